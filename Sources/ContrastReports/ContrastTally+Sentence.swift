import CatalogModel

extension ContrastTally {
  /// Pairs with a ratio in every context that is high enough.
  var passing: Int { reaching - partlyKnown }
  /// Pairs that neither fail nor are excused, and have no ratio in some context.
  var partlyOpen: Int { open + partlyKnown }

  /// `9 pairs: 2 fail, 1 is excused, 6 pass; of 7 claims 1 is false`
  var sentence: String {
    let standings = Self.list([
      (below - belowAsDrawn, "fails", "fail"), (belowAsDrawn, "fails as drawn", "fail as drawn"),
      (excused, "is excused", "are excused"),
      (partlyOpen, "has contexts without a ratio", "have contexts without a ratio"),
      (passing, "passes", "pass"),
    ])
    return "\(total) pair\(total == 1 ? "" : "s")\(standings.isEmpty ? "" : ": ")\(standings)"
      + claimSentence
  }

  private var claimSentence: String {
    guard claimed > 0 else { return "" }
    let doubtful = Self.list([
      (falselyClaimed, "is false", "are false"),
      (excusedClaims, "is false but excused", "are false but excused"),
      (unmeasuredClaims, "cannot be measured", "cannot be measured"),
    ])
    if !doubtful.isEmpty { return "; of \(claimed) claim\(claimed == 1 ? "" : "s") \(doubtful)" }
    return claimed == 1 ? "; the claim is true" : "; all \(claimed) claims are true"
  }

  private static func list(_ counts: [(count: Int, one: String, many: String)]) -> String {
    counts.filter { $0.count > 0 }.map { "\($0.count) \($0.count == 1 ? $0.one : $0.many)" }
      .joined(separator: ", ")
  }
}
