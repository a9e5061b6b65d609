/// The ids of the diagnostics that `catalog check` can report about a system.
///
/// A requirement may name one as what meets it: `contrast/below-level` says that the contrast of
/// all pairs is checked. The ids are declared in targets that the model does not know, so a test
/// compares the list with their declarations.
public enum CheckNames {
  /// All ids, such as `contrast/below-level`.
  public static let ids: Set<String> = Set(
    rulesByGroup.flatMap { group, rules in
      rules.split(whereSeparator: \.isWhitespace).map { "\(group)/\($0)" }
    })

  /// What several ids begin with, up to a hyphen: `tokens/drift` of `tokens/drift-missing`.
  public static let families: Set<String> = {
    let beginnings = ids.flatMap { id in
      id.indices.filter { id[$0] == "-" }.map { String(id[..<$0]) }
    }
    let counts = Dictionary(beginnings.map { ($0, 1) }, uniquingKeysWith: +)
    return Set(counts.filter { $0.value > 1 }.keys).subtracting(ids)
  }()

  /// The groups that ids of checks begin with.
  public static var groups: [String] { rulesByGroup.map(\.group) }

  /// The rules of each group, in alphabetical order.
  private static let rulesByGroup: [(group: String, rules: String)] = [
    (
      "agent",
      """
      code-argument-order code-missing-argument code-no-initializer code-syntax-error
      code-too-deep code-unknown-argument code-unknown-member code-unknown-name
      code-unknown-token code-wrong-literal deprecated-token expected-finding missing-prop
      missing-semantics no-children no-component no-documents not-a-document nothing-to-modify
      off-step one-document out-of-range props-not-mapping several-views swift-argument-order
      swift-no-call swift-no-view swift-unknown-argument swift-unknown-closure
      swift-unknown-modifier swift-unknown-view swift-unreadable-value too-deep
      too-many-findings two-components unclear-system unknown-component unknown-prop
      unknown-token unknown-value wrong-child wrong-type
      """
    ),
    (
      "catalog",
      """
      duplicate-name duplicate-page long-name unknown-component unknown-token wrong-token-type
      """
    ),
    (
      "component",
      """
      bound-not-whole bounds-of-no-number children closures default-not-a-value
      duplicate-example duplicate-prop enum-without-values minimum-above-maximum
      missing-image missing-preview no-manifest no-snapshots no-summary
      number-out-of-bounds props step-not-positive swift-type unknown-prop
      unknown-style
      """
    ),
    (
      "contrast",
      """
      below-level claim claim-value empty-over empty-pattern line-too-long minimum no-context
      not-a-color not-a-list not-a-pair not-utf8 over-cycle too-many-contexts
      translucent-backdrop translucent-background unknown-context unreadable-preview
      unused-exception unused-text
      """
    ),
    (
      "coverage",
      """
      bad-baseline below-minimum excuse-without-reason file-below-minimum incomplete minimum
      missing-baseline missing-parameter missing-returns missing-summary missing-throws
      no-graphs no-sources no-subject no-symbols nothing-to-count outdated-baseline placeholder
      regression undocumented unknown-module unknown-parameter unused-conditions unused-excuse
      """
    ),
    (
      "link",
      """
      missing missing-anchor missing-image remote-image
      """
    ),
    (
      "preview",
      """
      active differs include literal not-redrawn outside syntax unknown-prop unknown-property
      """
    ),
    (
      "rule",
      """
      bad-parameter bad-pattern no-front-matter no-right no-wrong unknown-check
      """
    ),
    (
      "spec",
      """
      duplicate-requirement missing-step no-front-matter no-name no-obligation no-requirement
      outside unknown-label unknown-name unknown-step untraced
      """
    ),
    (
      "tokens",
      """
      alias-into-value alias-missing alias-of-deprecated alias-syntax alias-to-group
      asset-invalid asset-missing asset-name-clash bad-json case-only-difference catalog-metadata
      content-folder contexts-empty contexts-missing contexts-single contradiction css-name-collision cycle
      default-unknown deprecated-bad-type description-not-string dialect dialect-assumed
      dialect-computed dialect-untranslatable drift-different drift-extra drift-missing
      drift-namespace drift-notation duplicate-key duplicate-name erratum-369 export-combination
      export-context export-partial export-unknown extends-cycle extends-missing extends-on-token
      extends-token extends-too-large extensions-not-object font-family-list gradient-position
      hex-mismatch illegal-pointer incomplete-token inline-missing-name inline-missing-type
      input-missing input-not-string input-unknown-context input-unknown-modifier kept left-out
      missing-type name-empty name-has-brace-or-dot name-starts-with-dollar no-files no-tokens
      non-orthogonal one-set order-empty order-missing order-not-array passed-over
      pointer-bad-index pointer-missing pointer-syntax pointer-to-metadata pointer-to-token
      proposed-resolver ref-cycle ref-missing ref-to-value relaxed-json set-without-sources
      spliced swift-cycle swift-hex-order swift-name-collision swift-namespace swift-same-path
      swift-unevaluated token-and-group too-deep too-many-combinations too-many-sources
      type-from-earlier type-inferred type-mismatch type-not-string type-varies unknown-dialect unknown-mention
      unknown-property unknown-root-key unknown-type unused-modifier unused-set upgrade-clash
      value-and-ref value-null version-missing version-wrong yaml
      """
    ),
  ]
}
