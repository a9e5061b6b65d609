import CatalogModel
import CommonMark
import Diagnostics

/// Reads what a line `Met by:` names: its code spans and links.
enum TraceReader {
  /// - Parameter path: The file the text stands in, to which its links are relative.
  static func references(in text: [Inline], of path: String) -> [TraceReference] {
    text.flatMap { inline -> [TraceReference] in
      let location = SourceLocation(path, line: inline.line)
      switch inline.content {
      case .code(let name): return [TraceReference(.name(name), text: name, at: location)]
      case .link(let link):
        return [
          TraceReference(form(of: link, in: path), text: link.content.plainText, at: location)
        ]
      default: return references(in: inline.children, of: path)
      }
    }
  }

  private static func form(of link: Link, in path: String) -> TraceReference.Form {
    let destination = link.destination
    if destination.contains("://") || destination.hasPrefix("mailto:") {
      return .address(destination)
    }
    let file = destination.prefix { $0 != "#" }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return .file(file.isEmpty ? path : ContentPath.normalized("\(folder)/\(file)"))
  }
}
