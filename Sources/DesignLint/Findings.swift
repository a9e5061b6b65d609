import Diagnostics

extension FindingID {
  // MARK: - lint

  /// A comment allows a rule to be broken and does not say why, so it allows nothing.
  ///
  /// Write the reason after the name of the rule.
  public static let lintAllowWithoutReason = FindingID(
    "lint/allow-without-reason", .warning, about: .swift)

  /// The baseline is not one, or is broken. A baseline with any mistake accepts nothing.
  ///
  /// Write it again with `--update`.
  public static let lintBadBaseline = FindingID("lint/bad-baseline", .error, about: .swift)

  /// Two colours of one condition are all that tells a state: a shape, or the same symbol, is green
  /// or red. People who do not see the difference miss it (WCAG 2.2, 1.4.1).
  ///
  /// Let a text, the symbol or the shape differ as well.
  public static let lintColorOnly = FindingID("lint/color-only", .warning, about: .swift)

  /// Code uses a token, a component or another name of the system that is deprecated.
  ///
  /// Use its successor, if the message names one.
  public static let lintDeprecatedName = FindingID("lint/deprecated-name", .warning, about: .swift)

  /// An animation repeats without end: `repeatForever`. It distracts from reading.
  ///
  /// Animate a change once, or show work with a progress view.
  public static let lintEndlessAnimation = FindingID(
    "lint/endless-animation", .warning, about: .swift)

  /// Text has a size in points that does not follow Dynamic Type: `.font(.system(size: 13))`.
  ///
  /// Use a font token or a text style.
  public static let lintFixedTextSize = FindingID("lint/fixed-text-size", .warning, about: .swift)

  /// Code uses a token of another system of the catalog.
  ///
  /// Use a token of its own system.
  public static let lintForeignToken = FindingID("lint/foreign-token", .warning, about: .swift)

  /// Glass is used outside `if #available` in the system's own sources, and the system supports
  /// versions before iOS 26.
  ///
  /// Write another look for these.
  public static let lintGlassWithoutFallback = FindingID(
    "lint/glass-without-fallback", .warning, about: .swift)

  /// A component of a lower layer uses one of a higher layer, in the system's own sources; or a
  /// module imports one above it.
  ///
  /// Turn the dependency around, or move what both need down.
  public static let lintHigherLayer = FindingID("lint/higher-layer", .warning, about: .swift)

  /// The duration of an animation is a number. A note where no token has it.
  ///
  /// Use the token.
  public static let lintLiteralAnimation = FindingID(
    "lint/literal-animation", .warning, or: .note, about: .swift)

  /// A colour is written as numbers, a hexadecimal text or the name of an asset, or is one of the
  /// platform, where the system has colour tokens. A note where none of them has it.
  ///
  /// Use the token.
  public static let lintLiteralColor = FindingID(
    "lint/literal-color", .warning, or: .note, about: .swift)

  /// A text style of the platform is used where the system has font tokens. A note where none of
  /// them is set like it.
  ///
  /// Use the token.
  public static let lintLiteralFont = FindingID(
    "lint/literal-font", .warning, or: .note, about: .swift)

  /// An opacity is a number. A note where no token has it.
  ///
  /// Use the token.
  public static let lintLiteralOpacity = FindingID(
    "lint/literal-opacity", .warning, or: .note, about: .swift)

  /// The radius of a corner is a number. A note where no token has it.
  ///
  /// Use the token.
  public static let lintLiteralRadius = FindingID(
    "lint/literal-radius", .warning, or: .note, about: .swift)

  /// A shadow is written as numbers. A note where no token has them.
  ///
  /// Use the token.
  public static let lintLiteralShadow = FindingID(
    "lint/literal-shadow", .warning, or: .note, about: .swift)

  /// A width, a height or the width of a line is a number that is also a token.
  ///
  /// Use the token.
  public static let lintLiteralSize = FindingID("lint/literal-size", .warning, about: .swift)

  /// A distance is a number: of `padding`, a stack or a grid. A note where no token has it.
  ///
  /// Use the token.
  public static let lintLiteralSpacing = FindingID(
    "lint/literal-spacing", .warning, or: .note, about: .swift)

  /// A view animates, and its file never reads Reduce Motion.
  ///
  /// Read `accessibilityReduceMotion` from the environment, and leave the motion out.
  public static let lintMotionWithoutReduceMotion = FindingID(
    "lint/motion-without-reduce-motion", .warning, about: .swift)

  /// Code looks like a pattern that a rule of design states. The finding has the name of the rule:
  /// `lint/small-icons`.
  ///
  /// Do what the message says.
  public static let lintPattern = FindingID("lint/pattern", .warning, about: .swift)

  /// A view has a second prominent action.
  ///
  /// Make one of them bordered.
  public static let lintSecondProminentAction = FindingID(
    "lint/second-prominent-action", .warning, about: .swift)

  /// The frame of a control is smaller than 44 points, or than the rule states.
  ///
  /// Make the frame or its content shape larger.
  public static let lintSmallTarget = FindingID("lint/small-target", .warning, about: .swift)

  /// A comment allows a rule to be broken where nothing breaks it.
  ///
  /// Remove the comment.
  public static let lintUnneededAllow = FindingID("lint/unneeded-allow", .warning, about: .swift)

  /// A comment names a rule that does not exist.
  ///
  /// Correct the name.
  public static let lintUnknownRule = FindingID("lint/unknown-rule", .warning, about: .swift)

  /// An image of the app, or a control that shows only an icon, has no label for VoiceOver.
  ///
  /// Give it a label, or hide it if it says nothing.
  public static let lintUnlabelledImage = FindingID(
    "lint/unlabelled-image", .warning, about: .swift)

  /// A view looks like a component of the system, by a pattern of that component.
  ///
  /// Use the component.
  public static let lintViewWithComponent = FindingID(
    "lint/view-with-component", .warning, about: .swift)

  /// The findings of a rule that a team has written.
  static func lintRule(named name: String) -> FindingID {
    FindingID("lint/\(name)", .warning, about: .swift)
  }
}
