import CatalogModel
import DiagnosticReports
import Diagnostics

/// Makes what a page shows of agent YAML that is wrong: its source with the lines marked that are
/// meant, and what `catalog validate` prints.
struct InvalidExampleBuilder {
  let scope: PageScope

  func item(_ example: InvalidExample) -> InvalidExampleItem {
    var item = item(
      of: example.source, named: example.documentName, anchor: ScreensPage.anchor(of: example))
    item.name = example.name
    item.description = example.description
    return item
  }

  /// A text that is checked as the file `name` would be.
  func item(of text: String, named name: String, anchor: String) -> InvalidExampleItem {
    let findings = scope.system.findings(inAgentYAML: text, named: name)
    return InvalidExampleItem(
      system: scope.system.slug, name: "", anchor: anchor, description: "", documentName: name,
      source: text.withoutFinalNewline,
      markedLines: Set(findings.compactMap(\.location?.line)),
      findings: DiagnosticFormat.text.report(findings).withoutFinalNewline,
      findingsLabel: scope.words(ExamplePhrase.findings))
  }
}

extension String {
  fileprivate var withoutFinalNewline: String { hasSuffix("\n") ? String(dropLast()) : self }
}
