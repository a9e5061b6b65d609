import TokenContrast

/// How many pairs stand how, those that are judged.
struct ContrastCounts: Hashable, Sendable {
  var pairs = 0
  /// That a component declares.
  var failing = 0
  /// That only a preview draws.
  var failingAsDrawn = 0
  /// That do not fail, and are excused in some context.
  var excused = 0
  /// That neither fail nor are excused, and have no ratio in some context.
  var open = 0
  var claims = 0
  var falseClaims = 0
  /// Pairs whose claim is false, which is excused.
  var excusedClaims = 0
  /// Pairs with a claim and without a ratio in any context.
  var unmeasuredClaims = 0

  init(_ entries: [ContrastEntry]) {
    for entry in entries where entry.isJudged {
      pairs += 1
      if entry.hasRow(.failing) {
        if entry.isGated { failing += 1 } else { failingAsDrawn += 1 }
      } else if entry.table.rows.contains(where: { $0.exception != nil }) {
        excused += 1
      } else if entry.hasRow(.open) {
        open += 1
      }
      if entry.table.pair.claim != nil { countClaim(of: entry.table) }
    }
  }

  private mutating func countClaim(of table: ContrastTable) {
    claims += 1
    if !table.falseClaims.isEmpty {
      falseClaims += 1
    } else if table.rows.contains(where: table.contradictsClaim) {
      excusedClaims += 1
    } else if table.rows.allSatisfy({ $0.ratio == nil }) {
      unmeasuredClaims += 1
    }
  }

  var passing: Int { pairs - failing - failingAsDrawn - open - excused }

  /// `9 pairs: 2 fail, 1 is excused, 6 pass; of 7 claims 1 is false`
  var sentence: String {
    let standings = [
      (failing, "fails", "fail"), (failingAsDrawn, "fails as drawn", "fail as drawn"),
      (excused, "is excused", "are excused"),
      (open, "has contexts without a ratio", "have contexts without a ratio"),
      (passing, "passes", "pass"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    let list = standings.isEmpty ? "" : ": " + standings.joined(separator: ", ")
    return "\(pairs) pair\(pairs == 1 ? "" : "s")\(list)" + claimSentence
  }

  private var claimSentence: String {
    guard claims > 0 else { return "" }
    let doubtful = [
      (falseClaims, "is false", "are false"),
      (excusedClaims, "is false but excused", "are false but excused"),
      (unmeasuredClaims, "cannot be measured", "cannot be measured"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    if !doubtful.isEmpty {
      return "; of \(claims) claim\(claims == 1 ? "" : "s") " + doubtful.joined(separator: ", ")
    }
    return claims == 1 ? "; the claim is true" : "; all \(claims) claims are true"
  }
}
