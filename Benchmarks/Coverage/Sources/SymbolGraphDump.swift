import Foundation

/// `swift package dump-symbol-graph`, which builds the package and has the compiler describe every
/// module; it cannot be asked for one module alone.
struct SymbolGraphDump {
  let corpus: Corpus
  let scratch: Scratch

  /// Dumps the graphs for the first time, which builds what is not built.
  func prepare() throws -> Cost {
    let cost = try run()
    for package in corpus.packages where graphs(of: package).isEmpty {
      throw Failure("there are no symbol graphs of '\(package)'")
    }
    return cost
  }

  /// The status is not looked at: the tool fails for the runner of the tests, which is no module,
  /// after it has described all others.
  func run() throws -> Cost {
    try corpus.packages.reduce(.nothing) { sum, package in
      try sum + command(package).run().cost
    }
  }

  /// The graphs of the package's modules, and of what they add to other modules.
  func graphs(of package: String) -> [URL] {
    let found = FileManager.default.enumerator(
      at: scratch.build(of: package), includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter {
      $0.path.hasSuffix(".symbols.json") && $0.pathComponents.contains("symbolgraph")
    }
  }

  private func command(_ package: String) -> Command {
    Command(
      program: "swift",
      arguments: [
        "package", "--package-path", scratch.checkout(of: package).path, "--scratch-path",
        scratch.build(of: package).path, "dump-symbol-graph",
      ])
  }
}
