import Diagnostics
import SwiftSymbols

/// Reads the interface of modules from the symbol graphs that the Swift compiler writes, so that
/// names, order and figures are those that ``SymbolExtractor`` gives for the sources.
///
/// The steps, one type each:
/// 1. `GraphFile` decodes a file through SymbolKit, symbol by symbol; what is no symbol graph, or
///    one of another format, becomes a diagnostic of `GraphProblem`.
/// 2. `ModuleGraph` joins the files of a module: its own graph, the extensions of other modules'
///    types (`Kit@Swift.symbols.json`), and the graphs of several platforms.
/// 3. `DeclaringModules` leaves out what a module only exports from others.
/// 4. `SourcePaths` makes the places relative to a folder.
/// 5. `SymbolTranslator` turns what a person declared into ``Symbol`` values.
/// 6. `OwnComments` tells a comment on the declaration itself from one that it inherits.
/// 7. `CommentOrigins` finds what is inherited where graphs leave that out.
///
/// The module is the only one that imports SymbolKit; no type of that library leaves it.
public enum SymbolGraphReader {
  /// The modules of `files`, by the path of each graph and its bytes.
  ///
  /// Read are graphs of format version 0, which is that of every compiler so far. What the compiler
  /// made up itself is left out: symbols without a place, and members that a type has from a
  /// protocol whose name begins with an underscore.
  ///
  /// - Parameters:
  ///   - files: Bytes by path; a graph belongs to the module that it names.
  ///   - root: The absolute path of the folder that places are relative to. Places outside of it,
  ///     or all when it is `nil`, are relative to the longest folder that they share.
  ///   - minimumAccess: The least access a symbol must have.
  /// - Returns: The modules in the order of their names, and what is wrong with the files.
  public static func modules(
    in files: [String: [UInt8]], root: String? = nil, minimumAccess: AccessLevel = .public
  ) -> (modules: [ModuleSymbols], diagnostics: [Diagnostic]) {
    guard !files.isEmpty else { return ([], [GraphProblem.noFiles]) }
    let (graphs, problems) = read(files)
    let declaring = DeclaringModules(graphs)
    let exports = graphs.compactMap { $0.onlyExports(declaring, read: graphs.map(\.name)) }
    let paths = SourcePaths(
      uris: graphs.flatMap { $0.entries.map(\.location.uri) }, root: root)
    let origins = CommentOrigins(graphs)
    let modules = graphs.map { graph in
      graph.declared(by: declaring)
        .symbols(paths: paths, origins: origins, minimumAccess: minimumAccess)
    }
    return (modules, problems + exports)
  }

  private static func read(
    _ files: [String: [UInt8]]
  ) -> (graphs: [ModuleGraph], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    var graphs: [String: ModuleGraph] = [:]
    var unread: [String: [String]] = [:]
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      switch GraphFile.read(bytes, path: path) {
      case .success(let file):
        diagnostics += file.diagnostics(path: path)
        graphs[file.module, default: ModuleGraph(name: file.module)].add(file, path: path)
      case .failure(let problem):
        diagnostics.append(problem.diagnostic(path: path))
        unread[GraphPath.module(of: path), default: []].append(path)
      }
    }
    for (module, paths) in unread { graphs[module]?.incompleteFiles += paths }
    return (graphs.values.sorted { $0.name < $1.name }, diagnostics)
  }

  /// Whether a file in a folder is a symbol graph, by the name that the compiler gives it.
  public static func isGraph(_ path: String) -> Bool { path.hasSuffix(GraphPath.ending) }
}

/// What the name of a graph's file tells: `Kit@Swift.symbols.json` belongs to `Kit`.
enum GraphPath {
  static let ending = ".symbols.json"

  static func module(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "@" && $0 != "." })
  }
}
