extension [Diagnostic] {
  /// By place, those without one first, each only once; otherwise as found.
  public var inOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    let unique = filter { seen.insert($0).inserted }
    return unique.enumerated().sorted { left, right in
      let places = (left.element.location, right.element.location)
      switch places {
      case (let first?, let second?) where first != second: return first < second
      case (nil, _?): return true
      case (_?, nil): return false
      default: return left.offset < right.offset
      }
    }.map(\.element)
  }
}
