import CatalogModel
import DiagnosticReports
import Diagnostics

/// Makes what a page shows of agent YAML that is wrong: its source with the lines marked that are
/// meant, and what `catalog validate` prints.
struct InvalidExampleBuilder {
  let site: SystemSite

  func item(_ example: InvalidExample) -> InvalidExampleItem {
    var item = item(
      of: example.source, named: example.documentName, anchor: ScreensPage.anchor(of: example))
    item.name = example.name
    item.description = example.description
    return item
  }

  /// A text that is checked as the file `name` would be.
  func item(of text: String, named name: String, anchor: String) -> InvalidExampleItem {
    let findings = site.system.findings(inAgentYAML: text, named: name)
    let lines = Set(findings.compactMap(\.location?.line))
    return InvalidExampleItem(
      system: site.system.slug, name: "", anchor: anchor, description: "", documentName: name,
      source: CodeMarkup.yaml(text.withoutFinalNewline, marking: lines),
      findings: CodeMarkup.output(
        DiagnosticFormat.text.report(findings).withoutFinalNewline,
        label: site.words(ExamplePhrase.findings)))
  }
}

extension String {
  fileprivate var withoutFinalNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
