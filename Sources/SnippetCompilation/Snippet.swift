import Diagnostics

/// A piece of Swift code that is shown, and where it stands.
///
/// The module turns such pieces into files that a compiler reads, and what the compiler says into
/// findings. It starts no process: ``CatalogDriver`` does. Steps:
///
/// 1. ``SnippetReader`` parses each piece and decides what it is: declarations of a file, members of
///    a view, statements, a view, or a part of a manifest;
/// 2. ``SnippetFile`` puts the pieces of a page into one file, so that a piece knows what those
///    before it declare, and no piece knows those of another page; ``SnippetBatch`` divides files
///    among runs of the compiler;
/// 3. ``PlatformInterface`` writes the interfaces that stand in for the frameworks;
/// 4. ``CompilerMessage`` reads what the compiler says, ``MessageJudge`` tells a mistake from what
///    an interface lacks.
public struct Snippet: Hashable, Sendable {
  /// Where code comes from.
  public enum Origin: Hashable, Sendable {
    /// A fence of a text, with what its words ask for.
    case fence(SnippetFence)
    /// An example of a component or a screen, by its name; written by the tool or by hand.
    case example(String, isGenerated: Bool)
  }

  /// Where the code comes from.
  public var origin: Origin
  /// The code.
  public var text: String
  /// The file that it stands in.
  public var path: String
  /// The line of that file on which the code begins; of generated code, the line of its example.
  public var firstLine: Int
  /// How far the code is indented in its file, in bytes.
  public var indentation: Int
  /// Pieces of one page know what those before them declare.
  public var page: String

  /// Code at a place.
  public init(
    _ origin: Origin, _ text: String, path: String, firstLine: Int, indentation: Int = 0,
    page: String
  ) {
    self.origin = origin
    self.text = text
    self.path = path
    self.firstLine = firstLine
    self.indentation = indentation
    self.page = page
  }

  /// Whether the place of a message is that of the code itself, line by line.
  var hasLines: Bool {
    if case .example(_, isGenerated: true) = origin { false } else { true }
  }

  /// Whether it has code for single platforms, and so is for each of them.
  public var hasBranches: Bool {
    text.contains(/#(?:if|elseif)\s[^\n]*\b(?:os|canImport|targetEnvironment)\(/)
  }

  var isExample: Bool { if case .example = origin { true } else { false } }

  /// The place in its file of a place in the code.
  func location(line: Int, column: Int) -> SourceLocation {
    guard hasLines else { return SourceLocation(path, line: firstLine) }
    return SourceLocation(path, line: firstLine + line - 1, column: column + indentation)
  }
}

/// What the words behind the backticks of a fence of Swift ask for.
public enum SnippetFence: String, Hashable, Sendable, CaseIterable {
  /// It has to compile.
  case right = "swift"
  /// It is a piece that is not compiled.
  case fragment = "swift fragment"
  /// It must not compile.
  case wrong = "swift wrong"

  /// What an info string asks for, in any place behind the language; `nil` when it is not Swift.
  /// Words in quotes are those of a title.
  public init?(_ info: String) {
    let words = info.replacing(/"[^"]*"|'[^']*'/, with: "").split(separator: " ")
    guard words.first == "swift" else { return nil }
    self = words.contains("fragment") ? .fragment : words.contains("wrong") ? .wrong : .right
  }
}
