import Diagnostics
import TokenContrast

/// `contrast/over-cycle`: no colour lies below itself, as the `over` of the system says.
enum AcyclicUnderlays: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.system.contrast.underlayCycles.compactMap { cycle in
      guard let first = cycle.first else { return nil }
      return .init(
        .contrastOverCycle, "'\(first.name)' lies below itself", at: first.location,
        notes: [.init(cycle.map(\.name).joined(separator: " lies on "))],
        suggestion: "take one of these colours out of 'over'")
    }
  }
}
