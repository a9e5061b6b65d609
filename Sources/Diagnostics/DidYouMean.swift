/// Finds the name that was probably meant by a misspelt one.
public enum DidYouMean {
  /// The candidate nearest to `name`, or `nil` when none is near enough to be worth suggesting.
  ///
  /// Near enough is at most a third of what is left of the longer name after their common
  /// beginning, in Damerau–Levenshtein distance (optimal string alignment), letter case not
  /// counted: `color.gone` is no misspelling of `color.ink`, however much the two share. Of equally
  /// near candidates the first in alphabetical order is returned, so that the answer does not
  /// depend on their order. Where none is near, the only one that begins with the name is, if the
  /// name has three letters: `warn` means `warning`.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(maximumLength))
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let other = Array(candidate.lowercased().unicodeScalars.prefix(maximumLength))
      guard let distance = nearDistance(wanted, other) else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate ?? onlyContinuation(of: name.lowercased(), among: candidates)
  }

  private static func onlyContinuation(
    of name: String, among candidates: some Sequence<String>
  ) -> String? {
    guard name.count >= 3 else { return nil }
    let continuations = Set(candidates.filter { $0.lowercased().hasPrefix(name) })
    return continuations.count == 1 ? continuations.first : nil
  }

  /// The distance of two names; `nil` when they are too far apart to be confused.
  private static func nearDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int? {
    let shared = zip(a, b).prefix { $0 == $1 }.count
    let (left, right) = (Array(a.dropFirst(shared)), Array(b.dropFirst(shared)))
    let limit = max(1, max(left.count, right.count) / 3)
    guard (left.count - right.count).magnitude <= limit else { return nil }
    let distance = alignmentDistance(left, right)
    return distance > limit ? nil : distance
  }

  /// A ready suggestion, `did you mean 'spacing'?`, or `nil`.
  public static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    nearest(to: name, among: candidates).map(question)
  }

  static func question(_ candidate: String) -> String { "did you mean '\(candidate)'?" }

  /// Names longer than this are compared by their beginning: the cost is quadratic in the length.
  private static let maximumLength = 128

  private static func alignmentDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    var current = beforePrevious
    for i in 1...a.count {
      current[0] = i
      for j in 1...b.count {
        let substitution = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        current[j] = min(previous[j] + 1, current[j - 1] + 1, substitution)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      swap(&beforePrevious, &previous)
      swap(&previous, &current)
    }
    return previous[b.count]
  }
}
