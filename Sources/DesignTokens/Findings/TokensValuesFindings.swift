import Diagnostics

extension FindingID {
  // MARK: - tokens: values

  /// The value is none of its type, which ends the id: `invalid-color`, `invalid-dimension` and so
  /// on.
  ///
  /// Write it in the form that the message shows.
  public static func tokensInvalid(_ type: TokenType) -> FindingID {
    FindingID("tokens/invalid-\(type.rawValue)", .error, or: .warning)
  }

  /// A font family is one name with a comma in it.
  ///
  /// Write several names as an array.
  public static let tokensFontFamilyList = FindingID("tokens/font-family-list", .warning)

  /// A stop is outside 0 to 1 and is moved.
  ///
  /// Write a position from 0 to 1.
  public static let tokensGradientPosition = FindingID("tokens/gradient-position", .warning)

  /// `hex` of a colour differs from its components.
  ///
  /// Correct or remove it: the components count.
  public static let tokensHexMismatch = FindingID("tokens/hex-mismatch", .warning)

  /// DTCG 2025.10 has no form for a value, such as a length in em, so it is kept as it is written:
  /// style sheets and JSON have it, Swift has not.
  ///
  /// Nothing, or write a value of one of the 13 types.
  public static let tokensKept = FindingID("tokens/kept", .warning)

  /// A token has no type, of its own or of a group; its value tells it.
  ///
  /// Add `$type`.
  public static let tokensTypeInferred = FindingID("tokens/type-inferred", .warning)

  /// A token has no type, of its own or of a group.
  ///
  /// Add `$type`.
  public static let tokensMissingType = FindingID("tokens/missing-type", .error)

  /// The token has no type here, and takes that of the definition it replaces.
  ///
  /// Add `$type`.
  public static let tokensTypeFromEarlier = FindingID("tokens/type-from-earlier", .warning)

  /// A token has different types in different contexts.
  ///
  /// Give it one type.
  public static let tokensTypeVaries = FindingID("tokens/type-varies", .error)
}
