import CatalogLoader
import CatalogModel
import CoverageReports
import Diagnostics
import Files

@testable import CatalogDriver
@testable import CatalogProtocol
@testable import ContrastReports

/// What every command does with a content, without a disk.
struct EveryCommand {
  let content: FileTree

  /// How much was said and written in all.
  struct Outcome {
    var bytes = 0

    mutating func take(_ text: String) { bytes += text.utf8.count }
    mutating func take(_ diagnostics: [Diagnostic]) {
      bytes += diagnostics.reduce(0) { $0 + $1.summary.utf8.count }
    }
  }

  func run() -> Outcome {
    var outcome = Outcome()
    build(&outcome)
    tokens(&outcome)
    contrast(&outcome)
    coverage(&outcome)
    documents(&outcome)
    if let library = CatalogLibrary.load(content) { outcome.bytes += library.systems.count }
    return outcome
  }

  func runBuild() -> Outcome {
    var outcome = Outcome()
    build(&outcome)
    return outcome
  }

  func runTokens() -> Outcome {
    var outcome = Outcome()
    tokens(&outcome)
    return outcome
  }

  private func build(_ outcome: inout Outcome) {
    var options = CatalogBuild.Options(content: "")
    options.comparesSources = true
    let built = CatalogBuild.build(content, options: options)
    outcome.bytes += built.site.reduce(0) { $0 + $1.bytes.count }
    outcome.take(built.diagnostics)
  }

  private func tokens(_ outcome: inout Outcome) {
    var named = NamedFiles()
    for file in content where file.path.hasSuffix(".json") || file.path.hasSuffix("okens.swift") {
      named.tree[file.path] = file.bytes
      named.paths.append(file.path)
    }
    let sources = TokenSources(named, namespace: nil, in: WorkingFolder(path: "/"))
    for conformance in TokenCheck.Conformance.allCases {
      outcome.take(TokenCheck(sources, conformance: conformance).diagnostics)
    }
    outcome.bytes += TokenUpgrades(sources).count
    let selection = TokenSelection(sources, inputs: [], needsContext: true)
    outcome.take(TokenResolution.json(of: selection) ?? "")
    for format in TokenExport.Format.allCases {
      outcome.take(TokenExport(selection, as: format).text)
    }
  }

  private func contrast(_ outcome: inout Outcome) {
    let report = ContrastRun.report(content)
    for format in ContrastReport.Format.allCases { outcome.take(report.text(as: format)) }
  }

  private func coverage(_ outcome: inout Outcome) {
    guard let catalog = CatalogLoader(content).load().catalog else { return }
    let result = CoverageResult(sections: ContentCoverage.measured(catalog), readFindings: [])
    for format in CoverageResult.Format.allCases {
      outcome.take(result.text(as: format, showsAll: true))
    }
  }

  /// `validate`, and `render` in every form.
  private func documents(_ outcome: inout Outcome) {
    guard let catalog = CatalogLoader(content, scope: .previews).load().catalog else { return }
    let drawing = DocumentDrawing(catalog: catalog, content: "/content", system: nil)
    let check = DocumentCheck(AgentChecker(catalog), content: "/content", system: nil)
    for file in content where file.path.hasPrefix("examples/") || file.path.hasPrefix("guides/") {
      let document = DocumentFiles.File(path: file.path, treePath: file.path, bytes: file.bytes)
      outcome.take(check(document).diagnostics)
      for form in DocumentRendering.Form.allCases {
        let drawn = drawing.draw(document, as: form)
        outcome.take(drawn.diagnostics)
        outcome.take(drawn.text ?? "")
      }
    }
  }
}
