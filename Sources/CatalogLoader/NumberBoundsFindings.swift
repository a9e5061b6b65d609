import Diagnostics

extension FindingID {
  // MARK: - component

  /// `minimum`, `maximum` or `step` of an integer is not a whole number.
  ///
  /// Write a whole number, or give the prop the type `number`.
  public static let componentBoundNotWhole = FindingID("component/bound-not-whole", .error)

  /// `minimum`, `maximum` or `step` belongs to a prop that is not a number.
  ///
  /// Remove it, or give the prop the type `integer` or `number`.
  public static let componentBoundsOfNoNumber = FindingID("component/bounds-of-no-number", .error)

  /// The `minimum` of a prop is above its `maximum`, so no number is right.
  ///
  /// Exchange or correct them.
  public static let componentMinimumAboveMaximum = FindingID(
    "component/minimum-above-maximum", .error)

  /// The default of a number, or one of its values, is outside of its bounds or not on a step.
  ///
  /// Write the number that the suggestion names, or correct the bounds.
  public static let componentNumberOutOfBounds = FindingID("component/number-out-of-bounds", .error)

  /// The `step` of a prop is not above 0.
  ///
  /// Write a number above 0, or remove it to allow every number between the bounds.
  public static let componentStepNotPositive = FindingID("component/step-not-positive", .error)
}
