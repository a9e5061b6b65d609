import CatalogModel
import CommonMark
import Diagnostics

/// Reads `specs/*.md`: front matter, then requirements and their scenarios.
///
/// Steps: ``TextPage`` reads the front matter; ``SpecificationReader`` cuts the text at its
/// headings into requirements; ``ScenarioReader`` reads the steps of a scenario, and
/// ``TraceReader`` what a line `Met by:` names.
struct SpecificationLoader {
  let folder: ContentFolder

  func load(_ diagnostics: inout [Diagnostic], _ gaps: inout Gaps) -> [Specification] {
    let pages = TextPage.all(
      in: "specs", of: folder, kind: "a specification", group: "spec", &diagnostics, &gaps.files)
    return pages.map { page in
      var reader = SpecificationReader(page.document.path)
      let sections = reader.sections(of: page.document)
      diagnostics += reader.diagnostics
      return Specification(
        slug: page.slug, title: page.title, summary: page.summary, order: page.order,
        sections: sections, document: page.document,
        fences: FenceReader.read(page.document, &diagnostics), path: page.document.path)
    }
  }
}
