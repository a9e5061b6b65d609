import ColorScience
import Diagnostics
import TokenContrast

/// `contrast/claim`: what a document states of a pair that a component declares is what was
/// measured, and the level it states is reached, in every context that the pair is about.
///
/// A ratio is true when the measured one, cut or rounded to as many decimals, equals it. Of several
/// contexts in which it is false the headline is about the one with the lowest ratio.
enum TrueClaims: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    (subject.system.components + subject.system.primitives).flatMap(\.contrast).compactMap {
      subject.contrast.tables[$0].flatMap(falsehood)
    }
  }

  private static func falsehood(_ table: ContrastTable) -> Diagnostic? {
    let rows = table.falseClaims
    guard let claim = table.pair.claim, let ratio = rows.compactMap(\.ratio).min() else {
      return nil
    }
    return .init(
      .contrastClaim, "'\(table.pair.name)' \(verdict(claim, ratio, table.use))",
      at: claim.location, notes: rows.map { .init(note($0, table.use)) },
      suggestion: "correct the document, or add an exception with 'finding: claim' and a reason")
  }

  private static func verdict(
    _ claim: ContrastClaim, _ ratio: ContrastRatio, _ use: ContrastUse
  ) -> String {
    var parts: [String] = []
    if claim.states(ratio) == false, let stated = claim.ratioText {
      parts.append("is claimed to have \(stated) to 1 and has \(ratio.text) to 1")
    }
    if claim.isReached(by: ratio, for: use) == false, let level = claim.level {
      parts.append("is claimed to reach \(level.rawValue) and \(reached(ratio, use))")
    }
    return parts.joined(separator: "; it ")
  }

  private static func reached(_ ratio: ContrastRatio, _ use: ContrastUse) -> String {
    ratio.level(for: use).map { "reaches \($0.rawValue)" } ?? "fails AA"
  }

  private static func note(_ row: ContrastTable.Row, _ use: ContrastUse) -> String {
    row.ratio.map { "\(row.text), \(reached($0, use))" } ?? row.text
  }
}
