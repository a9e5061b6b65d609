import CatalogModel

/// Guides by what other tools call them: the addresses that their front matter states, and the names
/// of their files alone.
struct GuideAddresses: Sendable {
  private struct Named: Sendable {
    var path: String
    var title: String
  }

  /// The files by the paths in the content that their addresses would be.
  private var paths: [String: String] = [:]
  private var named: [String: [Named]] = [:]

  init(_ catalog: Catalog) {
    for guide in catalog.systems.lazy.flatMap(\.guides) {
      for address in guide.addresses { add(address, of: guide) }
      let file = guide.path.split(separator: "/").last.map(String.init) ?? ""
      named[Guide.name(ofFile: file).anchorKey, default: []]
        .append(Named(path: guide.path, title: guide.title))
    }
  }

  private mutating func add(_ address: String, of guide: Guide) {
    guard address.contains(where: { $0 != "/" }) else { return }
    let folders = guide.path.split(separator: "/").dropLast()
    let isRooted = address.hasPrefix("/")
    let root = isRooted ? folders.firstIndex(of: "guides").map { folders[...$0] } : folders
    let place = ((root ?? []) + ["file"]).joined(separator: "/")
    guard let path = ContentReference.resolve(address, from: place), paths[path] == nil else {
      return
    }
    paths[path] = guide.path
  }

  func path(ofAddress address: String) -> String? {
    paths[address] ?? (address.hasSuffix(".html") ? paths[String(address.dropLast(5))] : nil)
  }

  /// The guide whose file has a name, in the folder of another before all others.
  func guide(named name: String, near path: String) -> (path: String, title: String)? {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    let all = named[name.anchorKey] ?? []
    let found = all.first { $0.path.hasPrefix(folder + "/") } ?? all.first
    return found.map { ($0.path, $0.title) }
  }
}
