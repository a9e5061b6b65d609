/// Words that differ from one in a letter or two: left out, put in, exchanged or swapped; and that
/// begin or end as it does, as all words do that differ in one.
enum NearWords {
  /// How long words are that can be taken for others.
  static let lengths = 4...24

  /// How many letters of a word may be wrong.
  static func allowance(of length: Int) -> Int { length < 4 ? 0 : length < 7 ? 1 : 2 }

  /// How many words are taken.
  private static let limit = 6

  /// The nearest of the words, with the number of letters that are wrong.
  ///
  /// - Parameter words: Each with its letters.
  static func nearest(
    to word: String, in words: [(text: String, letters: [Unicode.Scalar])]
  ) -> [(text: String, distance: Int)] {
    let letters = Array(word.unicodeScalars)
    let allowance = allowance(of: letters.count)
    guard allowance > 0 else { return [] }
    var found: [(text: String, distance: Int)] = []
    for other in words where (other.letters.count - letters.count).magnitude <= allowance {
      guard other.letters.first == letters.first || other.letters.last == letters.last else {
        continue
      }
      let distance = distance(letters, other.letters, limit: allowance)
      if distance > 0, distance <= allowance { found.append((other.text, distance)) }
    }
    found.sort {
      $0.distance != $1.distance ? $0.distance < $1.distance : $0.text.precedes($1.text)
    }
    guard let best = found.first?.distance else { return [] }
    return Array(found.prefix { $0.distance == best }.prefix(limit))
  }

  /// The optimal string alignment distance; more than the limit where it is not small.
  static func distance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
    var before: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      var smallest = i + 1
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
        smallest = min(smallest, cost)
      }
      if smallest > limit { return limit + 1 }
      (before, last) = (last, row)
    }
    return last[b.count]
  }
}
