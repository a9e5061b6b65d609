import Diagnostics

extension FindingID {
  // MARK: - tokens: export

  /// Two tokens become one custom property.
  ///
  /// Rename one.
  public static let tokensCssNameCollision = FindingID("tokens/css-name-collision", .error)

  /// A token has a value for a combination of contexts that a resolver file cannot state.
  ///
  /// Define it in one context and let it refer on.
  public static let tokensExportCombination = FindingID("tokens/export-combination", .error)

  /// Swift cannot switch by a modifier, so one context of it is exported.
  ///
  /// Choose the context with `--input`.
  public static let tokensExportContext = FindingID("tokens/export-context", .warning)

  /// A token lacks a value in some contexts, changes its type, or has a value that the export has no
  /// form for, and is left out.
  ///
  /// Define it in all, make two of it, or write a value of one of the 13 types.
  public static let tokensExportPartial = FindingID(
    "tokens/export-partial", .warning, or: .error)

  /// The value of a token is stated to be unknown, so it is left out.
  ///
  /// Write the value, and remove the status.
  public static let tokensExportUnknown = FindingID("tokens/export-unknown", .warning)

  /// A token becomes a name in Swift that is taken or is none. Where only signs that Swift cannot
  /// write make the difference, it is exported under another name, which is a warning.
  ///
  /// Rename it, or state a name under `swift` in the extension.
  public static let tokensSwiftNameCollision = FindingID(
    "tokens/swift-name-collision", .error, or: .warning)

  /// The name of the type that holds the tokens is no Swift name.
  ///
  /// Write one such as DS.
  public static let tokensSwiftNamespace = FindingID("tokens/swift-namespace", .error)
}
