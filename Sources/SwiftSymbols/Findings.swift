import Diagnostics

extension FindingID {
  // MARK: - swift

  /// A type has more than 128 overloads of one name; none of them inherits documentation.
  ///
  /// Document each of them, or give some another name.
  public static let swiftManyOverloads = FindingID("swift/many-overloads", .warning)

  /// The compiler would not accept the code; what could be read is counted. In a file outside the
  /// content a warning.
  ///
  /// Correct it.
  public static let swiftSyntaxError = FindingID("swift/syntax-error", .error, or: .warning)

  /// The code is nested too deep to be read. In a file outside the content a warning.
  ///
  /// Split the expression or the file.
  public static let swiftTooDeep = FindingID("swift/too-deep", .error, or: .warning)

  /// A documentation comment after a declaration documents the next one.
  ///
  /// Move it above, or write `//`.
  public static let swiftTrailingDocComment = FindingID("swift/trailing-doc-comment", .warning)

  // MARK: - coverage

  /// An excuse gives no reason, so it does not count.
  ///
  /// Say why the symbols stay undocumented.
  public static let coverageExcuseWithoutReason = FindingID(
    "coverage/excuse-without-reason", .warning)
}
