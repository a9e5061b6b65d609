import Diagnostics
import DocumentationCoverage
import Files

/// Writes a baseline anew, so that it accepts what is undocumented now and nothing else.
public struct BaselineUpdate {
  /// What became of the file.
  enum Outcome: Hashable, Sendable {
    /// It accepts so many symbols, and is new.
    case made(path: String, accepted: Int)
    /// It accepts so many symbols that it did not, and no longer so many others.
    case changed(path: String, accepted: Int, more: Int, fewer: Int)
    /// It accepts what it did.
    case unchanged(path: String, accepted: Int)
    /// It is as it was, because what was read is not whole.
    case refused(path: String)
    /// It is as it was, because it may be another file that was named by mistake.
    case noBaseline(path: String)
  }

  let path: String
  /// What the file accepts now; `nil` when it is missing.
  let old: CoverageBaseline?
  /// Whether modules that were not measured stay in the file.
  let keepsOthers: Bool

  public init(path: String, old: CoverageBaseline?, keepsOthers: Bool) {
    self.path = path
    self.old = old
    self.keepsOthers = keepsOthers
  }

  /// Writes the file unless `findings` has errors: figures that lack symbols would make the gate
  /// fail as soon as they are whole again, and a file that cannot be understood may be anything.
  ///
  /// - Throws: ``CoverageFailure`` when the disk refuses.
  public func write(
    _ section: inout CoverageSection, findings: [Diagnostic]
  ) throws(CoverageFailure) {
    if findings.contains(where: { $0.id == .coverageBadBaseline }) {
      section.update = .noBaseline(path: path)
      return
    }
    guard !section.report.isPartial, !findings.contains(where: { $0.severity == .error }) else {
      section.update = .refused(path: path)
      return
    }
    let new = baseline(of: section.report)
    if old.map(\.text) != new.text {
      try CoverageFailure.reading { () throws(DiskError) -> Void in
        try FileWriter.write(Array(new.text.utf8), to: path)
      }
    }
    section.update = outcome(new)
    section.report.comparison?.accept(new)
  }

  /// What is undocumented in `report`, with the modules that were not looked at.
  func baseline(of report: CoverageReport) -> CoverageBaseline {
    let new = CoverageBaseline(report)
    let measured = Set(new.modules.map(\.name))
    let others = (old?.modules ?? []).filter { keepsOthers && !measured.contains($0.name) }
    return CoverageBaseline(modules: new.modules + others)
  }

  /// What the file says now, against what it said.
  func outcome(_ new: CoverageBaseline) -> Outcome {
    let accepted = new.acceptedKeys
    guard let old else { return .made(path: path, accepted: accepted.count) }
    let before = old.acceptedKeys
    if old.text == new.text { return .unchanged(path: path, accepted: accepted.count) }
    return .changed(
      path: path, accepted: accepted.count, more: accepted.subtracting(before).count,
      fewer: before.subtracting(accepted).count)
  }
}

extension BaselineUpdate.Outcome {
  /// `coverage.json accepts 28 undocumented symbols: 2 more, 5 fewer`
  var sentence: String {
    switch self {
    case .made(let path, let accepted):
      "\(path) is made and accepts \(Self.symbols(accepted))"
    case .changed(let path, let accepted, let more, let fewer):
      "\(path) accepts \(Self.symbols(accepted)) now: \(more) more, \(fewer) fewer"
    case .unchanged(let path, let accepted):
      "\(path) stays as it is and accepts \(Self.symbols(accepted))"
    case .refused(let path):
      "\(path) stays as it is: fix the errors first, since figures that lack symbols are no "
        + "baseline"
    case .noBaseline(let path):
      "\(path) is not a baseline, so it stays as it is; name another file"
    }
  }

  private static func symbols(_ count: Int) -> String {
    "\(count) undocumented symbol\(count == 1 ? "" : "s")"
  }
}

extension BaselineComparison {
  /// Compares with a baseline that accepts everything there is.
  fileprivate mutating func accept(_ new: CoverageBaseline) {
    baseline = new
    regressions = []
    outdated = []
  }
}

extension CoverageBaseline {
  /// What may stay undocumented, by module and key.
  fileprivate var acceptedKeys: Set<[String]> {
    Set(modules.flatMap { module in module.undocumented.map { [module.name, $0] } })
  }
}
