import CatalogModel
import CommonMark

/// Links to requirements from what meets them.
struct RequirementLinks {
  let scope: PageScope
  let trace: RequirementTrace

  /// The requirements that name something, each with its first sentences.
  func links(metBy target: TraceTarget) -> [NamedLink] {
    trace.entries(metBy: target).map { entry in
      NamedLink(
        name: entry.requirement.name, href: href(of: entry),
        summary: entry.requirement.firstParagraph)
    }
  }

  /// The requirement itself on the page of its specification.
  func href(of entry: RequirementTrace.Entry) -> String {
    scope.href(
      to: .specification(entry.specification, system: scope.system.slug),
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
