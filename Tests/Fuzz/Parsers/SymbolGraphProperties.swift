import Diagnostics
import SwiftSymbols
import SymbolGraphs

/// Symbols of graphs are in the order of their places, and a graph that is there twice adds nothing.
///
/// A line of `%%` begins another graph, that of an extension of another module's types.
enum SymbolGraphProperties {
  private static let paths = ["Kit.symbols.json", "Kit@Swift.symbols.json", "Lib.symbols.json"]

  static func check(_ bytes: [UInt8]) {
    let graphs = String(decoding: bytes, as: UTF8.self).split(separator: "\n%%\n")
    var files: [String: [UInt8]] = [:]
    for (path, graph) in zip(paths, graphs) { files[path] = Array(graph.utf8) }
    let (modules, diagnostics) = SymbolGraphReader.modules(in: files)
    for (path, content) in files { requirePlaces(diagnostics, in: content, path: path) }
    require(modules.map(\.name) == modules.map(\.name).sorted(), "modules are out of order")
    for symbol in modules.flatMap(\.symbols) {
      require((symbol.location.line ?? 1) > 0, "a symbol stands outside of its file")
    }
    for module in modules {
      require(
        zip(module.symbols, module.symbols.dropFirst()).allSatisfy { $0.location <= $1.location },
        "symbols are out of order")
    }
    for (path, graph) in files { files["again/\(path)"] = graph }
    let twice = SymbolGraphReader.modules(in: files).modules
    require(
      twice.map(\.symbols) == modules.map(\.symbols), "graphs that are there twice add symbols")
  }
}
