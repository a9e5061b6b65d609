import Diagnostics

extension FindingID {
  // MARK: - catalog

  /// Two components have one name, or two guides of one folder a title, which is a warning.
  ///
  /// Give one of them another name.
  public static let catalogDuplicateName = FindingID(
    "catalog/duplicate-name", .error, or: .warning)

  /// A component that is named, such as under `related`, does not exist.
  ///
  /// Correct the name.
  public static let catalogUnknownComponent = FindingID(
    "catalog/unknown-component", .error, .needsAllComponents)

  /// A token that is named under `stage` does not exist.
  ///
  /// Correct the path.
  public static let catalogUnknownToken = FindingID(
    "catalog/unknown-token", .error, .needsAllTokens)

  /// A token that is named has another type than is needed here.
  ///
  /// Name a token of the type that the message asks for.
  public static let catalogWrongTokenType = FindingID("catalog/wrong-token-type", .error)

  // MARK: - component

  /// The closures that system metadata state differ from the Swift initialiser.
  ///
  /// Correct `slots`, `closure` or `closureOptional` under `swift`.
  public static let componentClosures = FindingID("component/closures", .warning, about: .coverage)

  /// The Swift sources declare no type of the name under `swift`.
  ///
  /// Correct `type`, or add the sources under `modules`.
  public static let componentSwiftType = FindingID(
    "component/swift-type", .warning, about: .coverage)

  // MARK: - spec

  /// What is named under `Met by:` does not exist.
  ///
  /// Correct the name, or write the word without backticks.
  public static let specUnknownName = FindingID("spec/unknown-name", .error)

  /// A requirement does not name what meets it.
  ///
  /// Name it in a paragraph `Met by:`.
  public static let specUntraced = FindingID("spec/untraced", .warning)

  // MARK: - twin

  /// `twin` names its own page or system.
  ///
  /// Name the one in the other language.
  public static let twinItself = FindingID("twin/itself", .error)

  /// Two twins are in one language.
  ///
  /// State the language of one of them, or leave `twin` out.
  public static let twinSameLanguage = FindingID("twin/same-language", .error)

  /// A page is named as the twin of two others.
  ///
  /// Keep one; two pages that name each other are one pair.
  public static let twinTaken = FindingID("twin/taken", .error)

  /// No guide or component is made from the file under `twin`.
  ///
  /// Write its path in the content, such as `other-system/guides/colour`.
  public static let twinUnknownPage = FindingID("twin/unknown-page", .error)

  /// The catalog has no other system of the name under `twin`.
  ///
  /// Name its folder.
  public static let twinUnknownSystem = FindingID("twin/unknown-system", .error)

  // MARK: - agent

  /// An invalid example does not have exactly the findings under `expect`.
  ///
  /// Make the mistake again, or correct the list.
  public static let agentExpectedFinding = FindingID("agent/expected-finding", .error)

  // MARK: - theme

  /// A colour under `theme` of system.yaml cannot be read on the pages of the system.
  ///
  /// Name a token whose value passes; the message has the nearest.
  public static let themeContrast = FindingID("theme/contrast", .error)

  /// The screen that system.yaml opens with does not exist.
  ///
  /// Write the `name` that a file under `examples` states.
  public static let themeExample = FindingID("theme/example", .error)

  /// A typeface under `theme` of system.yaml is no token of one, no family of `fonts` and no name
  /// of a reader's typeface.
  ///
  /// Correct the name.
  public static let themeTypeface = FindingID("theme/typeface", .error, .needsAllTokens)

  // MARK: - contrast

  /// A pattern of the matrix matches no colour that is shown.
  ///
  /// Correct the pattern.
  public static let contrastEmptyPattern = FindingID(
    "contrast/empty-pattern", .warning, .needsAllTokens)

  /// Under `over`, a token is below itself.
  ///
  /// Take one of these colours out.
  public static let contrastOverCycle = FindingID("contrast/over-cycle", .error)

  /// A pair has more combinations of contexts than are measured.
  ///
  /// Limit it with `contexts`.
  public static let contrastTooManyContexts = FindingID("contrast/too-many-contexts", .warning)

  /// A colour under `backdrops` is translucent, so it bounds nothing.
  ///
  /// Name one that is opaque in every context.
  public static let contrastTranslucentBackdrop = FindingID(
    "contrast/translucent-backdrop", .warning)

  /// There is no such modifier, or it has no such context.
  ///
  /// Write one that the note lists.
  public static let contrastUnknownContext = FindingID(
    "contrast/unknown-context", .error, .needsAllTokens)

  /// No colours of a preview can be read from its stylesheet.
  ///
  /// Declare its pairs under `contrast`.
  public static let contrastUnreadablePreview = FindingID("contrast/unreadable-preview", .warning)

  // MARK: - preview

  /// A preview holds an element or an attribute that runs or embeds something, such as `<script>`
  /// or `onerror`.
  ///
  /// Remove it; a preview is HTML and CSS.
  public static let previewActive = FindingID("preview/active", .error)

  /// A preview and the Swift of its component use different tokens, or only one of them responds to
  /// a pointer or a press.
  ///
  /// Correct the side that is wrong, or give the reason under `previewDifferences`.
  public static let previewDiffers = FindingID(
    "preview/differs", .warning, about: .coverage, .needsAllTokens)

  /// A colour, length or duration is hard-coded where a token belongs.
  ///
  /// Use the custom property of a token.
  public static let previewLiteral = FindingID("preview/literal", .warning)

  /// A preview or its stylesheet leads to another host, runs a script by an address, or imports a
  /// stylesheet.
  ///
  /// Draw with what is in the content; name shared stylesheets under `styles`.
  public static let previewOutside = FindingID("preview/outside", .error)

  /// Browsers skip a part of a stylesheet: a bracket is not closed, or a declaration lacks its colon
  /// or semicolon.
  ///
  /// Add what is missing.
  public static let previewSyntax = FindingID("preview/syntax", .error)

  /// A slot, a control or a selector of a preview names a prop, or a value of one, that its
  /// component does not have.
  ///
  /// Correct the name. Texts are slots, and what is neither text nor action is a `data-` attribute
  /// of `:host`.
  public static let previewUnknownProp = FindingID("preview/unknown-prop", .error)

  /// No token gives this custom property.
  ///
  /// Correct the name, which follows from the path of the token.
  public static let previewUnknownProperty = FindingID(
    "preview/unknown-property", .error, .needsAllTokens)
}
