import Diagnostics
import SwiftSymbols

extension CoverageReport {
  /// Everything that the report has to say, as messages that say what to write where: what is not
  /// reached first, which has no place or a file alone, then by place.
  ///
  /// Errors are what the gate refuses: shortfalls, undocumented symbols that the baseline does not
  /// list, required parts of comments that are missing, and excuses that are not needed. All else
  /// is a warning.
  public func diagnostics() -> [Diagnostic] {
    (shortfallDiagnostics + moduleDiagnostics + undocumentedDiagnostics + axisDiagnostics
      + excuseDiagnostics + baselineDiagnostics).inOrder
  }

  private var moduleDiagnostics: [Diagnostic] {
    modules.flatMap { module -> [Diagnostic] in
      var found = module.incompleteFiles.map { file in
        Diagnostic(
          .coverageIncomplete, "the figures of module \(module.name) are incomplete",
          at: SourceLocation(file),
          notes: [Diagnostic.Note("a part of this file could not be read")],
          suggestion: "fix the file, then look at the figures again")
      }
      if module.symbols.isEmpty {
        found.append(
          .init(
            .coverageNoSymbols, "module \(module.name) has nothing to count",
            suggestion: "check that its sources are named, and that they declare what counts"))
      }
      return found
    }
  }

  private var undocumentedDiagnostics: [Diagnostic] {
    let regressions = Set(
      (comparison?.regressions ?? []).map { [$0.symbol.module, $0.symbol.key] })
    return undocumented.map {
      $0.undocumentedDiagnostic(isNew: regressions.contains([$0.symbol.module, $0.symbol.key]))
    }
  }

  private var axisDiagnostics: [Diagnostic] {
    modules.flatMap(\.symbols).flatMap { covered in
      covered.findings.map { finding in
        finding.diagnostic(
          for: covered.symbol,
          severity: settings.requiredAxes.contains(finding.axis) ? .error : .warning)
      }
    }
  }

  private var baselineDiagnostics: [Diagnostic] {
    guard let outdated = comparison?.outdated, !outdated.isEmpty else { return [] }
    let shown = outdated.prefix(Self.shownNames).map { Diagnostic.Note($0) }
    let rest = outdated.count - shown.count
    let more = rest > 0 ? [Diagnostic.Note("and \(rest) more")] : []
    let listed = Self.symbols(outdated.count) + (outdated.count == 1 ? " that is" : " that are")
    return [
      .init(
        .coverageOutdatedBaseline,
        "the baseline lists \(listed) documented, excused or gone",
        notes: shown + more,
        suggestion: "write the baseline again, so that what was gained is kept")
    ]
  }

  /// How many names a message lists before it counts the rest.
  private static let shownNames = 5

  /// `1 symbol`, `2 symbols`.
  static func symbols(_ count: Int) -> String { count == 1 ? "1 symbol" : "\(count) symbols" }
}

extension CoveredSymbol {
  fileprivate func undocumentedDiagnostic(isNew: Bool) -> Diagnostic {
    let severity: Diagnostic.Severity = isNew ? .error : .warning
    let notes = isNew ? [Diagnostic.Note("the baseline does not list it")] : []
    if state == .inherited {
      return Diagnostic(
        .coverageUndocumented, as: severity,
        "\(symbol.title) is \(symbol.access.rawValue) and has only an inherited comment",
        at: symbol.location, notes: notes,
        suggestion: "write a summary above it: /// … or credit inherited comments")
    }
    return Diagnostic(
      .coverageUndocumented, as: severity,
      "\(symbol.title) is \(symbol.access.rawValue) and has no documentation comment",
      at: symbol.location, notes: notes, suggestion: "write a summary above it: /// …")
  }
}

extension Symbol {
  /// Kind and path: `struct Button`, `method Button.draw(_:)`.
  var title: String { "\(kind.noun) \(dottedPath)" }
}
