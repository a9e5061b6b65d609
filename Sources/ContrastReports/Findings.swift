import Diagnostics

extension FindingID {
  // MARK: - contrast

  /// A line of standard input is longer than a pair of colours can be.
  ///
  /// Write one pair a line.
  public static let contrastLineTooLong = FindingID("contrast/line-too-long", .error)

  /// The text is not a CSS colour.
  ///
  /// Write one in a notation of CSS Color 4; quotes protect its characters from the shell.
  public static let contrastNotAColor = FindingID("contrast/not-a-color", .error)

  /// A line of standard input does not have two colours.
  ///
  /// Write a line like `#767676 on white`.
  public static let contrastNotAPair = FindingID("contrast/not-a-pair", .error)

  /// A line of standard input is not UTF-8.
  ///
  /// Write colours in ASCII.
  public static let contrastNotUtf8 = FindingID("contrast/not-utf8", .error)

  /// A translucent background has nothing below it.
  ///
  /// Name the colour below it with `--over`.
  public static let contrastTranslucentBackground = FindingID(
    "contrast/translucent-background", .error)
}
