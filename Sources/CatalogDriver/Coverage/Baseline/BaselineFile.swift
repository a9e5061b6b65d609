import Diagnostics
import DocumentationCoverage
import Files

/// The file that `--baseline` names, as it was found.
struct BaselineFile: Hashable, Sendable {
  /// As on the command line.
  var path: String
  /// What it accepts; `nil` when it is missing or broken.
  var baseline: CoverageBaseline?
  /// Why there is none.
  var diagnostics: [Diagnostic]

  /// The id of the finding that there is no such file.
  static let missing = "coverage/missing-baseline"

  /// - Parameter isMissingFine: Whether the file is about to be made.
  /// - Throws: ``CoverageFailure`` when it is there and cannot be read.
  static func read(
    _ path: String, isMissingFine: Bool
  ) throws(CoverageFailure) -> BaselineFile {
    let named: NamedFiles
    do throws(DiskError) {
      named = try NamedFiles.read([path]) { _ in [] }
    } catch {
      guard !FileProbe.isFile(path) else { throw .couldNotRun(error.diagnostic) }
      return BaselineFile(path: path, diagnostics: isMissingFine ? [] : [.missingBaseline(path)])
    }
    guard let treePath = named.paths.first else {
      throw .couldNotRun(
        .error(
          "coverage/bad-baseline", "the baseline '\(path)' is a folder",
          suggestion: "name a file, such as coverage.json"))
    }
    return BaselineFile(path: path, bytes: named.tree[treePath] ?? [])
  }

  private init(path: String, baseline: CoverageBaseline? = nil, diagnostics: [Diagnostic]) {
    self.path = path
    self.baseline = baseline
    self.diagnostics = diagnostics
  }

  /// The baseline in a file that was read.
  init(path: String, bytes: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    let text = FileTree([path: bytes]).text(at: path, diagnostics: &diagnostics)
    guard let text else {
      self.init(path: path, diagnostics: diagnostics)
      return
    }
    let read = CoverageBaseline.read(text, path: path)
    self.init(path: path, baseline: read.baseline, diagnostics: read.diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func missingBaseline(_ path: String) -> Diagnostic {
    .error(
      BaselineFile.missing, "there is no baseline '\(path)'",
      suggestion: "'--update' writes it, and accepts what is undocumented now")
  }
}
