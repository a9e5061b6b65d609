/// What a finding says in one line, and the name that it says it of.
///
/// `"\(about: path) has no type"` reads `'color.ink' has no type`, is about `color.ink`, and says
/// the same as the headline about any other token without a type. So findings can be told together
/// without anything being read out of their texts.
public struct Headline: Hashable, Sendable {
  /// The line, without a final full stop.
  public private(set) var text: String
  /// The name that the line is about; `nil` when it is about no name.
  public private(set) var subject: String?
  /// The line without the name.
  public private(set) var statement: String

  /// A line that is about no name.
  public init(_ text: String) {
    self.text = text
    statement = text
  }
}

extension Headline: ExpressibleByStringInterpolation {
  /// A line that is about no name, written as a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// The line that a literal with names and values makes.
  public init(stringInterpolation: Interpolation) { self = stringInterpolation.headline }

  /// Puts a headline together from its parts.
  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var headline = Headline("")

    /// An empty headline; the expected sizes are not needed.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds words that are the same for every subject.
    public mutating func appendLiteral(_ literal: String) {
      headline.text += literal
      headline.statement += literal
    }

    /// Adds a value that is not the subject.
    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }

    /// The name that the headline is about, which stands in quotes.
    public mutating func appendInterpolation(about subject: some CustomStringConvertible) {
      headline.text += "'\(subject)'"
      headline.statement += "''"
      headline.subject = subject.description
    }

    /// A part that may hold the name.
    public mutating func appendInterpolation(_ part: Headline) {
      headline.text += part.text
      headline.statement += part.statement
      headline.subject = part.subject ?? headline.subject
    }
  }
}
