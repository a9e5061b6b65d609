import Diagnostics

extension FindingID {
  // MARK: - tokens: structure

  /// The file is not JSON, or its top level is not an object.
  ///
  /// Correct it as the message says.
  public static let tokensBadJson = FindingID("tokens/bad-json", .error)

  /// Two names differ only in letter case.
  ///
  /// Rename one: many outputs treat them as equal.
  public static let tokensCaseOnlyDifference = FindingID("tokens/case-only-difference", .warning)

  /// The object `catalog` under `$extensions` has a value of the wrong kind, or an unknown key.
  ///
  /// Correct it; the reference of tokens lists its keys.
  public static let tokensCatalogMetadata = FindingID(
    "tokens/catalog-metadata", .error, or: .warning)

  /// `$deprecated` is neither true, false nor a text.
  ///
  /// Write true, or what to use instead in quotes.
  public static let tokensDeprecatedBadType = FindingID("tokens/deprecated-bad-type", .error)

  /// `$description` is not text.
  ///
  /// Put it in quotes.
  public static let tokensDescriptionNotString = FindingID("tokens/description-not-string", .error)

  /// An object has one name twice; the last one counts. Where both say the same, perhaps with other
  /// descriptions, it is a warning unless the file is held to the standard.
  ///
  /// Remove or rename one.
  public static let tokensDuplicateKey = FindingID(
    "tokens/duplicate-key", .error, or: .warning)

  /// `$extensions` is not an object.
  ///
  /// Write `{ "com.example.tool": … }`.
  public static let tokensExtensionsNotObject = FindingID("tokens/extensions-not-object", .error)

  /// An object has a type, but neither a value nor members.
  ///
  /// Add `$value`, or remove it.
  public static let tokensIncompleteToken = FindingID("tokens/incomplete-token", .warning)

  /// A name is empty.
  ///
  /// Give the token or group a name.
  public static let tokensNameEmpty = FindingID("tokens/name-empty", .error)

  /// A name contains a brace or a dot, which references use.
  ///
  /// Make its parts groups, or remove the character.
  public static let tokensNameHasBraceOrDot = FindingID("tokens/name-has-brace-or-dot", .error)

  /// A token has a name that begins with `$`.
  ///
  /// Remove the sign: the format reserves it.
  public static let tokensNameStartsWithDollar = FindingID("tokens/name-starts-with-dollar", .error)

  /// The file holds no token: no object has a `$value`.
  ///
  /// Write each value as a token.
  public static let tokensNoTokens = FindingID("tokens/no-tokens", .error)

  /// An object is a token and has members, or is a token in one source and a group in another.
  ///
  /// Rename one of the two.
  public static let tokensTokenAndGroup = FindingID(
    "tokens/token-and-group", .error, or: .warning)

  /// Groups are nested too deep.
  ///
  /// Use fewer levels.
  public static let tokensTooDeep = FindingID("tokens/too-deep", .error)

  /// `$type` is not text.
  ///
  /// Write one of the 13 types.
  public static let tokensTypeNotString = FindingID("tokens/type-not-string", .error)

  /// A property that begins with `$` does not exist here.
  ///
  /// Correct it, or keep it in `$extensions`.
  public static let tokensUnknownProperty = FindingID(
    "tokens/unknown-property", .error, or: .warning)

  /// The type is none of the 13.
  ///
  /// Write one, or leave the token out.
  public static let tokensUnknownType = FindingID("tokens/unknown-type", .error)

  /// A token has both `$value` and `$ref`.
  ///
  /// Keep one.
  public static let tokensValueAndRef = FindingID("tokens/value-and-ref", .error)

  /// Two files give tokens different values, and nothing says which counts.
  ///
  /// Write a resolver document, or name the files in the order in which they count.
  public static let tokensContradiction = FindingID("tokens/contradiction", .warning)

  /// Tokens are left out because one that they need is.
  ///
  /// Correct that one.
  public static let tokensLeftOut = FindingID("tokens/left-out", .error)

  /// Files of a folder are not used: they hold no tokens, or what other files have as tokens. Where
  /// they hold values that are left out, it is an error.
  ///
  /// Name the folder or the files that hold the tokens, or write their values as tokens.
  public static let tokensPassedOver = FindingID("tokens/passed-over", .warning, or: .error)

  /// The value is null.
  ///
  /// Give a value, or remove the token.
  public static let tokensValueNull = FindingID("tokens/value-null", .error)
}
