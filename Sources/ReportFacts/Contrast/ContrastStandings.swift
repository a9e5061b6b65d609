import CatalogModel
import InterfaceStrings

extension ContrastText {
  /// How all pairs stand: `9 pairs: 2 fail, 1 is excused, 6 pass`. What could not be measured is
  /// counted by itself, and never among what passes.
  package func standings(_ tally: ContrastTally) -> String {
    let counts: [(phrase: ContrastPhrase, count: Int)] = [
      (.pairsFail, tally.below - tally.belowAsDrawn), (.pairsFailAsDrawn, tally.belowAsDrawn),
      (.pairsExcused, tally.excused), (.pairsOpen, tally.open),
      (.pairsPassKnown, tally.partlyKnown), (.pairsPass, tally.passing),
    ]
    let standings = counts.filter { $0.count > 0 }.map { words($0.phrase, count: $0.count) }
    let pairs = words(ContrastPhrase.pairs, count: tally.total)
    return standings.isEmpty ? pairs : "\(pairs): \(standings.joined(separator: ", "))"
  }

  /// The same with what is claimed: `…; of 7 claims 1 is false`
  package func standingsWithClaims(_ tally: ContrastTally) -> String {
    guard tally.claimed > 0 else { return standings(tally) }
    let counts: [(phrase: ContrastPhrase, count: Int)] = [
      (.claimsFalse, tally.falselyClaimed), (.claimsExcused, tally.excusedClaims),
      (.claimsUnmeasured, tally.unmeasuredClaims),
    ]
    let doubtful = counts.filter { $0.count > 0 }.map { words($0.phrase, count: $0.count) }
    let claims =
      doubtful.isEmpty
      ? words(ContrastPhrase.claimsAllTrue, count: tally.claimed)
      : words(
        ContrastPhrase.claimsDoubtful, count: tally.claimed,
        ["doubtful": doubtful.joined(separator: ", ")])
    return "\(standings(tally)); \(claims)"
  }

  /// What is known of a pair that passes wherever its ratio is known: `passes AA in the 9 contexts
  /// of 13 whose colours are known`.
  package func limited(_ verdict: String, to known: KnownContexts) -> String {
    guard known.count < known.total else { return verdict }
    return words(
      ContrastPhrase.inKnownContexts, count: known.count,
      ["verdict": verdict, "total": "\(known.total)"])
  }
}

/// In how many contexts something is known.
package struct KnownContexts: Hashable, Sendable {
  package var count: Int
  package var total: Int
}
