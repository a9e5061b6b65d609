/// The file that tells a folder made by ``SitePublisher`` from one that a person made.
///
/// It holds no clock and no path, so that equal sites are equal in every byte.
enum SiteMarker {
  static let name = ".catalog-site"

  /// What every version's first line begins with; the number that follows is the format.
  private static let signature = "catalog site "

  static let content = Array(
    """
    \(signature)1
    This folder was made by catalog, which replaces it as a whole when it publishes again.
    Keep nothing of your own here.

    """.utf8)

  /// Whether `folder` holds a marker of any version.
  static func isPresent(in folder: String) -> Bool {
    let beginning = try? Disk.content(of: "\(folder)/\(name)", limit: 4096)
    return beginning?.starts(with: signature.utf8) ?? false
  }
}
