import Diagnostics

extension FindingID {
  // MARK: - tokens: Swift source

  /// A colour set of an asset catalog cannot be read.
  ///
  /// Correct its `Contents.json` as the message says.
  public static let tokensAssetInvalid = FindingID("tokens/asset-invalid", .warning)

  /// No asset catalog has a colour that the source names.
  ///
  /// Correct the name, or add the catalog to the folder.
  public static let tokensAssetMissing = FindingID("tokens/asset-missing", .warning)

  /// Two colour sets have one name, and the first counts.
  ///
  /// Rename one.
  public static let tokensAssetNameClash = FindingID("tokens/asset-name-clash", .warning)

  /// A token has another value or name in the Swift source.
  ///
  /// Change one of the two; the message has both.
  public static let tokensDriftDifferent = FindingID(
    "tokens/drift-different", .error, about: .drift, .needsAllTokens)

  /// A constant of the source has no token.
  ///
  /// Add the token, or rename the constant.
  public static let tokensDriftExtra = FindingID(
    "tokens/drift-extra", .error, about: .drift, .needsAllTokens)

  /// A token has no constant in the source.
  ///
  /// Add it, or state `"swift": false` for a token that needs none.
  public static let tokensDriftMissing = FindingID("tokens/drift-missing", .error, about: .drift)

  /// Constants are named in another notation than their tokens, such as `DS.colorTextPrimary` for
  /// `color.text.primary`, and are compared.
  ///
  /// Nothing, or state the names under `swift` in the extension `catalog`.
  public static let tokensDriftNotation = FindingID(
    "tokens/drift-notation", .warning, about: .drift)

  /// The sources have no type of the name that contains the tokens.
  ///
  /// Correct `swiftNamespace` or `--namespace`.
  public static let tokensDriftNamespace = FindingID(
    "tokens/drift-namespace", .error, about: .drift)

  /// A constant refers to itself.
  ///
  /// Give one of the constants a value.
  public static let tokensSwiftCycle = FindingID("tokens/swift-cycle", .warning)

  /// It is not stated whether eight digits begin or end with alpha.
  ///
  /// State `hexDigits` under `tokens`.
  public static let tokensSwiftHexOrder = FindingID("tokens/swift-hex-order", .warning)

  /// Two constants become one token.
  ///
  /// Rename one.
  public static let tokensSwiftSamePath = FindingID("tokens/swift-same-path", .warning)

  /// A constant has no value as a token, for the reason that the message gives: only a running
  /// program knows it, or a token has no form for it.
  ///
  /// Nothing; or write the value in a form that the reference of tokens lists.
  public static let tokensSwiftUnevaluated = FindingID("tokens/swift-unevaluated", .note)
}
