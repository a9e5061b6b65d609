import DesignTokens
import InterfaceStrings

/// The links from a sheet of a matrix to all sheets, in groups that share their first contexts.
struct MatrixSheetLinks {
  /// How many modifiers tell the sheets of a group apart; those before them tell the groups.
  private static let innerModifiers = 2

  let contexts: [ContextGroup]
  /// The default context of each modifier.
  let defaults: [String: String]
  let words: Words

  /// - Parameters:
  ///   - hrefs: One for each sheet.
  ///   - current: The sheet that the links are on.
  func groups(hrefs: [String], current: Int) -> [MatrixSheetGroup] {
    let inner = innerNames
    var groups: [MatrixSheetGroup] = []
    for (index, (sheet, href)) in zip(contexts, hrefs).enumerated() {
      let title = heading(sheet, inner)
      let link = MatrixSheetGroup.Link(
        title: self.title(sheet, inner), label: words.contexts(sheet), href: href,
        isCurrent: index == current)
      if let position = groups.firstIndex(where: { $0.title == title }) {
        groups[position].links.append(link)
      } else {
        groups.append(MatrixSheetGroup(title: title, links: [link]))
      }
    }
    if groups.count == 1 { groups[0].title = "" }
    return groups
  }

  /// The last of the modifiers by which sheets differ.
  private var innerNames: Set<String> {
    var differing: [String] = []
    for part in contexts.flatMap(\.parts)
    where !part.isEvery && !differing.contains(part.modifier) {
      differing.append(part.modifier)
    }
    let order = contexts.first?.parts.map(\.modifier) ?? []
    return Set(order.filter(differing.contains).suffix(Self.innerModifiers))
  }

  private func heading(_ sheet: ContextGroup, _ inner: Set<String>) -> String {
    words.contexts(ContextGroup(parts: sheet.parts.filter { !inner.contains($0.modifier) }))
  }

  /// The last context goes without saying where it is the default and another is named.
  private func title(_ sheet: ContextGroup, _ inner: Set<String>) -> String {
    var parts = sheet.parts.filter { inner.contains($0.modifier) && !$0.isEvery }
    if parts.count > 1, let last = parts.last, last.contexts == [defaults[last.modifier]] {
      parts.removeLast()
    }
    return words.contexts(ContextGroup(parts: parts))
  }
}
