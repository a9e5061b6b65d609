import Diagnostics
import SwiftSymbols

/// A file of a DocC catalogue (`*.docc`) that documents a symbol.
///
/// Such a file begins with a heading of the first level that is only a symbol link, below comments
/// and directives at most, and adds text to what the comment says. An article begins with another
/// heading.
public struct DocumentationExtension: Hashable, Sendable {
  /// The symbol that the heading names, and the place of the heading.
  public var entry: CatalogueEntry
  /// What follows the heading.
  public var body: String
  /// Whether it is to stand instead of the comment: `@DocumentationExtension(mergeBehavior: override)`.
  public var replacesComment: Bool

  /// The file with this text; `nil` for an article.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: The file, for the place of the entry.
  public init?(_ text: String, path: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let first = Self.firstShown(of: lines[...]), let link = Self.symbolLink(in: lines[first])
    else { return nil }
    entry = CatalogueEntry(
      path: link, location: SourceLocation(path, line: first + 1, column: 1))
    body = lines[(first + 1)...].joined(separator: "\n")
    replacesComment = lines.contains { $0.contains("mergeBehavior: override") }
  }

  /// Whether it says something of the symbol, and does not only arrange others (`## Topics`): a
  /// paragraph has to follow the heading, as DocC asks for an abstract.
  public var saysSomething: Bool {
    Self.beginsWithParagraph(
      body.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...])
  }

  /// The symbol that the file documents: one entry, or none.
  ///
  /// None are given where the file is an article, and where it only arranges symbols (`## Topics`):
  /// a paragraph has to follow the heading, as DocC asks for an abstract.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: The file, for the place of the entry.
  public static func entries(in text: String, path: String) -> [CatalogueEntry] {
    guard let file = DocumentationExtension(text, path: path), file.saysSomething else {
      return []
    }
    return [file.entry]
  }

  /// `Kit/Button` of the line `` # ``Kit/Button`` ``.
  private static func symbolLink(in line: Substring) -> String? {
    guard line.hasPrefix("# ") else { return nil }
    let title = line.dropFirst(2).drop(while: \.isWhitespace)
    guard title.hasPrefix("``"), let end = title.dropFirst(2).firstRange(of: "``"),
      isBlank(title[end.upperBound...])
    else { return nil }
    let link = title.dropFirst(2)[..<end.lowerBound].filter { !$0.isWhitespace }
    return link.isEmpty ? nil : String(link)
  }

  private static func beginsWithParagraph(_ lines: ArraySlice<Substring>) -> Bool {
    guard let first = firstShown(of: lines) else { return false }
    let body = lines[first].drop(while: \.isWhitespace)
    return !CodeFence.begins(with: lines[first])
      && !["#", "- ", "* ", "+ ", ">", "|"].contains { body.hasPrefix($0) }
  }

  /// The first line that is shown: directives such as `@Metadata { … }` and comments are not.
  private static func firstShown(of lines: ArraySlice<Substring>) -> Int? {
    var depth = 0
    var isComment = false
    for (index, line) in zip(lines.indices, lines) {
      let body = line.drop(while: \.isWhitespace)
      if body.isEmpty { continue }
      if isComment || body.hasPrefix("<!--") {
        isComment = body.firstRange(of: "-->") == nil
      } else if depth > 0 || body.hasPrefix("@") {
        let opened = body.count { $0 == "{" } - body.count { $0 == "}" }
        depth = max(0, depth + opened)
      } else {
        return index
      }
    }
    return nil
  }

  private static func isBlank(_ line: Substring) -> Bool { line.allSatisfy(\.isWhitespace) }
}
