import CatalogModel
import Diagnostics
import TokenContrast

/// `contrast/unused-exception`: every exception of the system excuses a pair in some context.
///
/// One that names tokens or contexts that do not exist is ``KnownContrastTokens``' to report.
enum NeededExceptions: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let used = Set(subject.contrast.usedExceptions)
    let known = KnownContrastTokens(subject.system.tokens)
    return subject.system.contrast.exceptions
      .filter { !used.contains($0) && known.check($0).isEmpty }
      .map { finding($0, subject.contrast.pairs.all) }
  }

  private static func finding(
    _ exception: ContrastException, _ pairs: [ContrastPair]
  ) -> Diagnostic {
    let pair = "\(exception.foreground.name) on \(exception.background.name)"
    let exists = pairs.contains {
      $0.foreground.name == exception.foreground.name
        && $0.background.name == exception.background.name
    }
    return .warning(
      "contrast/unused-exception", "nothing needs the exception for \(pair)",
      at: exception.location, notes: [.init(exists ? reason(exception) : "no pair is \(pair)")],
      suggestion: "take it out of 'exceptions'")
  }

  private static func reason(_ exception: ContrastException) -> String {
    switch exception.finding {
    case .level: "the ratio is high enough wherever the exception holds"
    case .claim: "no claim about the pair is false where the exception holds"
    }
  }
}
