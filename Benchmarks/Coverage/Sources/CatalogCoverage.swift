import Foundation

/// `catalog coverage`, which reads the sources alone.
struct CatalogCoverage {
  let program: URL
  let corpus: Corpus
  let scratch: Scratch

  func run() throws -> Cost { try command.cost() }

  /// The public symbols of the corpus.
  ///
  /// - Throws: ``Failure`` when there are none, for then nothing was measured.
  func countSymbols() throws -> Int {
    let output = try scratch.folder("catalog").appending(path: "report.json")
    _ = try command.cost(output: output.path)
    let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: output))
    let total = report.modules.reduce(0) { $0 + $1.total }
    guard total > 0 else { throw Failure("catalog found no public symbols in \(corpus.name)") }
    return total
  }

  private var command: Command {
    Command(
      program: program.path,
      arguments: ["coverage", "--format", "json"]
        + corpus.modules.flatMap { ["--source", $0.path] })
  }

  private struct Report: Decodable {
    struct Module: Decodable {
      let total: Int
    }

    let modules: [Module]
  }
}

/// Whether the sources have to be read from the disk.
enum FileCache {
  static var stateOfFirstRun: String {
    #if os(Linux)
      "files not in memory"
    #else
      "first run"
    #endif
  }

  /// Has the kernel give up what it holds of the files, which only Linux lets anybody ask for.
  static func forget(_ corpus: Corpus) {
    #if os(Linux)
      for file in corpus.files {
        let descriptor = open(file.path, O_RDONLY)
        guard descriptor >= 0 else { continue }
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        close(descriptor)
      }
    #endif
  }
}
