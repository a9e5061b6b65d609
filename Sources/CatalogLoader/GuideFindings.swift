import Diagnostics

extension FindingID {
  // MARK: - guide

  /// The words after `yaml` resemble those of a fence that is drawn.
  ///
  /// Write them as the message says.
  public static let guideUnknownFence = FindingID("guide/unknown-fence", .warning)

  /// Guides have a key in their front matter that catalog does not use. This is reported once for
  /// all guides.
  ///
  /// Correct its name, or leave it for the tool that uses it.
  public static let guideUnknownKey = FindingID("guide/unknown-key", .warning)

  /// A line of TOML front matter has a form that is not supported, and is ignored.
  ///
  /// Write it as `key = value`, or the front matter as YAML.
  public static let guideUnreadToml = FindingID("guide/unread-toml", .warning)

  /// `date` of a guide is not a day of the calendar, and is ignored.
  ///
  /// Write it as 2026-11-25; a time of day may follow.
  public static let guideUnreadDate = FindingID("guide/unread-date", .warning)

  /// Front matter cannot be read and is ignored, or one of its values is read as it is written
  /// although it would need quotation marks.
  ///
  /// Correct what the message names.
  public static let guideUnreadFrontMatter = FindingID("guide/unread-front-matter", .warning)

  /// A file of a documentation catalog describes a declaration that the module does not have, or not
  /// publicly, or one of several of a name, so its text is not shown. This is reported once for a
  /// module.
  ///
  /// Correct the link in its first heading, or move the text into a comment.
  public static let guideUnreadExtension = FindingID("guide/unread-extension", .warning)

  /// Texts use a component that only another tool can draw, and its content is shown; or a diagram,
  /// such as `mermaid`, and its source is shown. This is reported once for all texts of a kind.
  ///
  /// Use markdown or a picture instead.
  public static let guideUnreadComponent = FindingID("guide/unread-component", .warning)

  /// Texts have a directive that catalog does not know; its content is shown. This is reported
  /// once for all texts of a kind.
  ///
  /// Write in markdown what it should show.
  public static let guideUnreadDirective = FindingID("guide/unread-directive", .warning)

  /// Texts have a tag that another tool would replace: an include, a snippet, a shortcode, or a
  /// fence without code. This is reported once for all texts of a kind.
  ///
  /// Write its content instead.
  public static let guideUnreadInclude = FindingID("guide/unread-include", .warning)

  /// A file that texts include is not in the folder of the guides, has no such section, includes
  /// itself, or is one of too many; its place stays empty. This is reported once for a file.
  ///
  /// Copy the file into the guides, or write its content instead.
  public static let guideNotIncluded = FindingID("guide/not-included", .warning)

  /// Texts have an expression that another tool would evaluate; it is shown as written. This is
  /// reported once for all texts of a kind.
  ///
  /// Write its value.
  public static let guideUnreadExpression = FindingID("guide/unread-expression", .warning)

  /// Texts refer to a name of code, `[text][package.Name]`, that nothing defines: the text is shown
  /// without a link. This is reported once for all texts of a kind.
  ///
  /// Define the address, `[package.Name]: https://…`, or write the name as code.
  public static let guideUnreadReference = FindingID("guide/unread-reference", .warning)

  /// Files in the folder of guides are ignored: drafts, parts of pages, and what is not markdown. This
  /// is reported once for each kind.
  ///
  /// Publish them, write them as markdown, or move them elsewhere.
  public static let guidePassedOver = FindingID("guide/passed-over", .warning)
}
