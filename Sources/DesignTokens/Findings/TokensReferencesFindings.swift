import Diagnostics

extension FindingID {
  // MARK: - tokens: references

  /// An alias in braces refers to part of a value, or is used where only a pointer is allowed.
  ///
  /// Write `{ "$ref": "#/…/$value/…" }`.
  public static let tokensAliasIntoValue = FindingID("tokens/alias-into-value", .error)

  /// There is no such token, at least in this context.
  ///
  /// Correct the path.
  public static let tokensAliasMissing = FindingID("tokens/alias-missing", .error)

  /// A token that is in use refers to a deprecated one.
  ///
  /// Refer to its replacement.
  public static let tokensAliasOfDeprecated = FindingID("tokens/alias-of-deprecated", .warning)

  /// The text in braces is not the path of a token, or `$extends` names no group.
  ///
  /// Write `{group.token}`.
  public static let tokensAliasSyntax = FindingID("tokens/alias-syntax", .error)

  /// A reference leads to a group.
  ///
  /// Refer to one of its tokens, or to `$root`.
  public static let tokensAliasToGroup = FindingID("tokens/alias-to-group", .error)

  /// References form a cycle.
  ///
  /// Give one of the tokens a value of its own.
  public static let tokensCycle = FindingID("tokens/cycle", .error)

  /// Read as first published, `$ref` of a token points at a whole token.
  ///
  /// Point at its `$value`, or read with `standard`.
  public static let tokensErratum369 = FindingID("tokens/erratum-369", .error)

  /// Groups extend each other, or one extends a group that contains it.
  ///
  /// Extend a group outside of it.
  public static let tokensExtendsCycle = FindingID("tokens/extends-cycle", .error)

  /// There is no group to extend.
  ///
  /// Correct the path.
  public static let tokensExtendsMissing = FindingID("tokens/extends-missing", .error)

  /// A token has `$extends`.
  ///
  /// Refer to the other token in `$value`.
  public static let tokensExtendsOnToken = FindingID("tokens/extends-on-token", .error)

  /// What is extended is a token.
  ///
  /// Extend a group.
  public static let tokensExtendsToken = FindingID("tokens/extends-token", .error)

  /// Extending groups makes more tokens than are read.
  ///
  /// Extend fewer.
  public static let tokensExtendsTooLarge = FindingID("tokens/extends-too-large", .error)

  /// A JSON Pointer names an index that the array does not have.
  ///
  /// Write one that it has.
  public static let tokensPointerBadIndex = FindingID("tokens/pointer-bad-index", .error)

  /// A JSON Pointer leads to nothing.
  ///
  /// Correct it; the note lists what is there.
  public static let tokensPointerMissing = FindingID("tokens/pointer-missing", .error)

  /// `$ref` is not a JSON Pointer into the document.
  ///
  /// Begin with `#/`.
  public static let tokensPointerSyntax = FindingID("tokens/pointer-syntax", .error)

  /// A JSON Pointer leads to a type or description.
  ///
  /// Point at `$value`.
  public static let tokensPointerToMetadata = FindingID("tokens/pointer-to-metadata", .error)

  /// A JSON Pointer leads to a token where a value is expected.
  ///
  /// Add `/$value`.
  public static let tokensPointerToToken = FindingID("tokens/pointer-to-token", .error)

  /// `$ref` of a token points into a value.
  ///
  /// Point at the token, or put the reference into `$value`.
  public static let tokensRefToValue = FindingID("tokens/ref-to-value", .warning)

  /// A reference to a value with several parts is used where one part is expected; all parts are
  /// inserted.
  ///
  /// Refer to its parts one by one.
  public static let tokensSpliced = FindingID("tokens/spliced", .warning)

  /// The token referred to has another type than expected.
  ///
  /// Refer to one of that type.
  public static let tokensTypeMismatch = FindingID("tokens/type-mismatch", .error, or: .warning)

  /// A description mentions a token in braces that does not exist.
  ///
  /// Correct the path, or leave the braces out.
  public static let tokensUnknownMention = FindingID("tokens/unknown-mention", .warning)
}
