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

  /// A token lacks a value in some contexts, or changes its type, and is left out.
  ///
  /// Define it in all, or make two of it.
  public static let tokensExportPartial = FindingID("tokens/export-partial", .warning)

  /// The value of a token is stated to be unknown, so it is left out.
  ///
  /// Write the value, and remove the status.
  public static let tokensExportUnknown = FindingID("tokens/export-unknown", .warning)

  /// A token becomes a name in Swift that is taken or is none.
  ///
  /// Rename it, or state a name under `swift` in the extension.
  public static let tokensSwiftNameCollision = FindingID("tokens/swift-name-collision", .error)

  /// The name of the type that holds the tokens is no Swift name.
  ///
  /// Write one such as DS.
  public static let tokensSwiftNamespace = FindingID("tokens/swift-namespace", .error)
}
