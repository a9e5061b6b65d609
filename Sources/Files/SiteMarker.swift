/// The file that tells a folder made by ``SitePublisher`` from one that a person made.
///
/// It holds no clock and no path, so that equal sites are equal in every byte.
struct SiteMarker: Hashable {
  static let name = ".catalog-site"

  /// What every version's first line begins with; the number that follows is the format.
  private static let signature = "catalog site "

  /// What the site was made from and consists of; `nil` where that was not noted.
  var stamp: SiteStamp?

  var content: [UInt8] {
    let text = """
      \(Self.signature)1
      This folder was made by catalog, which replaces it as a whole when it publishes again.
      Keep nothing of your own here.

      """
    return Array((text + (stamp.map { "\($0.line)\n" } ?? "")).utf8)
  }

  /// The marker of a folder; `nil` where there is none of any version.
  init?(in folder: String) {
    guard let beginning = try? Disk.content(of: "\(folder)/\(Self.name)", limit: 4096),
      beginning.starts(with: Self.signature.utf8)
    else { return nil }
    let lines = beginning.split(separator: UInt8(ascii: "\n"))
    stamp = lines.lazy.compactMap { SiteStamp(line: String(decoding: $0, as: UTF8.self)) }.first
  }

  init(stamp: SiteStamp?) { self.stamp = stamp }

  /// Whether `folder` holds a marker of any version.
  static func isPresent(in folder: String) -> Bool { SiteMarker(in: folder) != nil }
}
