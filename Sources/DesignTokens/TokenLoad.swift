/// Design tokens in the W3C format DTCG 2025.10: from files to values per context.
///
/// 1. `Parsing` reads the structure of a token file: tokens, groups, their properties.
/// 2. `Resolver` reads a `.resolver.json`: which files apply in which context.
/// 3. `Merging` lays all files over each other and carries out `$extends`; every definition
///    keeps the condition under which it applies.
/// 4. `Resolving` follows references and reads each token for each combination of the modifiers
///    that influence it, and no others. `Values` knows the 13 types.
/// 5. ``ResolvedTokens`` answers what a token is in a context; `Export` writes CSS and names for
///    Swift.
///
/// Files are given as bytes by path; nothing is read from disk or network. Mistakes are
/// diagnostics with ids of the form `tokens/…`.

import Diagnostics
import JSONTree

/// The outcome of reading tokens: what could be understood, and what is wrong.
public struct TokenLoad: Sendable {
  public var tokens: ResolvedTokens
  /// In the order of their places.
  public var diagnostics: [Diagnostic]

  /// Reads one token file.
  public init(parsing bytes: [UInt8], path: String) {
    self.init(files: [path: bytes], tokenFiles: [path])
  }

  /// Reads token files that lie over each other in the order given, without modifiers.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - tokenFiles: which of them to read; later ones override earlier ones.
  public init(files: [String: [UInt8]], tokenFiles: [String]) {
    var sources = SourceFiles(files: files)
    let layers = tokenFiles.compactMap { path in
      sources.tokenTree(path, fragment: []).map { TokenLayer(tree: $0, condition: .always) }
    }
    self.init(layers: layers, modifiers: [], diagnostics: sources.diagnostics)
  }

  /// Reads a resolver document and the token files it refers to.
  ///
  /// - Parameters:
  ///   - files: bytes by path, relative to the folder of the content.
  ///   - resolver: the path of the `.resolver.json` among them.
  public init(files: [String: [UInt8]], resolver: String) {
    var reader = ResolverReader(sources: SourceFiles(files: files), path: resolver)
    let plan = reader.read()
    self.init(layers: plan.layers, modifiers: plan.modifiers, diagnostics: reader.allDiagnostics)
  }

  init(layers: [TokenLayer], modifiers: [TokenModifier], diagnostics: [Diagnostic]) {
    var tree = MergedTree(layers)
    let records = tree.listTokens()
    let index = TokenIndex(tree: tree, records: records)
    var builder = TableBuilder(records: records, index: index, modifiers: modifiers)
    builder.run()
    let storage = TokenStorage(
      modifiers: modifiers, records: records, tables: builder.reader.tables,
      groups: tree.listGroups(), indexByPath: index.indexByPath, mentions: builder.mentions)
    tokens = ResolvedTokens(storage: storage)
    let found = ReferrerNotes(storage: storage).completing(builder.reports.findings)
    let lints = OrthogonalityCheck.diagnostics(records, modifiers)
    self.diagnostics = (diagnostics + tree.diagnostics + found + lints).inOrder
  }
}
