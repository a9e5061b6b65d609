import Diagnostics

/// What code looks like that a team looks for: a call or a name, and what is around it.
///
/// All that is stated has to be so. Names are compared as they are written, and nothing is looked
/// up, so a pattern also finds what is only called alike.
public struct SyntaxPattern: Hashable, Sendable {
  /// What is called, or the name that is used: `.frame`, `Button`, `UIColor.red`.
  public var subject: PatternTerm
  /// Whether a name is meant, and no call.
  public var isName = false
  /// What the chain of calls begins with, one of these; anything when empty.
  public var on: [PatternTerm] = []
  /// The label of an argument that has to be there; `_` for one without a label.
  public var argument: String?
  /// What that argument, or any when none is named, has to be.
  public var literal: LiteralCondition?
  /// Calls that the same chain has to have, all of these.
  public var with: [PatternTerm] = []
  /// Calls of which the same chain must have none.
  public var without: [PatternTerm] = []
  /// Calls of which one is around it; anything when empty.
  public var inside: [PatternTerm] = []
  /// Calls of which none is around it.
  public var unlessInside: [PatternTerm] = []
  /// What is told.
  public var message: String
  /// What to do.
  public var suggestion: String?

  /// A pattern of a call that states nothing else.
  public init(call subject: PatternTerm, message: String, suggestion: String? = nil) {
    (self.subject, self.message, self.suggestion) = (subject, message, suggestion)
  }
}

/// A call as a pattern names it: `.clipShape`, `.clipShape(Capsule)`, `Image(systemName:)`, `Button`,
/// `Font.system`.
public struct PatternTerm: Hashable, Sendable {
  /// The names, without the point before a modifier.
  public var name: String
  /// Whether it is made on a value.
  public var isModifier: Bool
  /// A name that one of the arguments has to have, or be called by.
  public var argument: String?
  /// The label that one of the arguments has to have.
  public var label: String?

  /// - Returns: `nil` for a text that is not the name of a call.
  public init?(_ text: String) {
    var text = text.filter { !$0.isWhitespace }[...]
    if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let inner = text[text.index(after: open)...].dropLast()
      if inner.hasSuffix(":") {
        label = String(inner.dropLast())
      } else {
        argument = inner.isEmpty ? nil : String(inner)
      }
      text = text[..<open]
    }
    isModifier = text.hasPrefix(".")
    name = String(isModifier ? text.dropFirst() : text)
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy(Self.isIdentifier) else { return nil }
    if let label, !Self.isIdentifier(label[...]) { return nil }
    if let argument {
      let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.enumerated().allSatisfy({ Self.isIdentifier($1) || $0 == 0 && $1.isEmpty }) else {
        return nil
      }
    }
  }

  private static func isIdentifier(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

/// What an argument has to be: any literal, a number in a range, a text.
public enum LiteralCondition: Hashable, Sendable {
  /// A number, a string or a boolean.
  case any
  /// A number that is less, less or equal, more, more or equal, equal, or not equal.
  case number(Comparison, Double)
  /// This string, or this name.
  case text(String)

  /// How numbers are compared. Signs of two characters come first, since those of one begin them.
  public enum Comparison: String, CaseIterable, Hashable, Sendable {
    /// Less than a number, or the number.
    case atMost = "<="
    /// More than a number, or the number.
    case atLeast = ">="
    /// Any other number.
    case not = "!="
    /// Less than a number.
    case less = "<"
    /// More than a number.
    case more = ">"
    /// The number.
    case equal = "="
  }

  /// `any`, `< 44`, `>= 0.5`, `8`, or a text.
  ///
  /// - Returns: `nil` for a comparison with what is no number, and for no text at all.
  public init?(_ text: String) {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if text.isEmpty { return nil }
    if text == "any" {
      self = .any
    } else if let sign = Comparison.allCases.first(where: { text.hasPrefix($0.rawValue) }) {
      let rest = text.dropFirst(sign.rawValue.count).drop { $0 == " " }
      guard let number = Double(rest), number.isFinite else { return nil }
      self = .number(sign, number)
    } else if let number = Double(text), number.isFinite {
      self = .number(.equal, number)
    } else {
      self = .text(text)
    }
  }
}
