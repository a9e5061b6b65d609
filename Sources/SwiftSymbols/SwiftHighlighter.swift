import SwiftIDEUtils
import SwiftSyntax

/// A piece of Swift text that is shown in one colour.
public struct HighlightedToken: Hashable, Sendable {
  /// What a piece of text is to a reader.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A word of the language, modifiers included.
    case keyword
    /// The name of a type where a type stands; elsewhere syntax alone cannot tell.
    case type
    /// Any other name.
    case identifier
    /// The label of an argument or a parameter.
    case label
    /// A literal.
    case string, number
    /// Documentation comments included.
    case comment
    /// `@` and a name.
    case attribute
    /// `#if` and its kin, with their conditions.
    case directive
    /// An operator that is a function.
    case `operator`
    /// Brackets, separators and other marks of the language.
    case punctuation
    /// White space, and text that could not be classified.
    case plain
  }

  /// As in the source.
  public var text: String
  /// What it is.
  public var kind: Kind

  /// A piece of one kind.
  public init(_ text: String, _ kind: Kind) {
    self.text = text
    self.kind = kind
  }
}

/// Colours Swift text, which need not be complete or correct.
public enum SwiftHighlighter {
  /// The pieces of `text`: put together they are `text` again, byte for byte.
  ///
  /// A text that is nested too deeply for the parser comes back as one plain piece.
  public static func tokens(of text: String) -> [HighlightedToken] {
    guard !text.isEmpty else { return [] }
    let plain = [HighlightedToken(text, .plain)]
    guard case .success(let tree) = BoundedParser.parse(text) else { return plain }
    var painter = HighlightCutter(Array(text.utf8))
    for part in tree.classifications {
      painter.paint(
        part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset,
        HighlightedToken.Kind(part.kind))
    }
    let tokens = painter.finished()
    return tokens.reduce(into: "") { $0 += $1.text }.utf8.elementsEqual(text.utf8) ? tokens : plain
  }
}

/// Cuts text into tokens, filling what was not classified.
private struct HighlightCutter {
  private let bytes: [UInt8]
  private var end = 0
  private var tokens: [HighlightedToken] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func paint(_ range: Range<Int>, _ kind: HighlightedToken.Kind) {
    guard range.lowerBound >= end, range.upperBound <= bytes.count else { return }
    append(end..<range.lowerBound, .plain)
    append(range, kind)
    end = range.upperBound
  }

  mutating func finished() -> [HighlightedToken] {
    append(end..<bytes.count, .plain)
    end = bytes.count
    return tokens
  }

  private mutating func append(_ range: Range<Int>, _ kind: HighlightedToken.Kind) {
    guard !range.isEmpty else { return }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard kind == .plain else { return tokens.append(refined(text, kind)) }
    appendUnclassified(text)
  }

  /// The classification calls modifiers such as `public` attributes.
  private func refined(_ text: String, _ kind: HighlightedToken.Kind) -> HighlightedToken {
    guard kind == .attribute, text.utf8.first != UInt8(ascii: "@"),
      tokens.last?.text.hasSuffix("@") != true, Keywords.modifiers.contains(text)
    else { return HighlightedToken(text, kind) }
    return HighlightedToken(text, .keyword)
  }

  /// Tells brackets and other marks from the white space between them.
  private mutating func appendUnclassified(_ text: String) {
    for scalar in text.unicodeScalars {
      let kind: HighlightedToken.Kind = Keywords.marks.contains(scalar) ? .punctuation : .plain
      if let last = tokens.indices.last, tokens[last].kind == kind {
        tokens[last].text.unicodeScalars.append(scalar)
      } else {
        tokens.append(HighlightedToken(String(scalar), kind))
      }
    }
  }
}

private enum Keywords {
  static let modifiers: Set<String> = [
    "async", "actor", "borrowing", "class", "consuming", "convenience", "distributed", "dynamic",
    "fileprivate", "final", "indirect", "infix", "internal", "isolated", "lazy", "mutating",
    "nonisolated", "nonmutating", "open", "optional", "override", "package", "postfix", "prefix",
    "private", "public", "required", "sending", "static", "unowned", "weak",
  ]

  static let marks = Set("()[]{}<>,:;.=?!&\\#@`-".unicodeScalars)
}

extension HighlightedToken.Kind {
  fileprivate init(_ classification: SyntaxClassification) {
    self =
      switch classification {
      case .attribute: .attribute
      case .blockComment, .docBlockComment, .docLineComment, .lineComment: .comment
      case .dollarIdentifier, .identifier, .editorPlaceholder: .identifier
      case .floatLiteral, .integerLiteral: .number
      case .ifConfigDirective: .directive
      case .keyword: .keyword
      case .none: .plain
      case .operator: .operator
      case .regexLiteral, .stringLiteral: .string
      case .type: .type
      case .argumentLabel: .label
      }
  }
}
