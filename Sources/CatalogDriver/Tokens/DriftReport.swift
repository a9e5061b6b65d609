import CatalogModel
import DesignTokens
import Diagnostics
import Files
import SwiftTokens

/// How far token files and Swift source agree.
public struct DriftReport: Sendable {
  /// Where they do not, and what keeps them from being compared.
  public var diagnostics: [Diagnostic]
  /// The figures in one line, where there was something to compare.
  public var summary: String?

  /// Compares the tokens of files with constants of Swift files.
  public init(tokens sources: TokenSources, source: SwiftFiles) {
    let selection = TokenSelection(sources, inputs: [], needsContext: false)
    let namespace = selection.namespace
    let load = source.load(namespace: namespace, modifiers: selection.tokens.modifiers)
    let drift = TokenDrift(tokens: selection.tokens, source: load, namespace: namespace)
    let found = drift.diagnostics.map { $0.mappingPaths(selection.shown) }
    diagnostics = selection.diagnostics + source.diagnostics + load.diagnostics + found
    summary = drift.summary
  }

  /// Compares each system of the content that has Swift sources.
  ///
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func reports(
    content folder: String, systems: [String]
  ) throws(FolderError) -> [DriftReport] {
    let content = try ContentFolderReader.read(folder, systems: systems)
    let prefix = ContentFolderChoice.prefix(of: folder)
    let topics: Set<CheckTopic> = [.tokens, .drift, .swift]
    let readProblems = DriftReport(
      diagnostics: content.diagnostics.about(topics), summary: nil)
    var reports = [readProblems]
    for system in content.catalog?.systems ?? [] {
      guard let source = system.swiftTokens, let drift = system.drift else {
        let reason =
          system.tokenOrigin == .swift
          ? "the tokens come from the Swift source itself" : "there is no Swift source"
        reports.append(
          DriftReport(diagnostics: [], summary: "\(system.name): not compared, \(reason)"))
        continue
      }
      reports.append(
        DriftReport(
          diagnostics: (source.diagnostics + drift.diagnostics).map {
            $0.mappingPaths { ContentFolderChoice.shown($0, prefix: prefix) }
          },
          summary: "\(system.name): \(drift.summary)"))
    }
    return reports
  }

  private init(diagnostics: [Diagnostic], summary: String?) {
    self.diagnostics = diagnostics
    self.summary = summary
  }
}
