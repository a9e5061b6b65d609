import Diagnostics

extension FindingID {
  // MARK: - strings

  /// A brace in a phrase holds no name.
  ///
  /// Write `{name}` for a value, and `{{` or `}}` for a brace.
  public static let stringsBraces = FindingID("strings/braces", .error)

  /// A language lacks phrases; pages show them in English.
  ///
  /// Translate those that the note names.
  public static let stringsMissing = FindingID("strings/missing", .warning)

  /// A phrase that counts lacks plural forms of its language, or one that does not count has some.
  ///
  /// Write a text for each form, or one text.
  public static let stringsPlural = FindingID("strings/plural", .error, or: .warning)

  /// There is no plural form of this name.
  ///
  /// Write one that the note lists, such as `few`.
  public static let stringsPluralForm = FindingID("strings/plural-form", .error)

  /// The file is not made of sections, keys and texts.
  ///
  /// Write `section:`, and below it `key: text`.
  public static let stringsShape = FindingID("strings/shape", .error)

  /// No page has a phrase of this name.
  ///
  /// Correct the key, or remove it.
  public static let stringsUnknownKey = FindingID("strings/unknown-key", .warning)

  /// A phrase uses a value that it is not given.
  ///
  /// Use the values that the note lists.
  public static let stringsUnknownValue = FindingID("strings/unknown-value", .error)
}
