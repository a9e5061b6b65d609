import Diagnostics
import DocumentationCoverage
import Files
import JSONTree

/// The file that `--baseline` names, as it was found.
public struct BaselineFile: Hashable, Sendable {
  /// As on the command line.
  public var path: String
  /// What it accepts; `nil` when it is missing or broken.
  public var baseline: CoverageBaseline?
  /// Why there is none.
  public var diagnostics: [Diagnostic]

  /// - Parameter isWritten: Whether the file is about to be written: then it need not be there, and
  ///   a baseline that is broken is one to replace.
  /// - Throws: ``CoverageFailure`` when it is there and cannot be read.
  static func read(
    _ path: String, isWritten: Bool
  ) throws(CoverageFailure) -> BaselineFile {
    guard let bytes = try bytes(of: path, or: .coverageBadBaseline, example: "coverage.json") else {
      return BaselineFile(path: path, diagnostics: isWritten ? [] : [.missingBaseline(path)])
    }
    var file = BaselineFile(path: path, bytes: bytes)
    if isWritten, file.baseline == nil {
      file.diagnostics = isReplaceable(bytes) ? [] : file.diagnostics.map(\.ofAnotherFile)
    }
    return file
  }

  /// What is in the file of a baseline, of whatever kind; `nil` when there is none.
  ///
  /// - Parameters:
  ///   - finding: What a folder in its place is reported as.
  ///   - example: The usual name of such a file.
  /// - Throws: ``CoverageFailure`` when it is there and cannot be read.
  public static func bytes(
    of path: String, or finding: FindingID, example: String
  ) throws(CoverageFailure) -> [UInt8]? {
    let named: NamedFiles
    do throws(DiskError) {
      named = try NamedFiles.read([path]) { _ in [] }
    } catch {
      guard !FileProbe.isFile(path) else { throw .couldNotRun(error.diagnostic) }
      return nil
    }
    guard let treePath = named.paths.first else {
      throw .couldNotRun(
        .init(
          finding, "the baseline '\(path)' is a folder",
          suggestion: "name a file, such as \(example)"))
    }
    return named.tree[treePath] ?? []
  }

  /// Whether a file is a baseline, if a broken one, and no other file that was named by mistake.
  public static func isReplaceable(_ bytes: [UInt8]) -> Bool {
    BaselineReading.isBaseline(bytes, of: "modules")
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
  /// What keeps a file from being a baseline, without the advice to make it one: whoever wants a
  /// baseline written has named the wrong file.
  public var ofAnotherFile: Diagnostic {
    var copy = self
    copy.suggestion = nil
    return copy
  }

  fileprivate static func missingBaseline(_ path: String) -> Diagnostic {
    .init(
      .coverageMissingBaseline, "there is no baseline '\(path)'",
      suggestion: "'--update' writes it, and accepts what is undocumented now")
  }
}
