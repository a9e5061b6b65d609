import CatalogModel

/// The folders below `guides/`, each a section of the outline with a page of its own.
struct GuideFolders: Sendable {
  struct Folder: Sendable {
    /// Below the folder of all guides: `tasks/colour`.
    let path: String
    let title: String
    /// The guides that lie in the folder itself.
    var guides: [Guide] = []
    /// The paths of the folders in it.
    var folders: [String] = []
  }

  /// All folders, each before those in it; the first is that of all guides, whose path is empty.
  let all: [Folder]
  private let positions: [String: Int]

  init(_ system: System) {
    var folders: [String: Folder] = ["": Folder(path: "", title: "")]
    for guide in system.guides {
      let path = Self.folder(of: guide)
      Self.add(path, to: &folders)
      folders[path]?.guides.append(guide)
    }
    var all: [Folder] = []
    func list(_ path: String) {
      guard var folder = folders[path] else { return }
      folder.folders.sort()
      all.append(folder)
      folder.folders.forEach(list)
    }
    list("")
    self.all = all
    positions = Dictionary(zip(all.map(\.path), all.indices)) { first, _ in first }
  }

  subscript(path: String) -> Folder? { positions[path].map { all[$0] } }

  /// The folders around one, from the outside in, with the folder itself but not that of all guides.
  func chain(to path: String) -> [Folder] {
    let names = path.split(separator: "/")
    return names.indices.compactMap { self[names[...$0].joined(separator: "/")] }
  }

  /// Where a guide lies: `tasks/colour` of `tasks/colour/contrast`.
  static func folder(of guide: Guide) -> String {
    guide.slug.split(separator: "/").dropLast().joined(separator: "/")
  }

  private static func add(_ path: String, to folders: inout [String: Folder]) {
    guard folders[path] == nil else { return }
    let names = path.split(separator: "/")
    let parent = names.dropLast().joined(separator: "/")
    add(parent, to: &folders)
    folders[path] = Folder(path: path, title: title(of: names.last ?? ""))
    folders[parent]?.folders.append(path)
  }

  /// `getting-started` reads as `Getting started`.
  private static func title(of name: Substring) -> String {
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return FrameBuilder.label(words)
  }
}
