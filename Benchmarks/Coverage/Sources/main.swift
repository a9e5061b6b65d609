// Times `catalog coverage` on the sources of large packages, beside the two tools that come with
// Swift: `swift package dump-symbol-graph`, and `docc convert` on the graphs it writes.
//
// Usage: swift run -c release --package-path Benchmarks/Coverage [CATALOG]
// CATALOG is the tool to time, `.build/release/catalog` by default.
//
// 1. `Checkouts` finds the packages that the manifest has fetched; a `Corpus` is some of their
//    modules.
// 2. `CatalogCoverage`, `SymbolGraphDump` and `DocCConversion` run a tool each on a corpus, and
//    `Command` every process of it, with its time and memory.
// 3. `Measurement` is the median of five rounds; `Table` prints a row for each. A slow run is shown,
//    and fails nothing; a run without figures ends with status 1.
//
// Everything is written below the folder `.build` of the benchmark.

import Foundation

/// Prints at once, also where the output is a file.
func show(_ text: String) {
  print(text)
  fflush(nil)
}

func measure(_ corpus: Corpus, catalog: URL, scratch: Scratch) throws {
  let coverage = CatalogCoverage(program: catalog, corpus: corpus, scratch: scratch)
  show(Table.heading(corpus, symbols: try coverage.countSymbols()))
  let cold = try Measurement {
    FileCache.forget(corpus)
    return try coverage.run()
  }
  show(Table.row("catalog coverage, \(FileCache.stateOfFirstRun)", cold))
  show(Table.row("catalog coverage, again", try Measurement(coverage.run)))

  let dump = SymbolGraphDump(corpus: corpus, scratch: scratch)
  show(Table.row("swift package dump-symbol-graph, first run", try dump.prepare()))
  show(Table.row("swift package dump-symbol-graph, again", try Measurement(dump.run)))
  let docc = try DocCConversion(dump)
  show(Table.row("docc convert, on those graphs", try Measurement(docc.run)))
}

do {
  let catalog = URL(
    fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".build/release/catalog")
  guard FileManager.default.isExecutableFile(atPath: catalog.path) else {
    throw Failure("there is no tool at \(catalog.path); make it with 'make release'")
  }
  let scratch = try Scratch()
  let checkouts = Checkouts(scratch: scratch)
  show(Table.header)
  try measure(checkouts.module("NIOCore", of: "swift-nio"), catalog: catalog, scratch: scratch)
  try measure(checkouts.everything(), catalog: catalog, scratch: scratch)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
