import CatalogLoader
import Diagnostics
import Files

/// The content of a site as it lies on the disk: the content folder, and the folders of Swift
/// sources outside it that its systems name.
///
/// Steps: read of the content folder what the scope takes; ask ``CatalogLoader/CatalogLoader``
/// which folders besides the manifests name; read of those the Swift files and the documentation
/// catalogs, each file by its path from the content folder: `../Sources/Kit/Badge.swift`.
/// ``shown(_:)`` turns such paths into those that a person in the working folder uses.
public struct ContentReading: Sendable {
  /// The files, by their paths from the content folder.
  public var tree: FileTree
  /// The paths of what is missing from ``tree``, because it could not be read.
  public var unread: Set<String>
  /// Why, with places by their paths from the content folder.
  public var diagnostics: [Diagnostic]
  /// The folders that the content comes from, as seen from the working folder: a change in one of
  /// them may change the site.
  public var folders: [String]

  /// What leads from the working folder to the content folder, with a final slash; empty when they
  /// are the same.
  private let prefix: String
  private let scope: CatalogLoader.Scope
  private let source: ContentSource
  /// What reading each folder gave.
  private var contents: [String: FolderContents] = [:]

  /// Reads a content folder and what belongs to it.
  ///
  /// A source folder outside that does not exist gives no file; loading says so where it is named.
  ///
  /// - Parameters:
  ///   - source: The content folder, and the systems whose Swift sources are needed.
  ///   - scope: What will be loaded; files that it does not take are not read.
  /// - Throws: ``FolderError`` when the content folder is missing or cannot be read.
  public static func read(
    _ source: ContentSource, scope: CatalogLoader.Scope = .site
  ) throws(FolderError) -> ContentReading {
    var reading = ContentReading(
      tree: FileTree(), unread: [], diagnostics: [], folders: [source.folder],
      prefix: ContentFolderChoice.prefix(of: source.folder), scope: scope, source: source)
    try reading.fill(keeping: [:], except: [])
    return reading
  }

  /// Reads the same folders again, and of files that were read before only those that have changed:
  /// the others keep their bytes, in their place.
  ///
  /// - Parameter changed: What is known to have changed, as ``Files/FileChange`` names it.
  /// - Throws: ``FolderError`` when the content folder is missing or cannot be read.
  public func again(_ changed: [String]) throws(FolderError) -> ContentReading {
    var reading = ContentReading(
      tree: FileTree(), unread: [], diagnostics: [], folders: [folders[0]], prefix: prefix,
      scope: scope, source: source)
    try reading.fill(keeping: contents, except: changed)
    return reading
  }

  /// Reads only files of the content folder that are known and have other bytes now.
  ///
  /// - Parameter changed: All that is known to have changed, as ``Files/FileChange`` names it.
  /// - Returns: The reading, and the files that differ by their paths in the content; `nil` when
  ///   that cannot be all: a file is new, gone, a link, or lies outside the content folder.
  func rereading(
    _ changed: [String]
  ) -> (reading: ContentReading, files: [(path: String, bytes: [UInt8])])? {
    let folder = folders[0]
    let paths = Self.paths(changed, in: folder)
    guard var known = contents[folder], paths.count == changed.count else { return nil }
    var reading = self
    var files: [(path: String, bytes: [UInt8])] = []
    for path in paths.sorted() {
      // Editors write beside a file before they replace it.
      if known.tree[path] == nil, !FileProbe.exists(folder.withFinalSlash + path) { continue }
      guard known.knows(path), let bytes = known.reread(path, in: folder, options: options()) else {
        return nil
      }
      if tree[path] == bytes { continue }
      reading.tree[path] = bytes
      files.append((path, bytes))
    }
    reading.contents[folder] = known
    return (reading, files)
  }

  private mutating func fill(
    keeping known: [String: FolderContents], except changed: [String]
  ) throws(FolderError) {
    let folder = folders[0]
    let content = try FileTree.read(
      folder: folder, options: options(),
      keeping: known[folder], except: Self.paths(changed, in: folder)
    ) { [scope] in $0.filter(scope.takes) }
    contents[folder] = content
    tree = content.tree
    unread = Set(content.diagnostics.compactMap(\.location?.path))
    diagnostics = content.diagnostics
    let loader = CatalogLoader(tree, unread: unread)
    let more =
      scope.contains(.sources)
      ? loader.outsideFolders(systems: source.systems)
      : loader.tokenFolders(systems: source.systems)
    let shots =
      scope.contains(.previews) || scope.contains(.images)
      ? loader.snapshotFolders(systems: source.systems) : []
    for folder in more { add(folder, keeping: known, except: changed) }
    // What tests have recorded may be beside Swift files that nothing names.
    for folder in shots where !more.contains(where: { (folder + "/").hasPrefix($0 + "/") }) {
      add(folder, keeping: known, except: changed, hasSources: false)
    }
  }

