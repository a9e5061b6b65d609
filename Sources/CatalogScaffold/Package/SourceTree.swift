import Diagnostics
import Files
import SwiftPackages
import SwiftSymbols

/// The sources of a package by their paths from the folder of a new catalog.
///
/// A catalog names folders and reads all that is in them, so the folders decide here too, and not
/// what the manifest of the package chooses from them.
struct SourceTree {
  /// The modules: their names, and the folders of their sources.
  let modules: [(name: String, path: String)]
  /// All Swift files, in the order of the modules.
  private(set) var files: [SourceFile]
  /// Modules below these that may hold tokens and offer nothing themselves: their names, folders and
  /// files.
  private(set) var hidden: [(name: String, path: String, files: [SourceFile])]
  /// The folders that hold more than the manifest takes; places from the catalog.
  let diagnostics: [Diagnostic]
  /// The texts of documentation catalogues.
  let articles: [SourceFile]
  /// The pictures of documentation catalogues by their paths.
  let pictures: [String: [UInt8]]
  /// The files of asset catalogs by their paths.
  let assets: [String: [UInt8]]
  /// The pictures of snapshot tests by their paths.
  var snapshots: [String: [UInt8]] = [:]

  /// What lies in the folder of a target.
  private struct Contents {
    let target: PackageSources.Target
    /// The folder, from the catalog.
    let path: String
    /// Its sources and articles.
    let texts: [SourceFile]
    let assets: [String: [UInt8]]
    let pictures: [String: [UInt8]]
    /// The paths of tutorials of documentation catalogues.
    let tutorials: [String]

    var sources: [SourceFile] { texts.filter { BundleFolder.isSource($0.path) } }
  }

  init(
    _ package: PackageSources, beside folder: InitFolder, in working: WorkingFolder = .current
  ) {
    let start = working.treePath(of: folder.path)
    func contents(of target: PackageSources.Target) -> Contents {
      let path = Self.path(from: start, to: working.treePath(of: target.path))
      let found = Self.contents(of: target, shownAs: path)
      return Contents(
        target: target, path: path, texts: found.texts,
        assets: found.others.filter { BundleFolder.isAsset($0.key) },
        pictures: found.others.filter { BundleFolder.isPicture($0.key) },
        tutorials: found.tutorials)
    }
    let named = package.targets + package.reexports.targets
    let known = Set(named.map(\.name))
    let inner = package.innerTargets.filter { !known.contains($0.name) }
    let offered = (named + inner).map(contents)
    let names = Set(offered.map(\.target.name))
    let below = package.lenders.filter { target in
      !names.contains(target.name) && target.files.contains { $0.text.contains("Color") }
    }.map(contents)
    modules = offered.map { ($0.target.name, $0.path) }
    files = offered.flatMap(\.sources)
    hidden = below.map { ($0.target.name, $0.path, $0.sources) }
    articles = offered.flatMap { $0.texts.filter { BundleFolder.isArticle($0.path) } }
    assets = (offered + below).reduce(into: [:]) { $0.merge($1.assets) { first, _ in first } }
    pictures = offered.reduce(into: [:]) { $0.merge($1.pictures) { first, _ in first } }
    diagnostics =
      offered.compactMap(Self.moreFiles) + Self.unread(tutorials: offered.flatMap(\.tutorials))
      + Self.inner(inner.map(\.name)) + Self.unused(package.unusedTargets)
  }

  /// That the folder of a target holds more than the manifest takes of it.
  private static func moreFiles(in contents: Contents) -> Diagnostic? {
    let taken = Set(contents.target.files.map(\.text))
    let more = contents.sources.filter { !taken.contains($0.text) }
    return more.first.map { .moreFiles(than: contents.target.name, first: $0, count: more.count) }
  }

  /// Which modules are read that no product names, where there are some.
  private static func inner(_ modules: [String]) -> [Diagnostic] {
    guard !modules.isEmpty else { return [] }
    let list = modules.joined(separator: ", ")
    let isOne = modules.count == 1
    return [
      .init(
        .initInnerModule,
        "no product offers \(list), but products are built on \(isOne ? "it" : "them")",
        at: SourceLocation("system.yaml"),
        notes: [.init("\(isOne ? "its" : "their") public views and API are in the catalog")],
        suggestion: "take \(isOne ? "it" : "them") out of 'modules' if apps should not import "
          + (isOne ? "it" : "them"))
    ]
  }

