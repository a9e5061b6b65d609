import Diagnostics

extension FindingID {
  // MARK: - catalog

  /// Two pages would have the same address; letter case is ignored.
  ///
  /// Rename the source of one of them.
  public static let catalogDuplicatePage = FindingID("catalog/duplicate-page", .error)

  /// The file of a page would have a name of more than 255 bytes, which disks refuse.
  ///
  /// Give the source of the page a shorter name.
  public static let catalogLongName = FindingID("catalog/long-name", .error)

  // MARK: - agents

  /// A text for agents has more tokens than its limit. It is an error where the limit is stated in
  /// the content.
  ///
  /// Shorten or split it, or raise the limit.
  public static let agentsTooLarge = FindingID("agents/too-large", .error, or: .warning)

  // MARK: - link

  /// A link leads to no page of the site; its text is shown without it.
  ///
  /// Correct the path, which begins at the folder of the file.
  public static let linkMissing = FindingID("link/missing", .warning)

  /// A documentation comment shows an image that is neither in the content nor in a DocC catalog
  /// of the module. Its description takes its place.
  ///
  /// Put the image into one of them.
  public static let linkMissingImage = FindingID("link/missing-image", .warning)

  /// The page has no heading with this anchor; the link leads to the page.
  ///
  /// Write the heading's words in lower case with hyphens between.
  public static let linkMissingAnchor = FindingID("link/missing-anchor", .warning)

  /// An image is on another host, from which pages load nothing; its description is shown.
  ///
  /// Put the image into the content.
  public static let linkRemoteImage = FindingID("link/remote-image", .warning)

  // MARK: - strings

  /// The interface has no words in the language of a page, so the words around its content are
  /// English.
  ///
  /// Add `strings/LANGUAGE.yaml` to a folder of templates.
  public static let stringsLanguage = FindingID("strings/language", .warning)

  // MARK: - theme

  /// A stylesheet or script of the theme imports a file that does not exist.
  ///
  /// Correct the name, which begins at the folder of the file, or take the line out.
  public static let themeMissingImport = FindingID("theme/missing-import", .error)

  /// No page uses a template of the folder under `--templates`.
  ///
  /// Correct its path, such as `partials/header.mustache`.
  public static let themeUnusedTemplate = FindingID("theme/unused-template", .warning)
}
