import CatalogModel
import CommonMark

/// Links to requirements from what meets them.
struct RequirementLinks {
  let site: SystemSite

  /// The requirements that name something, each with its first sentences.
  func links(metBy target: TraceTarget, from page: String) -> [NamedLink] {
    site.trace.entries(metBy: target).map { entry in
      NamedLink(
        name: entry.requirement.name, href: href(of: entry, from: page),
        summary: entry.requirement.firstParagraph)
    }
  }

  /// The requirement itself on the page of its specification.
  func href(of entry: RequirementTrace.Entry, from page: String) -> String {
    site.href(
      from: page, to: .specification(entry.specification, system: site.system.slug),
      anchor: entry.requirement.anchor)
  }
}

extension Requirement {
  /// The first paragraph of its text, without markup; empty when there is none.
  var firstParagraph: String {
    for block in text {
      if case .paragraph(let content) = block.content { return content.plainText }
    }
    return ""
  }
}
