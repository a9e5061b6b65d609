extension [Diagnostic] {
  /// By place, those without one first, each only once; otherwise as found.
  public var inOrder: [Diagnostic] {
    var result: [Diagnostic] = []
    // Those that are equal have the same place, so each is compared only with others of its place.
    var seen: Set<Diagnostic> = []
    for diagnostic in byPlace {
      guard let last = result.last, last.location == diagnostic.location else {
        seen = []
        result.append(diagnostic)
        continue
      }
      if seen.isEmpty { seen.insert(last) }
      if seen.insert(diagnostic).inserted { result.append(diagnostic) }
    }
    return result
  }

  private var byPlace: [Diagnostic] {
    let isSorted = zip(self, dropFirst()).allSatisfy { !$1.isPlaced(before: $0) }
    if isSorted { return self }
    return enumerated().sorted { left, right in
      if left.element.isPlaced(before: right.element) { return true }
      return !right.element.isPlaced(before: left.element) && left.offset < right.offset
    }.map(\.element)
  }
}

extension Diagnostic {
  fileprivate func isPlaced(before other: Diagnostic) -> Bool {
    switch (location, other.location) {
    case (let first?, let second?): first < second
    case (nil, _?): true
    default: false
    }
  }
}
