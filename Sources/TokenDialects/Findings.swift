import Diagnostics

extension FindingID {
  // MARK: - tokens: other formats

  /// The file is written in another format than DTCG 2025.10.
  ///
  /// Convert it with `catalog tokens check --upgrade`.
  public static let tokensDialect = FindingID("tokens/dialect", .warning, .ofWholeFile)

  /// Something that DTCG requires is missing from the file and was assumed: a unit, a type, a
  /// default.
  ///
  /// Check it, and write it into the file.
  public static let tokensDialectAssumed = FindingID(
    "tokens/dialect-assumed", .warning, .ofWholeFile)

  /// A value was computed from others.
  ///
  /// Check it; the upgraded file states it.
  public static let tokensDialectComputed = FindingID(
    "tokens/dialect-computed", .warning, .ofWholeFile)

  /// A part of the file has no counterpart and is left out. Where that is a token, it is an error.
  ///
  /// Write it as tokens of the 13 types, or do without.
  public static let tokensDialectUntranslatable = FindingID(
    "tokens/dialect-untranslatable", .warning, or: .error, .ofWholeFile)

  /// Files give the same tokens different values, and their names tell that they are modes or
  /// brands: they are read as the contexts of a modifier.
  ///
  /// Write the resolver document that `catalog tokens check` proposes beside them.
  public static let tokensProposedResolver = FindingID(
    "tokens/proposed-resolver", .warning, .ofWholeFile)

  /// The file is JSON with comments, trailing commas or the like.
  ///
  /// Upgrade it, or write plain JSON.
  public static let tokensRelaxedJson = FindingID("tokens/relaxed-json", .warning)

  /// The file is in a format that is recognised but not supported, or not recognised at all.
  ///
  /// Rewrite it as the message says.
  public static let tokensUnknownDialect = FindingID(
    "tokens/unknown-dialect", .error, or: .warning, .ofWholeFile)

  /// The file is YAML.
  ///
  /// Upgrade it.
  public static let tokensYaml = FindingID("tokens/yaml", .warning)
}
