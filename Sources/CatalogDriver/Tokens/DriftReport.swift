import CatalogLoader
import CatalogModel
import DesignTokens
import DiagnosticReports
import Diagnostics
import Files
import SwiftPackages
import SwiftTokens

/// How far token files and Swift source agree.
public struct DriftReport: Sendable {
  /// Where they do not, and what keeps them from being compared.
  public var diagnostics: [Diagnostic]
  /// The figures in one line, where there was something to compare.
  public var summary: String?

  /// Compares the tokens of files with constants of Swift files.
  ///
  /// - Parameter conformance: How closely the token files must follow the standard.
  public init(
    tokens sources: TokenSources, source: SwiftFiles, conformance: TokenConformance = .tolerant
  ) {
    let selection = TokenSelection(
      sources, inputs: [], needsContext: false, conformance: conformance)
    let namespace = selection.namespace
    let load = source.load(namespace: namespace, modifiers: selection.tokens.modifiers)
    let drift = TokenDrift(tokens: selection.tokens, source: load, namespace: namespace)
    let found = drift.diagnostics.map {
      $0.mappingPaths(selection.shown).namingNamespaceOption
    }
    diagnostics = selection.diagnostics + source.diagnostics + load.diagnostics + found
    summary = drift.summary
  }

  /// Compares each system of the content that has Swift sources.
  ///
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func reports(
    of source: ContentSource
  ) throws(FolderError) -> [DriftReport] {
    let topics: Set<CheckTopic> = [.tokens, .drift, .swift]
    let content = try ContentFolderReader.read(source, scope: CatalogLoader.Scope(for: topics))
    let prefix = ContentFolderChoice.prefix(of: source.folder)
    let readProblems = DriftReport(
      diagnostics: content.diagnostics.about(topics), summary: nil)
    let systems = content.catalog?.systems ?? []
    return [readProblems] + systems.map { Self.report(of: $0, prefix: prefix) }
  }

  /// - Parameter prefix: What leads from the working folder to the content folder.
  private static func report(of system: System, prefix: String) -> DriftReport {
    guard let source = system.swiftTokens, let drift = system.drift, !system.gaps.tokens else {
      return DriftReport(
        diagnostics: [], summary: "\(system.name): not compared, \(reasonAgainst(system))")
    }
    let found = source.diagnostics + drift.diagnostics
    return DriftReport(
      diagnostics: found.map { diagnostic in
        diagnostic.mappingPaths { ContentFolderChoice.shown($0, prefix: prefix) }
      }, summary: "\(system.name): \(drift.summary)")
  }

  private static func reasonAgainst(_ system: System) -> String {
    if system.tokenOrigin == .swift { return "the tokens come from the Swift source itself" }
    if system.swiftTokens == nil { return "there is no Swift source" }
    return "not all of its tokens could be read"
  }

  private init(diagnostics: [Diagnostic], summary: String?) {
    self.diagnostics = diagnostics
    self.summary = summary
  }
}
