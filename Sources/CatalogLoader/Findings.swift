import Diagnostics

extension FindingID {
  // MARK: - content

  /// `baseURL` in catalog.yaml is not a complete http or https address.
  ///
  /// Write one such as `https://design.example.org/`.
  public static let contentBaseUrl = FindingID("content/base-url", .error)

  /// catalog.yaml lists a system twice.
  ///
  /// Keep one of them.
  public static let contentDuplicateSystem = FindingID("content/duplicate-system", .error)

  /// `language` is not a BCP 47 tag.
  ///
  /// Write one such as `en` or `pt-BR`.
  public static let contentLanguage = FindingID("content/language", .error)

  /// A file that another names, or that must be there, is missing.
  ///
  /// Add it, or correct the name.
  public static let contentMissingFile = FindingID("content/missing-file", .error)

  /// A system that catalog.yaml lists has no system.yaml.
  ///
  /// Correct the name, or add the file.
  public static let contentMissingSystem = FindingID("content/missing-system", .error)

  /// The folder has neither a catalog.yaml nor a system.yaml.
  ///
  /// Name the folder that does.
  public static let contentNoCatalog = FindingID(
    "content/no-catalog", .error, [.obstacle, .ofNamedFolder])

  /// A folder that is named for its Swift sources has none.
  ///
  /// Correct the path.
  public static let contentNoSources = FindingID("content/no-sources", .error)

  /// catalog.yaml lists no systems.
  ///
  /// Add `systems:` with the names of their folders.
  public static let contentNoSystems = FindingID("content/no-systems", .error)

  /// The catalog has no system of the name that `--system` gives.
  ///
  /// Name one that catalog.yaml lists.
  public static let contentUnknownSystem = FindingID("content/unknown-system", .error, .obstacle)

  /// A folder or a file of a system is not read, since its name is only near one that is.
  ///
  /// Rename it as the message says, or move it out of the folder of the system.
  public static let contentUnreadName = FindingID("content/unread-name", .warning)

  /// An address under `repository` of system.yaml is not whole, or lacks `{path}`.
  ///
  /// Write one such as `https://example.org/design/blob/main/{path}`.
  public static let contentRepository = FindingID("content/repository", .error)

  // MARK: - component

  /// `children` is none of its three forms.
  ///
  /// Write `none`, `any` or a list of component names.
  public static let componentChildren = FindingID("component/children", .error)

  /// The default of an enum is not one of its values.
  ///
  /// Write one of them.
  public static let componentDefaultNotAValue = FindingID("component/default-not-a-value", .error)

  /// Two examples of a component have one name.
  ///
  /// Rename one.
  public static let componentDuplicateExample = FindingID("component/duplicate-example", .error)

  /// A prop is declared twice.
  ///
  /// Remove one.
  public static let componentDuplicateProp = FindingID("component/duplicate-prop", .error)

  /// A prop of type `enum` lists no values.
  ///
  /// Add `values: [first, second]`.
  public static let componentEnumWithoutValues = FindingID("component/enum-without-values", .error)

  /// The image that `image` names is missing.
  ///
  /// Correct the path, which begins at the folder of the component.
  public static let componentMissingImage = FindingID("component/missing-image", .error)

  /// A folder that `snapshots` names has no picture that could show a component.
  ///
  /// Name the folder `__Snapshots__` of the tests, or run `git lfs pull` where only pointers are
  /// checked out.
  public static let componentNoSnapshots = FindingID("component/no-snapshots", .warning)

  /// `preview.mustache` or `preview.css` is missing.
  ///
  /// Add the file to the folder of the component.
  public static let componentMissingPreview = FindingID("component/missing-preview", .error)

  /// A folder of `components` has no `component.yaml`, so it makes no page.
  ///
  /// Add the file, or move the folder elsewhere.
  public static let componentNoManifest = FindingID("component/no-manifest", .warning)

  /// A component has no summary, and its Swift declaration no comment that could be one.
  ///
  /// Add `summary`, or write a comment above the declaration.
  public static let componentNoSummary = FindingID("component/no-summary", .warning)

  /// `contexts`, or `label` of `accessibility`, names a prop that the component does not have, or
  /// the label has an unmatched brace.
  ///
  /// Correct the name, or write both braces: `{text}`.
  public static let componentUnknownProp = FindingID("component/unknown-prop", .error)

