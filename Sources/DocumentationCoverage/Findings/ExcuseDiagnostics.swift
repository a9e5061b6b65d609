import Diagnostics
import SwiftSymbols

extension CoverageReport {
  /// Excuses that are not needed, and those that do not say why.
  var excuseDiagnostics: [Diagnostic] { unusedDiagnostics + reasonlessDiagnostics }

  private var unusedDiagnostics: [Diagnostic] {
    guard !unusedExcuses.isEmpty else { return [] }
    var review = UnusedExcuses(modules.flatMap(\.symbols).map(\.symbol))
    return unusedExcuses.map { review.diagnostic(of: $0) }
  }

  private var reasonlessDiagnostics: [Diagnostic] {
    let patterns = settings.excuses.filter { !$0.hasReason }.map { excuse in
      Diagnostic(
        .coverageExcuseWithoutReason,
        "the excuse for \(excuse.pattern) gives no reason, so it does not count",
        at: excuse.location, suggestion: "say why the symbols stay undocumented")
    }
    let marks = modules.flatMap(\.symbols).map(\.symbol).filter { $0.hiddenReason?.isEmpty == true }
    return patterns
      + marks.map { symbol in
        .init(
          .coverageExcuseWithoutReason,
          "\(symbol.title) is marked :nodoc: without a reason, so the mark does not count",
          at: symbol.location, suggestion: "write the reason behind the mark: /// :nodoc: …")
      }
  }
}
