import Diagnostics

extension FindingID {
  // MARK: - json

  /// An object has one name twice; the last one counts. Where both say the same, it is a warning.
  ///
  /// Remove or rename one.
  public static let jsonDuplicateKey = FindingID("json/duplicate-key", .error, or: .warning)

  /// The file is not UTF-8.
  ///
  /// Save it as UTF-8.
  public static let jsonEncoding = FindingID("json/encoding", .error)

  /// From here on the text is not JSON.
  ///
  /// Correct it as the message says.
  public static let jsonSyntax = FindingID("json/syntax", .error)

  /// Arrays and objects are nested too deep.
  ///
  /// Use fewer levels.
  public static let jsonTooDeep = FindingID("json/too-deep", .error)
}