  /// There is no shared stylesheet of this name in the folder of previews.
  ///
  /// Correct the name under `styles`.
  public static let componentUnknownStyle = FindingID("component/unknown-style", .error)

  // MARK: - theme

  /// The logo that system.yaml names is not an image of the system, or has more than 32 KiB.
  ///
  /// Correct the path, or draw the logo as a small SVG.
  public static let themeLogo = FindingID("theme/logo", .error)

  /// A file under `fonts` of system.yaml is missing, has no licence, is not a font or has more than
  /// 128 KiB.
  ///
  /// Correct the path, add `license`, or name a smaller file.
  public static let themeFont = FindingID("theme/font", .error)

  // MARK: - agents

  /// A limit is not a whole number of tokens.
  ///
  /// Write a number such as 25000.
  public static let agentsLimit = FindingID("agents/limit", .error)

  // MARK: - spec

  /// Two requirements have one name.
  ///
  /// Rename one, or make their scenarios those of one.
  public static let specDuplicateRequirement = FindingID("spec/duplicate-requirement", .error)

  /// A scenario lacks `WHEN` or `THEN`.
  ///
  /// Add what happens, or what follows.
  public static let specMissingStep = FindingID("spec/missing-step", .error)

  /// A specification does not begin with front matter.
  ///
  /// Put `---`, `title`, `summary` and `---` on its first lines.
  public static let specNoFrontMatter = FindingID("spec/no-front-matter", .error)

  /// A requirement or scenario has no name after its colon.
  ///
  /// Write what it is about.
  public static let specNoName = FindingID("spec/no-name", .error)

  /// A requirement does not say how binding it is.
  ///
  /// Say what SHALL or MUST hold, above its scenarios.
  public static let specNoObligation = FindingID("spec/no-obligation", .warning)

  /// A specification has no requirement.
  ///
  /// Write a heading `Requirement:` above each.
  public static let specNoRequirement = FindingID("spec/no-requirement", .warning)

  /// A scenario comes before the first requirement.
  ///
  /// Write the heading of its requirement above it.
  public static let specOutside = FindingID("spec/outside", .error)

  /// A heading or paragraph begins with what is nearly `Requirement:`, `Scenario:` or `Met by:`,
  /// and is read as text.
  ///
  /// Correct the word.
  public static let specUnknownLabel = FindingID("spec/unknown-label", .warning)

  /// A step begins with another word than the five, or with none in bold.
  ///
  /// Begin it with `GIVEN`, `WHEN`, `THEN`, `AND` or `BUT`.
  public static let specUnknownStep = FindingID("spec/unknown-step", .error)

  // MARK: - contrast

  /// `claimed` has no ratio from 1 to 21 and no level.
  ///
  /// Write `7.2`, or `{ ratio: 7.2, level: AAA }`.
  public static let contrastClaimValue = FindingID("contrast/claim-value", .error)

  /// `over` names no colour below a token.
  ///
  /// Name those below it, or leave the key out.
  public static let contrastEmptyOver = FindingID("contrast/empty-over", .error)

  /// A minimum is not a number, or is lower than the level requires.
  ///
  /// Write a number from the level's ratio to 21.
  public static let contrastMinimum = FindingID("contrast/minimum", .error)

  /// A choice of contexts is empty.
  ///
  /// Name a context, or leave the modifier out to mean all.
  public static let contrastNoContext = FindingID("contrast/no-context", .error)

  /// Contrast pairs are not a list.
  ///
  /// Begin each with `- name:`.
  public static let contrastNotAList = FindingID("contrast/not-a-list", .error)

  /// `text` has no meaning for a pair whose foreground is not text.
  ///
  /// Leave `text` out, or `use`.
  public static let contrastUnusedText = FindingID("contrast/unused-text", .warning)

  // MARK: - coverage

  /// A minimum is not a percentage.
  ///
  /// Write a number from 0 to 100.
  public static let coverageMinimum = FindingID("coverage/minimum", .error)

  /// Conditions are stated, while every branch of `#if` is read.
  ///
  /// Add `platform`, or leave them out.
  public static let coverageUnusedConditions = FindingID("coverage/unused-conditions", .warning)
}
