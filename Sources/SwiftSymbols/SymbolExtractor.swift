import Diagnostics

/// Reads the public interface of a Swift module from its source text; no compiler is needed.
///
/// The steps, one type each:
/// 1. ``SourceFile`` texts pass `BoundedParser`, which refuses what would overwhelm the parser.
/// 2. `ParsedFile` parses a text, finds the active `#if` branches and reports syntax errors.
/// 3. `DeclarationCollector` lists the scopes (types, extensions) and every declared name.
/// 4. `ModuleIndex` resolves extensions and aliases over all files, and from them the access.
/// 5. `SymbolBuilder` turns each visible name into a ``Symbol``.
/// 6. `Extracted` merges doubles; ``ModuleSymbols`` orders the symbols by place.
///
/// ``SwiftHighlighter`` and ``SwiftExpressionReader``, which reads the code of views, stand beside
/// them and only share the guard and the parser.
public enum SymbolExtractor {
  /// The symbols of `module`, whose sources are `files`, and what is wrong with the sources.
  ///
  /// Which names count follows the compiler's symbol graph: declared access capped by the
  /// enclosing types over the whole module, without names that begin with an underscore, `@_spi`,
  /// and what is unavailable everywhere. The result does not depend on the order of the files.
  public static func symbols(
    ofModule module: String, in files: [SourceFile],
    options: ExtractionOptions = ExtractionOptions()
  ) -> ModuleSymbols {
    var diagnostics: [Diagnostic] = []
    var collector = DeclarationCollector()
    let conditions = BranchConditions(options.configuration, module: module)
    var incompleteFiles: [String] = []
    var mentions: [CodeMentions] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      let parsed = ParsedFile(file, conditions: conditions, diagnostics: &diagnostics)
      if parsed?.isComplete != true { incompleteFiles.append(file.path) }
      guard let parsed else { continue }
      diagnostics += collector.collect(parsed)
      mentions += CodeMentions.read(parsed)
    }
    let index = ModuleIndex(module: module, scopes: collector.scopes, aliases: collector.aliases)
    let builder = SymbolBuilder(module: module, index: index)
    let symbols = collector.declarations.compactMap { declared -> Extracted? in
      guard let access = index.access(of: declared), access >= options.minimumAccess else {
        return nil
      }
      return Extracted(
        symbol: builder.symbol(for: declared, access: access),
        isConditional: declared.isConditional)
    }
    let inheritance = InheritanceResolver(index: index, declarations: collector.declarations)
    let resolved = inheritance.resolve(Extracted.merged(symbols))
    var result = ModuleSymbols(
      name: module, symbols: resolved.symbols, diagnostics: diagnostics + resolved.diagnostics)
    result.incompleteFiles = incompleteFiles
    result.leftOut = collector.leftOut
    result.mentions = mentions
    result.lenders = inheritance.lenders(ofModule: module)
    return result
  }
}

/// What an extraction takes in.
public struct ExtractionOptions: Hashable, Sendable {
  /// Which `#if` branches are read; all of them by default.
  public var configuration: SourceConfiguration
  /// The least access a symbol must have; `public` by default, which includes `open`.
  public var minimumAccess: AccessLevel

  /// Options that differ from the defaults where arguments are given.
  public init(
    configuration: SourceConfiguration = .allBranches, minimumAccess: AccessLevel = .public
  ) {
    self.configuration = configuration
    self.minimumAccess = minimumAccess
  }
}
