import SwiftSymbols
import SymbolKit

/// Tells comments on a declaration itself from inherited ones, which graphs write alike.
///
/// A comment is the declaration's own when it stands in the same file, ends before the name, and no
/// other symbol's name lies between. Names of one declaration share its comment, on several lines
/// too: `case first,` and `second` below it.
struct OwnComments {
  /// By place.
  let entries: [GraphEntry]
  private var isOwn: [Bool]

  init(_ entries: [GraphEntry]) {
    self.entries = entries.sorted { $0.place < $1.place }
    isOwn = []
    for number in self.entries.indices { isOwn.append(judge(number)) }
  }

  /// What documents the entry with this number.
  func documentation(of number: Int) -> SymbolDocumentation {
    guard let comment = entries[number].comment else { return SymbolDocumentation(comment: nil) }
    return SymbolDocumentation(state: isOwn[number] ? .own : .inherited, comment: comment)
  }

  private func judge(_ number: Int) -> Bool {
    let entry = entries[number]
    guard let comment = entry.symbol.docComment, let range = comment.range,
      comment.uri == nil || comment.uri == entry.location.uri,
      range.last <= entry.location.position.line
    else { return false }
    for other in entries[..<number].indices.reversed() {
      let before = entries[other]
      guard before.location.uri == entry.location.uri,
        before.location.position.line > range.last
      else { return true }
      if before.location.position.line == entry.location.position.line { continue }
      guard isOwn[other], before.isNamed(besides: entry), before.symbol.docComment == comment
      else { return false }
    }
    return true
  }
}

extension GraphEntry {
  fileprivate var place: (String, Int, Int, String) {
    (location.uri, location.position.line, location.position.character, identifier)
  }

  /// `nil` where there is no comment, or one that says nothing.
  fileprivate var comment: DocumentationComment? {
    guard let lines = symbol.docComment?.lines else { return nil }
    let text = lines.map(\.text).joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? nil : DocumentationComment(text: text)
  }

  /// Whether one declaration may declare both names.
  fileprivate func isNamed(besides other: GraphEntry) -> Bool {
    kind == other.kind && symbol.pathComponents.dropLast() == other.symbol.pathComponents.dropLast()
      && symbol.pathComponents.last != other.symbol.pathComponents.last
  }
}

extension SymbolGraph.LineList {
  /// The first and last line of the comment, as far as places are known: a comment from another
  /// module has none.
  fileprivate var range: (first: Int, last: Int)? {
    let places = lines.compactMap(\.range)
    guard let first = places.map(\.start.line).min(), let last = places.map(\.end.line).max()
    else { return nil }
    return (first, last)
  }
}
