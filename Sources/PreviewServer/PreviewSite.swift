/// Where a preview takes its files from, one path at a time.
///
/// ``PreviewServer`` asks when a browser asks, and keeps nothing: a site may make a page only then.
/// Whoever holds the site tells the server of changes with ``PreviewUpdate``, after the site answers
/// with what is new. ``PreviewTree`` is a site that is held in memory as a whole.
///
/// Every function may be called from several tasks at once and while the site changes; each answer
/// must be whole, of the time before the change or after it. Paths are those of files as `build`
/// writes them, `guides/colour/index.html`, but come from a browser: any text is possible, and a
/// path that the site does not have has no file.
public protocol PreviewSite: Sendable {
  /// The file at a path; `nil` when there is none. The bytes are those that `build` would write.
  func file(at path: String) async -> PreviewFile?

  /// Whether there is a file at a path, which need not be made for that.
  func hasFile(at path: String) async -> Bool

  /// The content files that a page is made from, as findings name them; the overlay shows their
  /// findings before others. None when that is not known.
  func sources(of path: String) async -> [String]

  /// What is offered beside the site; asked only for paths below `_catalog/`.
  func editor() async -> PreviewEditor?

  /// Addresses of the modules that every page of the site loads while it is previewed.
  func pageScripts() async -> [String]
}

extension PreviewSite {
  public func hasFile(at path: String) async -> Bool { await file(at: path) != nil }

  public func sources(of path: String) async -> [String] { [] }

  public func editor() async -> PreviewEditor? { nil }

  public func pageScripts() async -> [String] { await editor()?.pageScripts ?? [] }
}

/// A file of a site.
public struct PreviewFile: Hashable, Sendable {
  /// What `build` would write.
  public var bytes: [UInt8]
  /// Tells this version from others at the same path, without quotation marks; made from the bytes
  /// when `nil`.
  public var tag: String?

  /// A file; without a `tag` the server makes one from the bytes.
  public init(_ bytes: [UInt8], tag: String? = nil) {
    self.bytes = bytes
    self.tag = tag
  }
}

/// What a running preview is told.
public enum PreviewUpdate: Sendable {
  /// The site answers with something new. Browsers are told at once.
  case changed(PreviewChange)
  /// Findings to show over the site, as the JSON text of diagnostics:
  /// `{"version":1,"diagnostics":[…],"more":[…]}`. `nil` takes away what is shown.
  ///
  /// Of many findings the text may hold the first of each kind, and say in `more` how many others
  /// there are. Then `ofFiles` holds, by the files of the content, the findings of those of which
  /// some are left out: as JSON objects with commas between them. A page gets those of the files
  /// that it is made from.
  case findings(json: String?, ofFiles: [String: String] = [:])
}

/// What is new in a site.
public struct PreviewChange: Hashable, Sendable {
  /// Pages that have to be loaded again.
  public enum Pages: Hashable, Sendable {
    /// All, as after a change of a script, an image or a template.
    case all
    /// Those at these paths; the set may be empty.
    case some(Set<String>)
    /// Those that have other bytes than they were served with. The server makes the pages that
    /// browsers show to find out.
    case differing
  }

  /// The pages that have to be loaded again.
  public var pages: Pages
  /// The paths of stylesheets that other pages put in the place of their old versions.
  public var styles: Set<String>
  /// Whether what the editor knows of the content may be another.
  public var concernsEditor: Bool

  /// A change of pages, of stylesheets, or both.
  public init(pages: Pages, styles: Set<String> = [], concernsEditor: Bool = false) {
    self.pages = pages
    self.styles = styles
    self.concernsEditor = concernsEditor
  }
}
