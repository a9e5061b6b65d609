import Files
import SwiftPackages
import SwiftSymbols

/// The articles of a package's documentation catalogues as guides of a new catalog, with their
/// pictures.
///
/// They are copies, which people edit from then on. Extension files describe declarations, and are
/// read where they are: their texts are on the pages of the API.
struct PackageArticles {
  /// The guides and pictures by their paths from the catalog.
  private(set) var tree = FileTree()
  /// - Parameters:
  ///   - articles: Markdown in folders `*.docc`.
  ///   - pictures: What these folders have of pictures, by path.
  ///   - modules: The modules of the catalog, whose own pages are guides.
  init(_ articles: [SourceFile], pictures: [String: [UInt8]], modules: [String]) {
    let folders = Set(articles.map { Self.catalogue(of: $0.path) })
    for article in articles {
      let symbol = Self.symbol(describedBy: article.text)
      guard symbol.map(modules.contains) ?? true else { continue }
      // The page of the only module introduces them all.
      let isIndex = symbol != nil && folders.count == 1 && tree["guides/index.md"] == nil
      let path = isIndex ? "index.md" : Self.place(of: article.path, among: folders)
      tree["guides/" + path] = Array(article.text.utf8)
    }
    guard !tree.paths.isEmpty else { return }
    for (path, bytes) in pictures {
      tree["guides/" + Self.place(of: path, among: folders)] = bytes
    }
  }

  /// The declaration that a file describes, `Kit/Tag` for `# ``Kit/Tag```; `nil` for an article.
  private static func symbol(describedBy text: String) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: true)
    let heading = lines.first { $0.hasPrefix("# ") }?.dropFirst(2).trimmingSpaces
    guard let heading, heading.hasPrefix("``"), heading.hasSuffix("``"), heading.count > 4 else {
      return nil
    }
    return String(heading.dropFirst(2).dropLast(2))
  }

  /// `../Sources/Kit/Kit.docc/` of a file in it.
  private static func catalogue(of path: String) -> Substring {
    path.firstRange(of: ".docc/").map { path[..<$0.upperBound] } ?? path[..<path.startIndex]
  }

  /// The path below the guides: that below the catalogue, in a folder of its own where there are
  /// several.
  private static func place(of path: String, among folders: Set<Substring>) -> String {
    let folder = catalogue(of: path)
    let rest = String(path.dropFirst(folder.count))
    guard folders.count > 1, let name = folder.split(separator: "/").last else { return rest }
    return "\(name.dropLast(".docc".count))/\(rest)"
  }
}

extension Substring {
  fileprivate var trimmingSpaces: Substring {
    var text = drop { $0 == " " }
    while let last = text.last, last == " " || last == "\r" { text.removeLast() }
    return text
  }
}
