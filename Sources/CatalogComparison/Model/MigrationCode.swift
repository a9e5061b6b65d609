/// Code as it was written for one version, and as it is written for the next.
public struct MigrationCode: Hashable, Sendable {
  /// What the code is written in.
  public enum Language: String, Hashable, Sendable {
    case swift, yaml
  }

  public var language: Language
  public var before: String
  public var after: String
  /// Whether neither version names the successor: it has the same value, or a near name.
  public var isGuess = false

  /// - Returns: `nil` where the code of one version is not known, or both are the same.
  init?(_ language: Language, _ before: String?, _ after: String?) {
    guard let before, let after, before != after else { return nil }
    self.language = language
    self.before = before
    self.after = after
  }

  /// The same, known to be right or not.
  func guessed(_ isGuess: Bool) -> MigrationCode {
    var copy = self
    copy.isGuess = isGuess
    return copy
  }
}
