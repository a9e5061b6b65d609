import Diagnostics

extension FindingID {
  // MARK: - rule

  /// A check of Swift source is given a key that it does not take, or a value that cannot be.
  ///
  /// Correct the value, or remove the key.
  public static let ruleBadParameter = FindingID("rule/bad-parameter", .error)

  /// A pattern that a rule or a component states cannot be read.
  ///
  /// Correct it as the message says.
  public static let ruleBadPattern = FindingID("rule/bad-pattern", .error)

  /// A rule names a check of Swift source that does not exist.
  ///
  /// Correct the name, or write `check: pattern` and state one.
  public static let ruleUnknownCheck = FindingID("rule/unknown-check", .error)

  /// A rule does not begin with front matter.
  ///
  /// Put `---`, `title`, `summary` and `---` on its first lines.
  public static let ruleNoFrontMatter = FindingID("rule/no-front-matter", .error)

  /// A rule has no right example.
  ///
  /// Add a fence `yaml agent right`.
  public static let ruleNoRight = FindingID("rule/no-right", .warning)

  /// A rule has no wrong example.
  ///
  /// Add a fence `yaml agent wrong`.
  public static let ruleNoWrong = FindingID("rule/no-wrong", .warning)
}
