import SwiftSymbols

/// Reads one file called `A.swift` of a module called `Kit`.
func read(_ text: String, _ configuration: SourceConfiguration = .linux) -> ModuleSymbols {
  read([text], configuration)
}

/// Reads files called `A.swift`, `B.swift`, … of a module called `Kit`.
func read(_ texts: [String], _ configuration: SourceConfiguration = .linux) -> ModuleSymbols {
  let files = zip(["A", "B", "C"], texts).map { SourceFile(path: "\($0).swift", text: $1) }
  return SymbolExtractor.symbols(
    ofModule: "Kit", in: files, options: ExtractionOptions(configuration: configuration))
}

extension ModuleSymbols {
  /// Container and name of each symbol, in the order of the sources.
  var paths: [String] { symbols.map { $0.path.joined(separator: ".") } }

  func symbol(_ path: String) -> Symbol? {
    symbols.first { $0.path.joined(separator: ".") == path }
  }

  func declaration(_ path: String) -> String? { symbol(path)?.declaration }
}
