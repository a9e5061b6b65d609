import DesignTokens
import Diagnostics
import Files
import JSONTree

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

  /// Resolver documents for files that belong together by their names, with the paths where they
  /// would lie.
  public var proposals: [(path: String, text: String)]

  public init(_ sources: TokenSources, conformance: TokenConformance = .tolerant) {
    let sets = sources.sets(conformance: conformance)
    diagnostics = sources.diagnostics + sets.flatMap(\.diagnostics)
    tokenCount = sets.reduce(0) { $0 + $1.tokens.count }
    fileCount = sources.paths.count
    proposals =
      conformance != .tolerant
      ? []
      : sources.proposals.map { proposal in
        (
          sources.folder.name(of: sources.path(of: proposal)),
          JSONWriter(.pretty).string(proposal.document)
        )
      }
  }
}
