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

  /// What the comment says of the entry with this number.
  func documentation(of number: Int) -> SymbolDocumentation {
    guard let comment = entries[number].comment?.documentation else {
      return SymbolDocumentation(comment: nil)
    }
    return SymbolDocumentation(state: isOwn[number] ? .own : .inherited, comment: comment)
  }

  private func judge(_ number: Int) -> Bool {
    let entry = entries[number]
    guard let comment = entry.comment, let end = comment.end,
      comment.uri == nil || comment.uri == entry.location.uri, end <= entry.position
    else { return false }
    for other in entries[..<number].indices.reversed() {
      let before = entries[other]
      guard before.location.uri == entry.location.uri, before.position > end else { return true }
      let isShared = before.comment == comment
      if before.position == entry.position {
        // One name can stand for several symbols.
        if isShared { return isOwn[other] }
        continue
      }
      return isOwn[other] && isShared && before.isNamed(besides: entry)
    }
    return true
  }
}

extension GraphEntry {
  fileprivate var place: (String, Int, Int, String) {
    (location.uri, position.line, position.character, identifier)
  }

  /// Whether one declaration may declare both names.
  fileprivate func isNamed(besides other: GraphEntry) -> Bool {
    kind == other.kind && path.dropLast() == other.path.dropLast() && path.last != other.path.last
  }
}

extension SymbolGraph.LineList {
  /// What it says, or `nil` where that is nothing.
  var documentation: DocumentationComment? {
    let text = lines.map(\.text).joined(separator: "\n")
    return text.allSatisfy(\.isWhitespace) ? nil : DocumentationComment(text: text)
  }

  /// Where the comment ends, as far as places are known: one from another module has none.
  fileprivate var end: (line: Int, character: Int)? {
    lines.compactMap(\.range).map { ($0.end.line, $0.end.character) }.max { $0 < $1 }
  }
}
