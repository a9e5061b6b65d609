import Diagnostics

extension FindingID {
  // MARK: - agent

  /// A prop names a token that is deprecated.
  ///
  /// Name the token that its reason says to use.
  public static let agentDeprecatedToken = FindingID("agent/deprecated-token", .warning)

  /// A prop that the component requires is missing.
  ///
  /// Add it under `props`.
  public static let agentMissingProp = FindingID("agent/missing-prop", .error)

  /// The component requires each use to say what it means, and this one does not.
  ///
  /// Add `semantics` with a few words.
  public static let agentMissingSemantics = FindingID("agent/missing-semantics", .error)

  /// The component takes no children.
  ///
  /// Move the child beside it.
  public static let agentNoChildren = FindingID("agent/no-children", .error)

  /// A node names no component.
  ///
  /// Begin it with `component:` or `view:`.
  public static let agentNoComponent = FindingID("agent/no-component", .error)

  /// A modifier has no child to apply to.
  ///
  /// Add `children` with what it changes.
  public static let agentNothingToModify = FindingID("agent/nothing-to-modify", .error)

  /// A number is between the bounds of its prop, but not on one of its steps.
  ///
  /// Write the number that the suggestion names. Steps are counted from the minimum, or from 0.
  public static let agentOffStep = FindingID("agent/off-step", .error)

  /// A number is below the minimum of its prop, or above its maximum.
  ///
  /// Write the number that the suggestion names.
  public static let agentOutOfRange = FindingID("agent/out-of-range", .error)

  /// `props` is not a mapping.
  ///
  /// Write one `name: value` a line below it.
  public static let agentPropsNotMapping = FindingID("agent/props-not-mapping", .error)

  /// Nodes are nested more than 100 levels deep.
  ///
  /// Divide the document.
  public static let agentTooDeep = FindingID("agent/too-deep", .error)

  /// The document has more mistakes than are listed.
  ///
  /// Correct these and check again.
  public static let agentTooManyFindings = FindingID("agent/too-many-findings", .error)

  /// A node has both `component` and `view`.
  ///
  /// Keep the one that names the component.
  public static let agentTwoComponents = FindingID("agent/two-components", .error)

  /// The system has no component of this name.
  ///
  /// Write one that it has.
  public static let agentUnknownComponent = FindingID(
    "agent/unknown-component", .error, .needsAllComponents)

  /// The component has no such prop.
  ///
  /// Correct the name, or move a key of the node out of `props`.
  public static let agentUnknownProp = FindingID("agent/unknown-prop", .error, .needsAllProps)

  /// There is no such token, or the prop does not allow it.
  ///
  /// Write the path of one that is allowed.
  public static let agentUnknownToken = FindingID("agent/unknown-token", .error, .needsAllTokens)

  /// The value is none of those that an enum has.
  ///
  /// Write one that the note lists.
  public static let agentUnknownValue = FindingID("agent/unknown-value", .error, .needsAllProps)

  /// The component cannot hold this child.
  ///
  /// Put it where the message says, or use a child that the note lists.
  public static let agentWrongChild = FindingID("agent/wrong-child", .error)

  /// The value has another type than the prop.
  ///
  /// Write a value of its type; a text that looks like a number needs quotes.
  public static let agentWrongType = FindingID("agent/wrong-type", .error)

  // MARK: - preview

  /// The preview of a component includes another template.
  ///
  /// Write its markup out; `<slot></slot>` draws children.
  public static let previewInclude = FindingID("preview/include", .error)

  /// The page of a component cannot redraw its preview with other props.
  ///
  /// Examples are drawn without controls. Use values only as content or in quoted attributes that
  /// contain text, and leave out elements such as `script` and `template`.
  public static let previewNotRedrawn = FindingID("preview/not-redrawn", .warning)
}
