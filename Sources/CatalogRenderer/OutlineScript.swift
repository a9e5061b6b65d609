import CatalogModel
import JSONTree

/// Writes the script with all pages that the outline of a system lists. Pages load it when a reader
/// opens another section or filters; without scripts the pages that list sections do the work.
struct OutlineScript {
  let site: SystemSite

  /// A page in a language of its own shows titles in that language, which are another file.
  var path: String {
    let isOwn = LanguageTag.areEqual(site.language, site.system.language)
    let ending = isOwn ? "" : "-\(Slug.of(site.language))"
    return site.map.folder(site.system.slug) + "assets/outline\(ending).js"
  }

  /// `[id, title, [[title, path, deprecated]…]]` for each section. Paths lead there from the
  /// folder of the system.
  var text: String {
    let sections = site.outline.sections.map { section in
      JSONValue.array([
        .string(section.kind.id), .string(section.title),
        .array(section.entries.map(entry)),
      ])
    }
    return "catalogOutline = \(JSONWriter().string(.array(sections)));\n"
  }

  private func entry(_ entry: SiteOutline.Entry) -> JSONValue {
    let folder = site.map.folder(site.system.slug)
    let path = String(site.path(entry.route).dropFirst(folder.count))
    let reference = RelativeURL.from("", to: path, anchor: entry.anchor)
    let parts: [JSONValue] = [.string(entry.title), .string(reference)]
    return .array(entry.isDeprecated ? parts + [true] : parts)
  }
}
