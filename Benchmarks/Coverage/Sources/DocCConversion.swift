import Foundation

/// `docc convert` with its coverage report, one module after the other, on symbol graphs that are
/// there.
struct DocCConversion {
  let corpus: Corpus
  let scratch: Scratch
  private let modules: [(name: String, graphs: URL)]

  /// Gives each module of the corpus a folder with its graphs, as the tool wants them.
  init(_ dump: SymbolGraphDump) throws {
    corpus = dump.corpus
    scratch = dump.scratch
    let graphs = dump.corpus.packages.flatMap(dump.graphs)
    let byModule = Dictionary(grouping: graphs, by: Self.module)
    let folder = try dump.scratch.emptyFolder("docc-graphs")
    modules = try byModule.keys.sorted()
      .filter { dump.corpus.onlyModule == nil || $0 == dump.corpus.onlyModule }
      .map { name in
        let own = folder.appending(path: name)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        for graph in byModule[name] ?? [] {
          try FileManager.default.copyItem(
            at: graph, to: own.appending(path: graph.lastPathComponent))
        }
        return (name, own)
      }
  }

  func run() throws -> Cost {
    let output = try scratch.emptyFolder("docc-output")
    return try modules.reduce(.nothing) { sum, module in
      try sum
        + Command(
          program: "docc",
          arguments: [
            "convert", "--experimental-documentation-coverage", "--additional-symbol-graph-dir",
            module.graphs.path, "--fallback-display-name", module.name,
            "--fallback-bundle-identifier", module.name, "--output-dir",
            output.appending(path: module.name).path,
          ]
        ).cost()
    }
  }

  /// `NIOCore` of `NIOCore.symbols.json` and of `NIOCore@Swift.symbols.json`.
  private static func module(_ graph: URL) -> String {
    String(graph.lastPathComponent.prefix { $0 != "." && $0 != "@" })
  }
}
