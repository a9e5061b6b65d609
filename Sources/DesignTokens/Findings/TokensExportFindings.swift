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

  /// Swift cannot switch between the contexts of a modifier, so only one of them is exported.
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

  /// The Swift name of a token is already used or not valid. Where names differ only in characters
  /// that Swift cannot write, it is exported under another name, which is a warning.
  ///
  /// Rename it, or state a name under `swift` in the extension.
  public static let tokensSwiftNameCollision = FindingID(
    "tokens/swift-name-collision", .error, or: .warning)

  /// The name of the type that contains the tokens is not a Swift name.
  ///
  /// Write one such as DS.
  public static let tokensSwiftNamespace = FindingID("tokens/swift-namespace", .error)
}
