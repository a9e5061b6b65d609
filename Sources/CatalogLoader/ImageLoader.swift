import Diagnostics
import SafeSVG

/// Finds the images of a system, which texts may show.
struct ImageLoader {
  let folder: ContentFolder

  /// The endings of the formats that browsers draw.
  static let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif"]

  /// The images by their path in the content.
  ///
  /// An SVG file that could do more than draw is told of, and loses its bytes. It stays among the
  /// images all the same, so that texts which show it are not said to show nothing.
  func load(_ diagnostics: inout [Diagnostic]) -> [String: [UInt8]] {
    var images: [String: [UInt8]] = [:]
    for name in folder.files(in: "", suffix: "") where Self.endings.contains(where: name.hasSuffix)
    {
      let path = folder.path(name)
      guard let bytes = folder.tree[path] else { continue }
      let problems = name.hasSuffix(".svg") ? SafeSVG.check(bytes, path: path) : []
      diagnostics += name.hasPrefix("guides/") ? problems.map(\.ofText) : problems
      images[path] = problems.isEmpty ? bytes : []
    }
    return images
  }
}

extension Diagnostic {
  /// A text goes without a picture that cannot be read.
  fileprivate var ofText: Diagnostic {
    var found = self
    if id == .imageBadSvg { found.severity = .warning }
    return found
  }
}
