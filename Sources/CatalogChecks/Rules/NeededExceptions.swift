import CatalogModel
import Diagnostics
import TokenContrast

/// `contrast/unused-exception`: every exception of the system excuses a judged pair in some
/// context.
///
/// One that names tokens or contexts that do not exist is ``KnownContrastTokens``' to report.
enum NeededExceptions: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let used = Set(subject.contrast.usedExceptions)
    let known = KnownContrastTokens(subject.system.tokens)
    return subject.system.contrast.exceptions
      .filter { !used.contains($0) && known.check($0).isEmpty }
      .map { exception in
        let pair = "\(exception.foreground.name) on \(exception.background.name)"
        return .init(
          .contrastUnusedException, "nothing needs the exception for \(pair)",
          at: exception.location, notes: UnusedException(exception, subject.contrast).notes,
          suggestion: "take it out of 'exceptions'")
      }
  }
}