  /// Which libraries are not read, where there are some.
  private static func unused(_ targets: [String]) -> [Diagnostic] {
    guard !targets.isEmpty else { return [] }
    let shown = targets.prefix(10) + (targets.count > 10 ? ["…"] : [])
    return [
      .init(
        .initLeftOut,
        targets.count == 1
          ? "a target that no product offers is not read"
          : "\(targets.count) targets that no product offers are not read",
        notes: [.init(shown.joined(separator: ", "))],
        suggestion: "'--all-targets' reads what no library offers, too")
    ]
  }

  /// That tutorials are not read, where there are some.
  private static func unread(tutorials: [String]) -> [Diagnostic] {
    guard let first = tutorials.first else { return [] }
    let count = tutorials.count
    return [
      .init(
        .initLeftOut,
        count == 1 ? "a tutorial of DocC is not read" : "\(count) tutorials of DocC are not read",
        at: SourceLocation(first), suggestion: "write a guide, or leave them to DocC")
    ]
  }

  /// Without files that cannot be read, so that nothing is derived from a part of them.
  mutating func leaveOut(_ paths: Set<String>) {
    files.removeAll { paths.contains($0.path) }
    for index in hidden.indices { hidden[index].files.removeAll { paths.contains($0.path) } }
  }

  /// A catalog with the sources beside it, as a build reads the two.
  func adding(to tree: FileTree) -> FileTree {
    var tree = tree
    for file in files + articles + hidden.flatMap(\.files) {
      tree[file.path] = Array(file.text.utf8)
    }
    for (path, bytes) in assets { tree[path] = bytes }
    for (path, bytes) in snapshots { tree[path] = bytes }
    return tree
  }

  /// The sources, articles, asset catalogs and pictures of articles in the folder of a target; the sources of the manifest
  /// where it cannot be read as a whole.
  private static func contents(
    of target: PackageSources.Target, shownAs path: String
  ) -> (texts: [SourceFile], others: [String: [UInt8]], tutorials: [String]) {
    // The way to the folder was judged when its files were read.
    let options = ReadOptions().untrusting(0)
    var tutorials: [String] = []
    guard
      let contents = try? FileTree.read(
        folder: target.path, options: options,
        where: { paths in
          tutorials = paths.filter { $0.hasSuffix(".tutorial") }
          return paths.filter { isText($0) || isOther($0) }
        })
    else {
      let texts = (target.files + target.extensions).map { file in
        let rest = file.path.dropFirst(target.path.withFinalSlash.count)
        return SourceFile(path: path.withFinalSlash + rest, text: file.text)
      }
      return (texts, [:], [])
    }
    let files = contents.tree.map { (path: path.withFinalSlash + $0.path, bytes: $0.bytes) }
    // What is not UTF-8 was reported when the package was read.
    let texts = files.filter { isText($0.path) }.compactMap { file in
      FileTree([file.path: file.bytes]).text(at: file.path).map {
        SourceFile(path: file.path, text: $0)
      }
    }
    let others = files.filter { isOther($0.path) }.map { ($0.path, $0.bytes) }
    return (
      texts, Dictionary(others) { first, _ in first },
      tutorials.map { path.withFinalSlash + $0 }
    )
  }

  private static func isOther(_ path: String) -> Bool {
    BundleFolder.isAsset(path) || BundleFolder.isPicture(path)
  }

  private static func isText(_ path: String) -> Bool {
    BundleFolder.isSource(path) || BundleFolder.isArticle(path)
  }

  /// What leads from one folder to another: `../Sources/Kit`. Both begin at the root.
  static func path(from start: String, to end: String) -> String {
    let (start, end) = (start.split(separator: "/"), end.split(separator: "/"))
    let common = zip(start, end).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: start.count - common)
    return (up + end.dropFirst(common)).joined(separator: "/")
  }
}

extension Diagnostic {
  fileprivate static func moreFiles(
    than module: String, first: SourceFile, count: Int
  ) -> Diagnostic {
    .init(
      .initMoreFiles,
      "the catalog reads \(count) file\(count == 1 ? "" : "s") that the package leaves out of "
        + "'\(module)'",
      at: SourceLocation(first.path),
      notes: [.init("the folder of a module is read as a whole")],
      suggestion: "move what is not API out of the folder, or name another under 'modules'")
  }
}
