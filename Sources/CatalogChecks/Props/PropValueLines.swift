/// The list of values of a prop as lines: `values: [low, high]`, or an item below the other.
struct PropValueLines {
  /// What is to become of the values.
  struct Change {
    /// New names by old ones.
    var renamed: [String: String] = [:]
    var removed: Set<String> = []
    var added: [String] = []
  }

  /// A value with what stands around its name.
  private struct Item {
    var before: String
    var name: String
    var after: String
    /// Lines below, such as its description.
    var more: [String] = []
  }

  /// The line of the key, up to the bracket of a list in brackets.
  private let start: String
  /// What follows the list in brackets; `nil` for a list of lines.
  private let end: String?
  private var items: [Item]

  /// - Parameters:
  ///   - lines: Those of the key and of all below it.
  ///   - column: Where the key stands in the first of them.
  init?(_ lines: [String], at column: Int) {
    guard let first = lines.first else { return nil }
    let key = "\(first.prefix(column))values:"
    let (value, comment) = YAMLText.parts(first.dropFirst(key.count))
    if value.isEmpty {
      guard let items = Self.items(lines.dropFirst()), !items.isEmpty else { return nil }
      (start, end, self.items) = (first, nil, items)
    } else {
      guard lines.count == 1, value.hasPrefix("["), value.hasSuffix("]") else { return nil }
      let texts = value.dropFirst().dropLast().split(separator: ",")
      let names = texts.map { YAMLText.trimmed($0) }
      guard names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(Self.isPartOfName) }) else {
        return nil
      }
      (start, end) = (key + " [", "]" + comment)
      items = names.map { Item(before: "", name: $0, after: "") }
    }
  }

  var names: [String] { items.map(\.name) }

  var lines: [String] {
    let texts = items.map { $0.before + YAMLText.scalar($0.name) + $0.after }
    if let end { return [start + texts.joined(separator: ", ") + end] }
    return [start] + zip(texts, items).flatMap { [$0] + $1.more }
  }

  mutating func apply(_ change: Change) {
    let dash = items.first.map { String($0.before.prefix { $0 != "-" }) } ?? ""
    let isNamed = items.contains { $0.before.contains("name:") }
    let before = end == nil ? dash + (isNamed ? "- name: " : "- ") : ""
    items.removeAll { change.removed.contains($0.name) }
    for index in items.indices {
      items[index].name = change.renamed[items[index].name] ?? items[index].name
    }
    items += change.added.map { Item(before: before, name: $0, after: "") }
  }

  /// The items of a list of lines; `nil` when something else stands between them.
  private static func items(_ lines: ArraySlice<String>) -> [Item]? {
    var items: [Item] = []
    let edge = lines.first.map(YAMLText.column)
    for line in lines {
      if YAMLText.column(of: line) == edge {
        guard let item = item(line) else { return nil }
        items.append(item)
      } else if items.isEmpty || YAMLText.isBlankOrComment(line) {
        return nil
      } else {
        items[items.count - 1].more.append(line)
      }
    }
    return items
  }

  /// `- low`, `- name: low` or `- { name: low, … }`.
  private static func item(_ line: String) -> Item? {
    let edge = YAMLText.column(of: line)
    guard line.dropFirst(edge).hasPrefix("- ") else { return nil }
    let text = line.dropFirst(edge + 2)
    for opening in ["{ name: ", "{name: ", "name: ", ""] where text.hasPrefix(opening) {
      let rest = text.dropFirst(opening.count)
      let name = rest.prefix(while: isPartOfName)
      let after = rest.dropFirst(name.count)
      let isWhole = YAMLText.parts(after).value.isEmpty && (after.first ?? " ") == " "
      let isInBraces = opening.hasPrefix("{") && [",", "}", " "].contains(after.first)
      guard !name.isEmpty, isWhole || isInBraces else { return nil }
      return Item(
        before: "\(line.prefix(edge + 2))\(opening)", name: String(name), after: String(after))
    }
    return nil
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_" || character == "-"
  }
}
