import CoverageReports
import DesignLint
import Diagnostics
import Files

/// What becomes of the findings: mended, accepted, or told.
extension LintRun {
  func settle(_ files: [LintedFile], _ result: inout LintResult) throws(CoverageFailure) {
    var files = files
    if options.fixes || options.showsFixes { try fix(&files, &result) }
    guard let path = options.baseline else {
      result.diagnostics += files.flatMap(\.findings).map(\.diagnostic)
      return
    }
    let found = Findings(files)
    let old = try baseline(path, &result)
    if options.updatesBaseline {
      guard !result.diagnostics.contains(where: { $0.id == .lintBadBaseline }) else {
        result.updates.append(
          "\(path) is not a baseline that this release reads, so it stays as it is; "
            + "name another file")
        return
      }
      guard !result.isPartial else {
        result.updates.append(
          "\(path) stays as it is: fix the errors first, since they may hide findings")
        return
      }
      try write(LintBaseline(found.entries), over: old, to: path, &result)
      result.diagnostics += found.notes
      return
    }
    result.isGated = true
    let isNew = (old ?? LintBaseline()).isNew(found.entries)
    result.diagnostics += found.notes + zip(found.diagnostics, isNew).filter(\.1).map(\.0)
    let outdated = old?.outdated(found.entries) ?? 0
    if outdated > 0, !result.isPartial {
      result.updates.append(
        "\(path) accepts \(outdated) finding\(outdated == 1 ? "" : "s") no longer there; "
          + "'--update' removes them")
    }
  }

  /// Findings that a baseline may accept, and notes, which need no baseline.
  private struct Findings {
    var entries: [LintBaseline.Entry] = []
    var diagnostics: [Diagnostic] = []
    var notes: [Diagnostic] = []

    init(_ files: [LintedFile]) {
      for file in files {
        for finding in file.findings {
          if finding.diagnostic.severity == .note {
            notes.append(finding.diagnostic)
          } else {
            let line = file.uses.line(at: finding.range.lowerBound)
            entries.append(finding.entry(line: file.uses.lineText(line)))
            diagnostics.append(finding.diagnostic)
          }
        }
      }
    }
  }

  // MARK: Baseline

  private func baseline(
    _ path: String, _ result: inout LintResult
  ) throws(CoverageFailure) -> LintBaseline? {
    let found = try BaselineFile.bytes(of: path, or: .lintBadBaseline, example: "lint.json")
    guard let bytes = found else {
      if !options.updatesBaseline {
        result.diagnostics.append(
          .init(
            .lintMissingBaseline, "there is no baseline '\(path)'",
            suggestion: "'--update' writes it, and accepts what is found now"))
      }
      return nil
    }
    let read = LintBaseline.read(bytes, path: path)
    if options.updatesBaseline, LintBaseline.isReplaceable(bytes) { return read.baseline }
    result.diagnostics +=
      options.updatesBaseline ? read.diagnostics.map(\.ofAnotherFile) : read.diagnostics
    return read.baseline
  }

  private func write(
    _ new: LintBaseline, over old: LintBaseline?, to path: String, _ result: inout LintResult
  ) throws(CoverageFailure) {
    let findings = "\(new.count) finding\(new.count == 1 ? "" : "s")"
    if old == new {
      result.updates.append("\(path) stays as it is and accepts \(findings)")
      return
    }
    do throws(DiskError) {
      try FileWriter.write(Array(new.text.utf8), to: path)
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
    result.updates.append(
      "\(path) \(old == nil ? "is made and accepts" : "now accepts") \(findings)")
  }

  // MARK: Fixes

  private func fix(
    _ files: inout [LintedFile], _ result: inout LintResult
  ) throws(CoverageFailure) {
    var count = 0
    var written = 0
    for index in files.indices {
      guard let fix = SourceFix(files[index].uses, files[index].findings) else { continue }
      result.patch += fix.patch
      count += fix.count
      written += 1
      if options.showsFixes { continue }
      guard FileWriter.holds(Array(fix.old.utf8), at: fix.path) else {
        throw .couldNotRun(
          .init(
            .lintChangedFile, "'\(fix.path)' has changed while it was read, so nothing is written",
            suggestion: "run the command again"))
      }
      do throws(DiskError) {
        try FileWriter.write(Array(fix.new.utf8), to: fix.path)
      } catch {
        throw .couldNotRun(error.diagnostic)
      }
      files[index].findings.removeAll { $0.replacement != nil }
    }
    let verb = options.showsFixes ? "can be" : count == 1 ? "is" : "are"
    result.updates.append(
      "\(count) finding\(count == 1 ? "" : "s") \(verb) fixed in "
        + "\(written) file\(written == 1 ? "" : "s")")
  }
}
