import Diagnostics

extension FindingID {
  // MARK: - image

  /// An SVG file is not shown, since it is not well-formed XML in UTF-8, or has a processing
  /// instruction or a document type other than that of SVG. In `guides`, `static` and `public` it is a warning.
  ///
  /// Delete what the message names, or export the picture again as plain SVG.
  public static let imageBadSvg = FindingID("image/bad-svg", .error, or: .warning)

  /// An SVG file is not shown, since it may do more than draw: it runs a script, loads something, or
  /// leads out of the file. In `guides`, `static` and `public` it is a warning, and texts show the
  /// picture without these parts where the rest can be drawn.
  ///
  /// Remove the element or attribute that the message names.
  public static let imageUnsafeSvg = FindingID("image/unsafe-svg", .error, or: .warning)
}
