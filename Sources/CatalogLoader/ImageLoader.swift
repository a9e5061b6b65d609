import CatalogModel
import Diagnostics
import Files
import SafeSVG
import SwiftSymbols

/// Finds the images of a system, which texts may show, and the films and documents beside them,
/// which texts may link to.
struct ImageLoader {
  let folder: ContentFolder

  /// The images by their path in the content.
  ///
  /// An SVG file that could do more than draw is told of, and loses its bytes, or what does more
  /// where texts alone show it. It stays among the images all the same, so that texts which show it
  /// are not said to show nothing.
  func load(_ diagnostics: inout [Diagnostic]) -> [String: [UInt8]] {
    var images: [String: [UInt8]] = [:]
    let prefix = folder.prefix
    let isMeant = { (path: String) in
      BundleFolder.isPictureName(path)
        || BundleFolder.isDownload(path) && Self.isOfTexts(path.dropFirst(prefix.count))
    }
    for name in folder.files(in: "", where: isMeant) {
      let path = folder.path(name)
      if ContentPath.isOutside(path) { continue }
      guard let bytes = folder.tree[path] else { continue }
      let problems = name.hasSuffix(".svg") ? SafeSVG.check(bytes, path: path) : []
      guard Self.isOfTexts(name) else {
        diagnostics += problems
        images[path] = problems.isEmpty ? bytes : []
        continue
      }
      images[path] = Self.shown(bytes, problems, &diagnostics)
    }
    return images
  }

  /// The images of documentation catalogs outside the content that comments in modules show, by
  /// their paths from the content.
  ///
  /// - Parameters:
  ///   - modules: The modules with their comments.
  ///   - articles: What documentation catalogs say of them.
  ///   - paths: The folders of their sources, from the folder of the system.
  func load(
    shownBy modules: [ModuleSymbols], _ articles: [SymbolArticle], in paths: [String],
    _ diagnostics: inout [Diagnostic]
  ) -> [String: [UInt8]] {
    let comments = modules.flatMap(\.symbols).compactMap(\.documentation.comment?.text)
    let texts = (comments + articles.map(\.text))
      .filter { $0.contains("![") || $0.contains("@Image") }.joined(separator: "\n")
    guard !texts.isEmpty else { return [:] }
    var images: [String: [UInt8]] = [:]
    for path in paths where ContentPath.isOutside(folder.path(path)) {
      for name in folder.files(in: path, suffix: "") where BundleFolder.isPicture(name) {
        guard let bytes = folder.tree[folder.path(name)],
          texts.contains(BundleFolder.stem(ofPicture: name))
        else { continue }
        let problems =
          name.hasSuffix(".svg") ? SafeSVG.check(bytes, path: folder.path(name)) : []
        images[folder.path(name)] = Self.shown(bytes, problems, &diagnostics)
      }
    }
    return images
  }

  /// The pictures of snapshot tests that show components.
  func load(showing components: [Component]) -> [String: [UInt8]] {
    let pictures = components.compactMap(\.picture).flatMap { [$0.light, $0.dark] }
    let paths = pictures.compactMap { $0?.name }.filter(BundleFolder.isSnapshot)
    return Dictionary(
      paths.compactMap { path in folder.tree[path].map { (path, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Whether a file is among those that documents bring, as texts show them alone.
  private static func isOfTexts(_ name: some StringProtocol) -> Bool {
    ["guides/", "static/", "public/"].contains { name.hasPrefix($0) }
  }

  /// What of a picture texts show: without what does more than draw, which is told once. Empty where
  /// nothing can be drawn: the text goes without it.
  private static func shown(
    _ bytes: [UInt8], _ problems: [Diagnostic], _ diagnostics: inout [Diagnostic]
  ) -> [UInt8] {
    guard var first = problems.first else { return bytes }
    let drawable = SafeSVG.drawable(bytes)
    first.severity = .warning
    if problems.count > 1 {
      let count = problems.count - 1
      first.notes.append(.init("and in \(count) more place\(count == 1 ? "" : "s") of the file"))
    }
    first.notes.append(
      .init(
        drawable == nil
          ? "texts show its description instead" : "texts show the picture without these parts"))
    diagnostics.append(first)
    return drawable ?? []
  }
}
