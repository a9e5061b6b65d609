import Diagnostics

extension FindingID {
  // MARK: - tokens: resolver and contexts

  /// A modifier has no contexts.
  ///
  /// Add at least two.
  public static let tokensContextsEmpty = FindingID("tokens/contexts-empty", .error)

  /// A modifier has no `contexts`.
  ///
  /// Add them.
  public static let tokensContextsMissing = FindingID("tokens/contexts-missing", .error)

  /// A modifier has one context.
  ///
  /// Add another, or make it a set.
  public static let tokensContextsSingle = FindingID("tokens/contexts-single", .error)

  /// The default of a modifier is none of its contexts.
  ///
  /// Name one of them.
  public static let tokensDefaultUnknown = FindingID("tokens/default-unknown", .error)

  /// A name is in `resolutionOrder` twice.
  ///
  /// Give one another name.
  public static let tokensDuplicateName = FindingID("tokens/duplicate-name", .error)

  /// A reference leads to something that cannot be a source: the network, a modifier, itself.
  ///
  /// Refer to a set or a file beside it.
  public static let tokensIllegalPointer = FindingID("tokens/illegal-pointer", .error)

  /// A set or modifier in `resolutionOrder` has no name.
  ///
  /// Add `name`, or point at one.
  public static let tokensInlineMissingName = FindingID("tokens/inline-missing-name", .error)

  /// An entry of `resolutionOrder` is neither a set nor a modifier.
  ///
  /// Add `type`.
  public static let tokensInlineMissingType = FindingID("tokens/inline-missing-type", .error)

  /// No context was chosen for a modifier without a default.
  ///
  /// Choose one with `--input`.
  public static let tokensInputMissing = FindingID("tokens/input-missing", .error)

  /// The context of a modifier is not text.
  ///
  /// Write its name in quotes.
  public static let tokensInputNotString = FindingID("tokens/input-not-string", .error)

  /// The modifier has no such context.
  ///
  /// Choose one that it has.
  public static let tokensInputUnknownContext = FindingID("tokens/input-unknown-context", .error)

  /// There is no such modifier.
  ///
  /// Correct the name.
  public static let tokensInputUnknownModifier = FindingID("tokens/input-unknown-modifier", .error)

  /// Two modifiers define the same tokens, so their order decides.
  ///
  /// Let one modifier define each token.
  public static let tokensNonOrthogonal = FindingID("tokens/non-orthogonal", .warning)

  /// `resolutionOrder` is empty.
  ///
  /// List the sets and modifiers.
  public static let tokensOrderEmpty = FindingID("tokens/order-empty", .error)

  /// The resolver file has no `resolutionOrder`.
  ///
  /// Add it.
  public static let tokensOrderMissing = FindingID("tokens/order-missing", .error)

  /// `resolutionOrder` is not an array.
  ///
  /// Write one.
  public static let tokensOrderNotArray = FindingID("tokens/order-not-array", .error)

  /// References between sources form a cycle.
  ///
  /// Remove one.
  public static let tokensRefCycle = FindingID("tokens/ref-cycle", .error)

  /// A file or a part of one that is referred to does not exist.
  ///
  /// Correct the reference.
  public static let tokensRefMissing = FindingID("tokens/ref-missing", .error)

  /// A set or context has no array of sources.
  ///
  /// Add `sources`, or `[]` for a context that changes nothing.
  public static let tokensSetWithoutSources = FindingID("tokens/set-without-sources", .error)

  /// A token depends on more combinations of contexts than are read; only its default is known.
  ///
  /// Let fewer modifiers define what it refers to.
  public static let tokensTooManyCombinations = FindingID("tokens/too-many-combinations", .error)

  /// There are too many sources.
  ///
  /// Let fewer sets include each other.
  public static let tokensTooManySources = FindingID("tokens/too-many-sources", .error)

  /// The resolver file has an unknown key.
  ///
  /// Correct or remove it.
  public static let tokensUnknownRootKey = FindingID("tokens/unknown-root-key", .error)

  /// Nothing uses a modifier.
  ///
  /// Add it to `resolutionOrder`, or remove it.
  public static let tokensUnusedModifier = FindingID("tokens/unused-modifier", .warning)

  /// Nothing uses a set.
  ///
  /// Add it to `resolutionOrder`, or remove it.
  public static let tokensUnusedSet = FindingID("tokens/unused-set", .warning)

  /// The resolver file has no `version`.
  ///
  /// Add `"version": "2025.10"`.
  public static let tokensVersionMissing = FindingID("tokens/version-missing", .error)

  /// The version is not 2025.10.
  ///
  /// Write `"2025.10"`.
  public static let tokensVersionWrong = FindingID("tokens/version-wrong", .error)
}
