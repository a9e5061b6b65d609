import DesignTokens
import Diagnostics

/// The pairs that follow from the names of tokens.
///
/// Two conventions are read: a name that puts itself on another (`onPrimary` on `primary`,
/// `card-foreground` on `card`), and names that differ by nothing but their role
/// (`badge.text` on `badge.background`, `text.danger` on `background.danger`).
public enum NamedPairs {
  /// How many backgrounds one text is put on: names that differ in signs and letter case alone
  /// are the same to a reader, and there may be any number of them.
  private static let limit = 8

  /// In the order of the foreground tokens. Tokens for internal use are left out.
  public static func of(_ tokens: ResolvedTokens) -> [ContrastPair] {
    let colors = tokens.filter { $0.type == .color && !$0.isInternal }.map {
      (token: $0, name: ColorName($0.path))
    }
    let grounds = colors.filter { $0.name.role != .text }
    let byWords = Dictionary(grouping: grounds, by: \.name.words)
    let bySubject = Dictionary(
      grouping: grounds.filter { $0.name.role == .background }, by: \.name.subject)
    return colors.filter { $0.name.role == .text }.flatMap { text in
      let subject = text.name.subject
      let named = text.name.namesItsBackground ? byWords[subject] ?? [] : []
      // What a name says outright comes before what two names have in common.
      let found = named.isEmpty ? bySubject[subject] ?? [] : named
      return found.prefix(limit).map { pair(text.token, on: $0.token) }
    }
  }

  private static func pair(_ text: Token, on background: Token) -> ContrastPair {
    let location = text.location ?? SourceLocation("")
    return ContrastPair(
      name: "\(text.path) on \(background.path)",
      foreground: Reference(text.path.text, at: location),
      background: Reference(background.path.text, at: location), origin: .named,
      location: location)
  }
}
