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
  let files: [SourceFile]
  /// The folders that hold more than the manifest takes; places from the catalog.
  let diagnostics: [Diagnostic]
  private let articles: [SourceFile]

  init(
    _ package: PackageSources, beside folder: InitFolder, in working: WorkingFolder = .current
  ) {
    let start = working.treePath(of: folder.path)
    let targets = package.targets.map { target in
      let path = Self.path(from: start, to: working.treePath(of: target.path))
      return (target: target, path: path, texts: Self.texts(in: target, shownAs: path))
    }
    modules = targets.map { ($0.target.name, $0.path) }
    files = targets.flatMap { $0.texts.filter { BundleFolder.isSource($0.path) } }
    articles = targets.flatMap { $0.texts.filter { BundleFolder.isArticle($0.path) } }
    diagnostics = targets.compactMap { module in
      let taken = Set(module.target.files.map(\.text))
      let more = module.texts.filter {
        BundleFolder.isSource($0.path) && !taken.contains($0.text)
      }
      return more.first.map { .moreFiles(than: module.target.name, first: $0, count: more.count) }
    }
  }

  /// A catalog with the sources beside it, as a build reads the two.
  func adding(to tree: FileTree) -> FileTree {
    var tree = tree
    for file in files + articles { tree[file.path] = Array(file.text.utf8) }
    return tree
  }

  /// The sources and articles in the folder of a target; those of the manifest where it cannot be
  /// read as a whole.
  private static func texts(
    in target: PackageSources.Target, shownAs path: String
  ) -> [SourceFile] {
    // The way to the folder was judged when its files were read.
    let options = ReadOptions().untrusting(0)
    guard
      let contents = try? FileTree.read(
        folder: target.path, options: options,
        where: { $0.filter { BundleFolder.isSource($0) || BundleFolder.isArticle($0) } })
    else {
      return (target.files + target.extensions).map { file in
        let rest = file.path.dropFirst(target.path.withFinalSlash.count)
        return SourceFile(path: path.withFinalSlash + rest, text: file.text)
      }
    }
    return contents.tree.map { file in
      SourceFile(
        path: path.withFinalSlash + file.path, text: String(decoding: file.bytes, as: UTF8.self))
    }
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
