/// Folders that tools take as a whole, such as documentation catalogues, so that the files in them
/// are no sources of the module around.
///
/// Source: the kinds of folders that SwiftPM gives to other tools.
public enum BundleFolder {
  /// The kind of the outermost such folder that a file lies in, by the end of its name: `docc` for
  /// `Kit.docc/Badge.md`. `nil` when there is none.
  public static func kind(around path: String) -> String? {
    for folder in path.split(separator: "/").dropLast() {
      let parts = folder.split(separator: ".")
      if parts.count > 1, let kind = parts.last.map(String.init), kinds.contains(kind) {
        return kind
      }
    }
    return nil
  }

  /// Whether a file is an article of a documentation catalogue: markdown in a folder `*.docc`.
  public static func isArticle(_ path: String) -> Bool {
    path.hasSuffix(".md") && kind(around: path) == "docc"
  }

  /// Whether a file is a picture of a documentation catalogue.
  public static func isPicture(_ path: String) -> Bool {
    isPictureName(path) && kind(around: path) == "docc"
  }

  /// Whether a file is a picture that a snapshot test has recorded: one in a folder
  /// `__Snapshots__`.
  public static func isSnapshot(_ path: String) -> Bool {
    isPictureName(path) && !path.hasSuffix(".svg")
      && path.split(separator: "/").dropLast().contains("__Snapshots__")
  }

  /// The endings of the formats that browsers draw.
  public static let pictures = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"]

  /// The endings of films, sounds, documents and archives, which a browser plays, shows or stores,
  /// and which run nothing on the site.
  private static let downloads = [
    ".mp4", ".webm", ".mov", ".m4v", ".ogv", ".mp3", ".m4a", ".ogg", ".wav", ".vtt", ".pdf", ".zip",
    ".gz", ".csv", ".docx", ".pptx", ".xlsx", ".fig", ".sketch",
  ]

  /// Whether a file beside texts is one that they link to, by its ending.
  public static func isDownload(_ path: some StringProtocol) -> Bool {
    downloads.contains { path.hasSuffix($0) }
  }

  /// Whether a name is that of a picture, by its ending.
  public static func isPictureName(_ path: some StringProtocol) -> Bool {
    pictures.contains { path.hasSuffix($0) }
  }

  /// What a text names at least to show a picture: `hero` of `Resources/hero~dark@2x.png`.
  public static func stem(ofPicture path: String) -> Substring {
    (path.split(separator: "/").last ?? "").prefix { $0 != "." && $0 != "@" && $0 != "~" }
  }

  /// Whether a file is compiled with the module around: Swift that lies in no such folder.
  public static func isSource(_ path: String) -> Bool {
    path.hasSuffix(".swift") && kind(around: path) == nil
  }

  /// Whether a file says what an asset catalog holds: `Contents.json` in a folder `*.xcassets`.
  public static func isAsset(_ path: String) -> Bool {
    path.hasSuffix("/Contents.json") && kind(around: path) == "xcassets"
  }

  private static let kinds: Set<String> = [
    "docc", "playground", "xcassets", "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "xcodeproj",
    "xcworkspace",
  ]
}
