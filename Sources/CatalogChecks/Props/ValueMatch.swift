import Diagnostics

/// The values of a prop laid beside those that its Swift type has by name.
struct ValueMatch {
  /// Values that the type does not have, each with the one that is probably meant.
  private(set) var extras: [(name: String, nearest: String?)] = []
  /// Cases of the type that are no values and that no extra value means.
  private(set) var missing: [String]

  /// Pairs of names that may be looked at for nearness, which is slow.
  private static let nearnessLimit = 2_000

  init(_ names: [String], _ owner: SwiftCases.Owner) {
    let (stated, known) = (Set(names), Set(owner.names))
    missing = owner.isEnum ? owner.cases.filter { !stated.contains($0) } : []
    var free = owner.names.filter { !stated.contains($0) }
    let unknown = names.filter { !known.contains($0) }
    let isLong = unknown.count * free.count > Self.nearnessLimit
    for name in unknown {
      let nearest =
        isLong ? nil : DidYouMean.nearest(to: name, among: free) ?? Self.longer(name, free)
      free.removeAll { $0 == nearest }
      missing.removeAll { $0 == nearest }
      extras.append((name, nearest))
    }
  }

  /// The only one of `candidates` that a name is cut from, or that it was made longer from.
  private static func longer(_ name: String, _ candidates: [String]) -> String? {
    let found = candidates.filter { candidate in
      min(candidate.count, name.count) > 1
        && (candidate.hasPrefix(name) || name.hasPrefix(candidate))
    }
    return found.count == 1 ? found.first : nil
  }
}
