import Diagnostics

extension FindingID {
  // MARK: - template

  /// A tag that sets delimiters does not hold two of them.
  ///
  /// Write them as in `{{=<% %>=}}`.
  public static let templateBadDelimiters = FindingID("template/bad-delimiters", .error)

  /// A tag has no name, or a name with spaces or an empty part.
  ///
  /// Write one name.
  public static let templateBadName = FindingID("template/bad-name", .error)

  /// A block is given twice to one parent.
  ///
  /// Keep one.
  public static let templateDuplicateBlock = FindingID("template/duplicate-block", .error)

  /// A context declares a field twice.
  ///
  /// This is a mistake in the tool; report it.
  public static let templateDuplicateField = FindingID("template/duplicate-field", .error)

  /// Two braces would show the tags of finished HTML to the reader.
  ///
  /// Write three: `{{{name}}}`.
  public static let templateEscapedMarkup = FindingID("template/escaped-markup", .error)

  /// Content between the blocks of a parent is not shown.
  ///
  /// Put it into a block.
  public static let templateIgnoredContent = FindingID("template/ignored-content", .warning)

  /// The template is not UTF-8.
  ///
  /// Save it as UTF-8.
  public static let templateInvalidUtf8 = FindingID("template/invalid-utf8", .error)

  /// There is no template to take as parent.
  ///
  /// Correct the name.
  public static let templateMissingParent = FindingID("template/missing-parent", .error)

  /// There is no partial of this name.
  ///
  /// Correct the name.
  public static let templateMissingPartial = FindingID("template/missing-partial", .error)

  /// There is no template of this name.
  ///
  /// Correct the name.
  public static let templateMissingTemplate = FindingID("template/missing-template", .error)

  /// A list or an object cannot be written as text.
  ///
  /// Use it as a section, or name one of its fields.
  public static let templateNotAText = FindingID("template/not-a-text", .error)

  /// A name with a dot asks a text for its fields.
  ///
  /// Name a field of an object.
  public static let templateNotAnObject = FindingID("template/not-an-object", .error)

  /// A page would be too large.
  ///
  /// Divide its content.
  public static let templateOutputTooLarge = FindingID("template/output-too-large", .error)

  /// A template includes itself without end.
  ///
  /// Put the tag into a section over the items of the next level.
  public static let templateRecursion = FindingID("template/recursion", .error)

  /// Too many sections are open.
  ///
  /// Move inner ones into a partial.
  public static let templateTooDeep = FindingID("template/too-deep", .error)

  /// The template is too large.
  ///
  /// Divide it into partials.
  public static let templateTooLarge = FindingID("template/too-large", .error)

  /// A page has too many items and partials.
  ///
  /// Divide its content.
  public static let templateTooManySteps = FindingID("template/too-many-steps", .error)

  /// The template and what it uses have too many tags.
  ///
  /// Use fewer partials within partials.
  public static let templateTooMuch = FindingID("template/too-much", .error)

  /// A section is not closed.
  ///
  /// Add the closing tag.
  public static let templateUnclosedSection = FindingID("template/unclosed-section", .error)

  /// A tag is not closed.
  ///
  /// End it with the delimiter that matches its beginning.
  public static let templateUnclosedTag = FindingID("template/unclosed-tag", .error)

  /// Three braces would write text as HTML.
  ///
  /// Write two.
  public static let templateUnescapedText = FindingID("template/unescaped-text", .error)

  /// A tag closes nothing.
  ///
  /// Remove it, or open the section.
  public static let templateUnexpectedClose = FindingID("template/unexpected-close", .error)

  /// The parent has no block of this name.
  ///
  /// Write one that the note lists.
  public static let templateUnknownBlock = FindingID("template/unknown-block", .error)

  /// No context that is open declares this name.
  ///
  /// Correct it; the notes list what is open.
  public static let templateUnknownName = FindingID("template/unknown-name", .error, .needsAllProps)

  /// There is no phrase of this name in the strings of the interface.
  ///
  /// Correct the key.
  public static let templateUnknownPhrase = FindingID("template/unknown-phrase", .error)

  /// A tag closes another section than the one that is open.
  ///
  /// Write the name of the open one.
  public static let templateWrongClose = FindingID("template/wrong-close", .error)

  /// A template got values of another context than it was compiled for.
  ///
  /// This is a mistake in the tool; report it.
  public static let templateWrongShape = FindingID("template/wrong-shape", .error)
}
