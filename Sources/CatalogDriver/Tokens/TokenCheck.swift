import DesignTokens
import Diagnostics
import Files

/// Checks token files against DTCG 2025.10.
public struct TokenCheck: Sendable {
  /// How closely the files must follow the standard.
  public typealias Conformance = TokenConformance

  /// Everything that is wrong, with places as seen from the working folder.
  public var diagnostics: [Diagnostic]
  /// How many tokens there are, in all sets.
  public var tokenCount: Int
  /// How many files were read, those that resolver documents refer to among them.
  public var fileCount: Int

  public init(_ sources: TokenSources, conformance: TokenConformance = .tolerant) {
    let loads = sources.loads(conformance: conformance)
    diagnostics = (sources.files.diagnostics + loads.flatMap(\.diagnostics)).map {
      $0.mappingPaths(sources.folder.name(of:))
    }
    if sources.count == 0 {
      diagnostics.append(
        .error(
          "tokens/no-files", "there are no token files here",
          suggestion: "name files, or a folder that holds *.tokens.json"))
    }
    tokenCount = loads.reduce(0) { $0 + $1.tokens.count }
    fileCount = sources.paths.count
  }
}
