/// A symbol before doubles are merged.
struct Extracted {
  var symbol: Symbol
  /// Whether it stands in a branch of an `#if`.
  var isConditional: Bool

  /// Merges what stands in different branches of `#if`, the first with a comment being kept, and
  /// numbers the keys that are still not unique.
  static func merged(_ all: [Extracted]) -> [Symbol] {
    var places: [String: Int] = [:]
    var doubles: [String: Int] = [:]
    var kept: [Extracted] = []
    for var next in all {
      let key = next.symbol.key
      guard let place = places[key] else {
        places[key] = kept.count
        kept.append(next)
        continue
      }
      if next.isConditional, kept[place].isConditional {
        let isBetter = kept[place].symbol.documentation.state == .none
        if isBetter, next.symbol.documentation.state != .none { kept[place] = next }
      } else {
        doubles[key, default: 1] += 1
        next.symbol.key += " #\(doubles[key, default: 1])"
        kept.append(next)
      }
    }
    return kept.map(\.symbol)
  }
}
