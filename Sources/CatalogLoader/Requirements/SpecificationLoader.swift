import CatalogModel
import CommonMark
import Diagnostics
import Workers

/// Reads `specs/*.md`: front matter, then requirements and their scenarios.
///
/// Steps: ``TextPage`` reads the front matter; ``SpecificationReader`` cuts the text at its
/// headings into requirements; ``ScenarioReader`` reads the steps of a scenario, and
/// ``TraceReader`` what a line `Met by:` names.
struct SpecificationLoader {
  let folder: ContentFolder
  let workers: Workers

  func load(
    _ loads: inout FileLoads<[UInt8], TextLoad<Specification>>, _ diagnostics: inout [Diagnostic],
    _ gaps: inout Gaps
  ) -> [Specification] {
    let pages = TextPages(
      folder: folder, workers: workers, name: "specs", kind: "a specification",
      withoutFrontMatter: .specNoFrontMatter)
    return pages.load(&loads, &diagnostics, &gaps.files, value: Self.specification)
  }

  private static func specification(
    _ page: TextPage, _ diagnostics: inout [Diagnostic]
  ) -> Specification {
    var reader = SpecificationReader(page.document.path)
    let sections = reader.sections(of: page.document)
    diagnostics += reader.diagnostics
    return Specification(
      slug: page.slug, title: page.title, summary: page.summary, order: page.order,
      sections: sections, document: page.document,
      fences: FenceReader.read(page.document, &diagnostics), path: page.document.path)
  }
}
