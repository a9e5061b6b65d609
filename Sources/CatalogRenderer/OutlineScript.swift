import CatalogModel
import JSONTree

/// Writes the script with all pages that the outline of a system lists. Pages load it when a reader
/// opens another section or filters; without scripts the pages that list sections do the work.
struct OutlineScript {
  /// Its pages in a language.
  let outline: SiteOutline
  /// The folder of the system, below the site's root.
  let folder: String
  /// What sets the script apart from that of the system's own language; empty for that one.
  let suffix: String

  /// A page in a language of its own shows titles in that language, which are another file.
  var path: String { folder + "assets/outline\(suffix).js" }

  /// `[id, title, [[title, path, deprecated]…]]` for each section. Paths lead there from the
  /// folder of the system.
  var text: String {
    let sections = outline.sections.map { section in
      JSONValue.array([
        .string(section.kind.id), .string(section.title),
        .array(section.entries.map(entry)),
      ])
    }
    return "catalogOutline = \(JSONWriter().string(.array(sections)));\n"
  }

  private func entry(_ entry: SiteOutline.Entry) -> JSONValue {
    let path = SiteMap(isSingleSystem: true).path(entry.route)
    let reference = RelativeURL.from("", to: path, anchor: entry.anchor)
    let parts: [JSONValue] = [.string(entry.title), .string(reference)]
    return .array(entry.isDeprecated ? parts + [true] : parts)
  }
}
