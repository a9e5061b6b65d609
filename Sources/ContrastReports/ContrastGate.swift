import DiagnosticReports
import Diagnostics
import ReportFacts

/// What the findings of the checks weigh where contrast is what matters.
///
/// In a site a pair below its level is a warning. Here it is an error when a component declares
/// it; one that only a preview draws stays a warning, and so does a claim that is false.
public struct ContrastGate {
  private let declared: Set<SourceLocation>

  public init(_ systems: [SystemContrast]) {
    declared = Set(
      systems.flatMap(\.entries).filter(\.isGated).map(\.table.pair.location))
  }

  /// The findings about contrast, and with them what keeps content or tokens from being read: a
  /// pair that is missing for that reason would otherwise be passed over in silence.
  public func findings(in diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.about([.contrast]).map(weighed)
  }

  private func weighed(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.id == .contrastBelowLevel,
      diagnostic.location.map(declared.contains) == true
    else { return diagnostic }
    var copy = diagnostic
    copy.severity = .error
    return copy
  }
}
