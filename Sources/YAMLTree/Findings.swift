import Diagnostics

extension FindingID {
  // MARK: - yaml

  /// The document holds a character that YAML does not allow.
  ///
  /// Remove it.
  public static let yamlControlCharacter = FindingID("yaml/control-character", .error)

  /// A mapping has one key twice.
  ///
  /// Keep one of them.
  public static let yamlDuplicateKey = FindingID("yaml/duplicate-key", .error)

  /// The document is not UTF-8: UTF-16, or a byte of another encoding.
  ///
  /// Save it with the encoding UTF-8.
  public static let yamlEncoding = FindingID("yaml/encoding", .error)

  /// A key is a list or a mapping, often since a value begins with a brace.
  ///
  /// Put the value in quotes, or write a plain key.
  public static let yamlKeyNotText = FindingID("yaml/key-not-text", .error)

  /// The document uses the key `<<`. YAML 1.2 does not merge mappings.
  ///
  /// Write the keys out.
  public static let yamlMergeKey = FindingID("yaml/merge-key", .error)

  /// A key that must be there is missing; the message names it.
  ///
  /// Add it.
  public static let yamlMissingKey = FindingID("yaml/missing-key", .error)

  /// From here on the text is not YAML.
  ///
  /// Correct it as the message says; indentation, a colon or a quote are the usual causes.
  public static let yamlSyntax = FindingID("yaml/syntax", .error)

  /// A tag such as `!!binary` means nothing here.
  ///
  /// Remove it.
  public static let yamlTag = FindingID("yaml/tag", .error)

  /// Lists and mappings are nested too deeply.
  ///
  /// Move the inner part to a separate document.
  public static let yamlTooDeep = FindingID("yaml/too-deep", .error)

  /// The document is too large, or too large for the anchors and long texts in it.
  ///
  /// Split it.
  public static let yamlTooLarge = FindingID("yaml/too-large", .error)

  /// Aliases would make the document very large when they are expanded.
  ///
  /// Write the values out, or use fewer aliases.
  public static let yamlTooManyAliases = FindingID("yaml/too-many-aliases", .error)

  /// The mapping has no such key; the note lists those it has.
  ///
  /// Correct the spelling, or remove the key.
  public static let yamlUnknownKey = FindingID("yaml/unknown-key", .error)

  /// The value is none of those that the key takes; the note lists them. In the front matter of a
  /// guide this is a warning, and the value is ignored.
  ///
  /// Write one of them.
  public static let yamlUnknownValue = FindingID("yaml/unknown-value", .error)

  /// A text, list or mapping is where another kind is expected. In the front matter of a guide this
  /// is a warning, and the value is ignored.
  ///
  /// Write the kind that the message names.
  public static let yamlWrongKind = FindingID("yaml/wrong-kind", .error)
}