  private func options(displayPrefix: String = "") -> ReadOptions {
    ReadOptions(
      displayPrefix: displayPrefix, followsLinksOutside: source.followsLinks,
      workers: source.workers)
  }

  /// The paths in a folder of those files among `changed` that lie in it.
  private static func paths(_ changed: [String], in folder: String) -> Set<String> {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return Set(changed.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) })
  }

  /// The content as a catalog of the systems that are meant.
  public func load() -> CatalogLoader.Result {
    var cache = LoadCache()
    return load(keeping: &cache)
  }

  /// The same, made of what the last load of a content with the same files kept.
  func load(keeping cache: inout LoadCache) -> CatalogLoader.Result {
    CatalogLoader(tree, unread: unread, scope: scope, workers: source.workers)
      .load(systems: source.systems, keeping: &cache)
  }

  /// What is left to name places by, when the files have been loaded and need no memory any more.
  var withoutFiles: ContentReading {
    var reading = self
    reading.tree = FileTree()
    reading.contents = [:]
    return reading
  }

  /// A path from the content folder as a person in the working folder writes it:
  /// `content/one/a.md`, and `Sources/Kit/Badge.swift` for what lies outside.
  public func shown(_ path: String) -> String {
    ContentFolderChoice.shown(path, prefix: prefix)
  }

  private mutating func add(
    _ outside: String, keeping known: [String: FolderContents], except changed: [String],
    hasSources: Bool = true
  ) {
    let path = shown(outside)
    let folder = path.isEmpty ? "." : path
    folders.append(folder)
    do throws(FolderError) {
      let contents = try FileTree.read(
        folder: folder,
        options: options(displayPrefix: outside).untrusting(Self.names(in: outside)),
        keeping: known[folder], except: Self.paths(changed, in: folder)
      ) { [scope] in
        $0.filter {
          hasSources && (Self.isSource($0) || scope.contains(.images) && BundleFolder.isPicture($0))
            || BundleFolder.isSnapshot(outside + "/" + $0)
        }
      }
      self.contents[folder] = contents
      for file in contents.tree {
        tree[outside + "/" + file.path] = file.bytes
      }
      let found = contents.diagnostics.filter { Self.mayHideSources($0.location?.path ?? "") }
      diagnostics += found
      unread.formUnion(found.compactMap(\.location?.path))
    } catch .missing {
      return
    } catch .notAFolder {
      addFile(outside, shownAs: folder)
    } catch {
      var found = error.diagnostic
      found.location = SourceLocation(outside)
      diagnostics.append(found)
      unread.insert(outside)
    }
  }

  /// Reads a Swift file that a manifest names in place of a folder.
  private mutating func addFile(_ outside: String, shownAs path: String) {
    guard outside.hasSuffix(".swift") else { return }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let prefix = outside.split(separator: "/").dropLast().joined(separator: "/")
    let contents = FileTree.read(
      file: name, in: folder, options: options(displayPrefix: prefix), linking: Self.isSource)
    tree[outside] = contents.tree[name]
    diagnostics += contents.diagnostics
    if !contents.diagnostics.isEmpty { unread.insert(outside) }
  }

  /// How many names of a path from the content folder a manifest has given.
  private static func names(in outside: String) -> Int {
    outside.split(separator: "/").count { $0 != ".." && $0 != "." }
  }

  /// Whether a file is Swift source, an article of a documentation catalog, or of an asset catalog.
  private static func isSource(_ path: String) -> Bool {
    BundleFolder.isSource(path) || BundleFolder.isArticle(path) || BundleFolder.isAsset(path)
  }

  /// Whether what could not be read may be or hold a source; names without an extension are those
  /// of folders.
  private static func mayHideSources(_ path: String) -> Bool {
    isSource(path) || path.split(separator: "/").last?.contains(".") != true
  }
}
