import Diagnostics
import SwiftSymbols

extension CoverageReport {
  /// Excuses that are not needed, and those that do not say why.
  var excuseDiagnostics: [Diagnostic] { unusedDiagnostics + reasonlessDiagnostics }

  private var unusedDiagnostics: [Diagnostic] {
    guard !unusedExcuses.isEmpty else { return [] }
    let paths = modules.flatMap(\.symbols).map(\.symbol.qualifiedPath)
    return unusedExcuses.map { excuse in
      let pattern = SymbolPattern(excuse.pattern)
      let isMatching = paths.contains { pattern.matches($0) }
      return .error(
        "coverage/unused-excuse",
        isMatching
          ? "the excuse for \(excuse.pattern) is not needed: what it names is documented"
          : "the excuse for \(excuse.pattern) names no symbol",
        at: excuse.location,
        suggestion: isMatching || !pattern.isPlain
          ? "remove it" : DidYouMean.suggestion(for: excuse.pattern, among: paths) ?? "remove it")
    }
  }

  private var reasonlessDiagnostics: [Diagnostic] {
    let patterns = settings.excuses.filter { !$0.hasReason }.map { excuse in
      Diagnostic.warning(
        Self.reasonless, "the excuse for \(excuse.pattern) gives no reason, so it does not count",
        at: excuse.location, suggestion: "say why the symbols stay undocumented")
    }
    let marks = modules.flatMap(\.symbols).map(\.symbol).filter { $0.hiddenReason?.isEmpty == true }
    return patterns
      + marks.map { symbol in
        .warning(
          Self.reasonless,
          "\(symbol.title) is marked :nodoc: without a reason, so it counts as undocumented",
          at: symbol.location, suggestion: "write the reason behind the mark: /// :nodoc: …")
      }
  }

  private static let reasonless = "coverage/excuse-without-reason"
}
