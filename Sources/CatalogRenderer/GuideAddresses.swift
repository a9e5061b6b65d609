import CatalogModel

/// Paths whose parts begin with numbers that only set their order, as Docusaurus and Svelte have them:
/// `01-start/02-first-steps.md`.
enum NumberedPath {
  /// Without the numbers and the ending.
  static func plain(_ path: String) -> String {
    let ending = ([".html"] + Guide.fileEndings).first(where: path.hasSuffix) ?? ""
    return path.dropLast(ending.count).split(separator: "/").map { part in
      let rest = part.drop(while: \.isNumber)
      let name = rest.drop { "-_. ".contains($0) }
      let isNumbered = !name.isEmpty && rest.startIndex > part.startIndex && name.count < rest.count
      return isNumbered ? name : part
    }.joined(separator: "/")
  }
}

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
  /// The pages of folders, by the names of these.
  private var folders: [String: [Named]] = [:]
  /// The files with numbers before their names or before those of their folders, by their paths
  /// without numbers and endings.
  private var numbered: [String: String] = [:]
  /// The same by their names alone; `nil` where several have one.
  private var numberedNames: [String: String?] = [:]

  init(_ catalog: Catalog) {
    for guide in catalog.systems.lazy.flatMap(\.guides) {
      for address in guide.addresses { add(address, of: guide) }
      let file = guide.path.split(separator: "/").last.map(String.init) ?? ""
      named[Guide.name(ofFile: file).anchorKey, default: []]
        .append(Named(path: guide.path, title: guide.title))
      if guide.isIntroduction, let folder = guide.path.split(separator: "/").dropLast().last {
        folders[String(folder).anchorKey, default: []]
          .append(Named(path: guide.path, title: guide.title))
      }
      let plain = NumberedPath.plain(guide.path)
      guard plain != Guide.name(ofFile: guide.path) else { continue }
      if numbered[plain] == nil { numbered[plain] = guide.path }
      let name = plain.split(separator: "/").last.map(String.init) ?? ""
      numberedNames[name] = numberedNames[name] == nil ? guide.path : .some(nil)
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
      ?? (numbered.isEmpty ? nil : numbered[NumberedPath.plain(address)])
  }

  /// The only guide of a name whose file has a number before it.
  func path(ofNumbered name: String) -> String? { numberedNames[name] ?? nil }

  /// The guide whose file has a name, in the folder of another before all others; else the page of
  /// a folder of that name.
  func guide(named name: String, near path: String) -> (path: String, title: String)? {
    guard let all = named[name.anchorKey] ?? folders[name.anchorKey] else { return nil }
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    let found = all.first { $0.path.hasPrefix(folder + "/") } ?? all.first
    return found.map { ($0.path, $0.title) }
  }
}
