/// Design tokens in the W3C format DTCG 2025.10: from files to values per context.
///
/// 1. A ``TokenFileReader`` reads the text of each file; `Parsing` the structure of the tree: tokens,
///    groups, their properties.
/// 2. `Resolver` reads a `.resolver.json`: which files apply in which context.
/// 3. `Merging` lays all files over each other and carries out `$extends`; every definition
///    keeps the condition under which it applies.
/// 4. `Resolving` follows references and reads each token for each combination of the modifiers
///    that influence it, and no others. `Values` knows the 13 types; `Lints` looks for what can be
///    read, but is probably not meant.
/// 5. ``ResolvedTokens`` answers what a token is in a context; `Export` writes CSS, SwiftUI
///    source and JSON.
///
/// Files are given as bytes by path; nothing is read from disk or network. Mistakes are
/// diagnostics with ids of the form `tokens/…`; what a file repeats is one diagnostic.

import Diagnostics
import JSONTree

/// The outcome of reading tokens: what could be understood, and what is wrong.
public struct TokenLoad: Sendable {
  /// All tokens that could be understood; those with errors are left out, or have no value.
  public var tokens: ResolvedTokens
  /// In the order of their places.
  public var diagnostics: [Diagnostic]

  /// Reads one token file.
  ///
  /// - Parameters:
  ///   - conformance: How closely it must follow DTCG 2025.10.
  ///   - reader: What reads its text.
  public init(
    parsing bytes: [UInt8], path: String, conformance: TokenConformance = .tolerant,
    reader: some TokenFileReader
  ) {
    self.init(
      files: [path: bytes], tokenFiles: [path], conformance: conformance, reader: reader)
  }

  /// Reads token files that lie over each other in the order given. Modifiers come only from
  /// resolver documents among them.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - tokenFiles: which of them to read; later ones override earlier ones.
  ///   - isOrdered: whether their order says which of them count; otherwise it is told where they
  ///     contradict each other.
  ///   - conformance: how closely they must follow DTCG 2025.10.
  ///   - reader: what reads their text.
  public init(
    files: [String: [UInt8]], tokenFiles: [String], isOrdered: Bool = true,
    conformance: TokenConformance = .tolerant, reader: some TokenFileReader
  ) {
    var sources = SourceFiles(files: files, conformance: conformance, reader: reader)
    var plan = ResolverPlan()
    var diagnostics: [Diagnostic] = []
    for path in tokenFiles {
      guard let document = sources.document(path), let root = document.root else { continue }
      if document.isResolver {
        var reader = ResolverReader(sources: sources, path: path, plan: plan)
        plan = reader.read()
        sources = reader.sources
        diagnostics += reader.diagnostics
      } else if let tree = sources.tokenTree(root, path: path) {
        plan.layers.append(TokenLayer(tree: tree, condition: .always))
      }
    }
    if !isOrdered { diagnostics += Contradictions.diagnostics(plan.layers) }
    self.init(plan: plan, sources: sources, diagnostics: diagnostics)
  }

  /// Reads a resolver document and the token files it refers to.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - resolver: the path of the `.resolver.json` among them.
  ///   - conformance: how closely the files must follow DTCG 2025.10.
  ///   - reader: what reads their text.
  public init(
    files: [String: [UInt8]], resolver: String, conformance: TokenConformance = .tolerant,
    reader: some TokenFileReader
  ) {
    let sources = SourceFiles(files: files, conformance: conformance, reader: reader)
    var reader = ResolverReader(sources: sources, path: resolver)
    let plan = reader.read()
    self.init(plan: plan, sources: reader.sources, diagnostics: reader.diagnostics)
  }

  private init(plan: ResolverPlan, sources: SourceFiles, diagnostics: [Diagnostic]) {
    self.init(
      plan: plan, conformances: sources.conformances, leftOut: sources.leftOut,
      diagnostics: sources.diagnostics + diagnostics)
    if let unreadable = sources.unreadable {
      self.diagnostics = UnreadableFile(path: unreadable).explaining(self.diagnostics)
    }
  }

  /// - Parameters:
  ///   - conformances: By path, how closely a file must follow the standard; those not named are
  ///     read tolerantly.
  ///   - leftOut: The paths of tokens that files have and that were left out when they were read.
  init(
    plan: ResolverPlan, conformances: [String: TokenConformance] = [:],
    leftOut: Set<String> = [], diagnostics: [Diagnostic]
  ) {
    let modifiers = plan.modifiers
    var tree = MergedTree(plan.layers, conformances: conformances)
    let records = tree.listTokens()
    let groups = tree.listGroups()
    let index = TokenIndex(
      tree: tree, records: records, leftOut: leftOut,
      isTolerant: conformances.values.contains(.tolerant))
    let reader = ValueReader(records: records, index: index, conformances: conformances)
    var builder = TableBuilder(reader: reader, modifiers: modifiers)
    builder.run()
    let storage = TokenStorage(
      modifiers: modifiers, records: records, tables: builder.reader.tables,
      groups: groups, indexByPath: index.indexByPath, leftOut: leftOut,
      mentions: builder.mentions)
    tokens = ResolvedTokens(storage: storage)
    let notes = ReferrerNotes(storage: storage)
    let found =
      notes.completing(builder.reports.findings) + notes.leftOut(builder.needingLeftOut)
    let lints = TokenLints.diagnostics(storage, index)
    self.diagnostics = RepeatedFindings.folded(
      (diagnostics + tree.diagnostics + found + lints).inOrder,
      isKnown: { tree.node(at: [$0]) != nil })
  }
}
