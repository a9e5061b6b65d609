/// The names that lead to a token, from the outermost group to the token itself.
///
/// Shown and written with dots between the names. Names contain no dots, so the text is unique.
public struct TokenPath: Hashable, Sendable {
  /// The path as text, `color.accent.$root` for example.
  public let text: String

  /// A path from its text; nothing checks that a token has it.
  public init(_ text: String) {
    self.text = text
  }

  /// A path from its names, which are taken as they are.
  public init(names: some Sequence<String>) {
    text = names.joined(separator: ".")
  }

  /// The names one by one.
  public var names: [String] {
    text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The names without a final `$root`, which stands for its group.
  public var displayNames: [String] {
    names.last == "$root" ? names.dropLast() : names
  }
}

extension TokenPath: CustomStringConvertible, ExpressibleByStringLiteral, Comparable {
  /// The path as text, for messages.
  public var description: String { text }

  /// Lets a string literal stand for a path.
  public init(stringLiteral value: String) {
    text = value
  }

  /// By the text as Swift compares strings, so a group's tokens come after the group.
  public static func < (left: TokenPath, right: TokenPath) -> Bool { left.text < right.text }
}
