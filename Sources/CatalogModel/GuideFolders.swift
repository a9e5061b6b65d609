/// A folder of guides, which is a section with a title, an order and a page of its own.
public struct GuideFolder: Sendable {
  /// The path of the folder below that of all guides: `tasks/colour`; empty for that folder itself.
  public let path: String
  /// That of the introduction, else made from the folder's name; empty for the folder of all guides
  /// when it has no introduction.
  public let title: String
  /// That of the introduction; empty without one.
  public let summary: String
  /// Its place among the folders beside it, which then go by title. The largest number where the
  /// introduction states none, so that it comes last.
  public let order: Double
  /// `index.md` of the folder, whose text the page of the folder begins with. It is one of the
  /// system's guides, and has no page besides.
  public fileprivate(set) var introduction: Guide?
  /// The guides in the folder itself, without the introduction, in their order.
  public fileprivate(set) var guides: [Guide]
  /// The paths of the folders in it, in their order.
  public fileprivate(set) var folders: [String]
  /// How many guides lie in the folder and in those below it, introductions left out.
  public let guideCount: Int

  /// The folder in the content, where a guide lies in the folder itself.
  public var contentPath: String? {
    let file = introduction?.path ?? guides.first?.path
    return file.map { $0.split(separator: "/").dropLast().joined(separator: "/") }
  }

  /// The last name of ``path``; empty for the folder of all guides.
  public var slug: String { path.split(separator: "/").last.map(String.init) ?? "" }
}

/// The folders of a system's guides, found by their paths.
public struct GuideFolders: Sendable {
  /// Each before those in it, siblings in their order; the first is the folder of all guides, whose
  /// path is empty.
  public private(set) var all: [GuideFolder]
  private let positions: [String: Int]

  /// The folders of guides that are in their order.
  public init(_ guides: [Guide]) {
    var drafts = FolderDrafts()
    for guide in guides { drafts.add(guide) }
    all = drafts.folders()
    positions = Dictionary(zip(all.map(\.path), all.indices)) { first, _ in first }
  }

  /// Takes over a guide that has another text than the one of the same name, and nothing else.
  mutating func replaceText(by guide: Guide) {
    guard let position = positions[guide.folder] else { return }
    if guide.isIntroduction {
      all[position].introduction = guide
    } else if let index = all[position].guides.firstIndex(where: { $0.slug == guide.slug }) {
      all[position].guides[index] = guide
    }
  }

  /// The folder of all guides.
  public var root: GuideFolder { all[0] }

  /// The folder of a path; `nil` when no guide lies in it or below.
  public subscript(path: String) -> GuideFolder? { positions[path].map { all[$0] } }

  /// The folders around one, from the outside in, with itself but without that of all guides.
  public func chain(to path: String) -> [GuideFolder] {
    let names = path.split(separator: "/")
    return names.indices.compactMap { self[names[...$0].joined(separator: "/")] }
  }
}

extension GuideFolder {
  /// The title of a guide that states none, by its path without an ending: its own name, and for an
  /// introduction that of its folder.
  public static func title(ofFile path: String) -> String {
    let names = path.split(separator: "/")
    let isIntroduction = names.last == "index" && names.count > 1
    return title(ofFolder: (isIntroduction ? names.dropLast() : names[...]).last ?? "")
  }

  /// `getting-started` reads as `Getting started`, `HarbourKit.docc` as `HarbourKit`.
  static func title(ofFolder name: some StringProtocol) -> String {
    let name = name.hasSuffix(".docc") ? name.dropLast(".docc".count) : name[...]
    let words = name.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

/// Folders while their guides are still being told.
private struct FolderDrafts {
  private struct Draft {
    var introduction: Guide?
    var guides: [Guide] = []
    var folders: [String] = []
    var guideCount = 0
  }

  private var drafts: [String: Draft] = ["": Draft()]

  mutating func add(_ guide: Guide) {
    let path = guide.folder
    reach(path)
    if guide.isIntroduction {
      drafts[path]?.introduction = guide
    } else {
      drafts[path]?.guides.append(guide)
    }
  }

  /// Makes a folder and those around it.
  private mutating func reach(_ path: String) {
    guard drafts[path] == nil else { return }
    drafts[path] = Draft()
    let parent = Self.parent(of: path)
    reach(parent)
    drafts[parent]?.folders.append(path)
  }

  mutating func folders() -> [GuideFolder] {
    count()
    let made = Dictionary(uniqueKeysWithValues: drafts.keys.map { ($0, folder($0)) })
    var all: [GuideFolder] = []
    var pending = [""]
    while let folder = pending.popLast().flatMap({ made[$0] }) {
      let inner = folder.folders.compactMap { made[$0] }.sorted {
        ($0.order, $0.title, $0.path) < ($1.order, $1.title, $1.path)
      }
      var sorted = folder
      sorted.folders = inner.map(\.path)
      all.append(sorted)
      pending += sorted.folders.reversed()
    }
    return all
  }

  /// Adds the guides of each folder to those around it.
  private mutating func count() {
    for (path, draft) in drafts {
      var folder = path
      drafts[folder]?.guideCount += draft.guides.count
      while !folder.isEmpty {
        folder = Self.parent(of: folder)
        drafts[folder]?.guideCount += draft.guides.count
      }
    }
  }

  private func folder(_ path: String) -> GuideFolder {
    let draft = drafts[path] ?? Draft()
    let name = path.split(separator: "/").last ?? ""
    return GuideFolder(
      path: path, title: draft.introduction?.title ?? GuideFolder.title(ofFolder: name),
      summary: draft.introduction?.statedSummary ?? "",
      order: draft.introduction?.order ?? .greatestFiniteMagnitude,
      introduction: draft.introduction, guides: draft.guides, folders: draft.folders,
      guideCount: draft.guideCount)
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
