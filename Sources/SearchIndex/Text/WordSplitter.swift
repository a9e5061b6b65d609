/// Cuts texts into words.
public enum WordSplitter {
  /// A word of a text.
  public struct Word: Hashable, Sendable {
    /// In lower case, with folded letters.
    public var text: String
    /// What a name is composed of: `badge` and `level` of `BadgeLevel`; none for a simple word.
    public var parts: [String]
    /// Where it stands.
    public var range: Swift.Range<String.Index>

    /// The first letters of the parts; empty for a simple word.
    var initials: String {
      parts.reduce(into: "") { text, part in
        if let first = part.first { text.append(first) }
      }
    }
  }

  /// The runs of letters and digits of a text. A point between digits belongs to a number, and what
  /// follows an apostrophe in one or two letters belongs to no word.
  public static func words(of text: String) -> [Word] {
    var words: [Word] = []
    forEachRun(in: text) { scalars, range in
      // Most words are simple ones, which need not be cut.
      let pieces = scalars.allSatisfy(isLower) ? [] : split(scalars)
      words.append(
        Word(
          text: folded(scalars[...]), parts: pieces.count > 1 ? pieces.map(folded) : [],
          range: range))
    }
    return words
  }

  /// The letters and digits of a text without anything between them, as whole names are compared.
  static func key(of text: String) -> String {
    var key: [UInt8] = []
    for scalar in text.unicodeScalars where isPart(scalar) {
      append(scalar, to: &key)
    }
    return String(decoding: key, as: UTF8.self)
  }

  static func forEachRun(
    in text: String, _ use: ([Unicode.Scalar], Swift.Range<String.Index>) -> Void
  ) {
    let scalars = text.unicodeScalars
    var run: [Unicode.Scalar] = []
    var start = scalars.startIndex
    var followsApostrophe = false
    var index = scalars.startIndex
    func finish(at end: String.Index) {
      if !run.isEmpty, !(followsApostrophe && run.count < 3) { use(run, start..<end) }
      run.removeAll(keepingCapacity: true)
    }
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      let isPoint =
        scalar == "." && (run.last.map(isDigit) ?? false) && next < scalars.endIndex
        && isDigit(scalars[next])
      if isPart(scalar) || isPoint {
        if run.isEmpty { start = index }
        run.append(scalar)
      } else {
        let isInWord = !run.isEmpty
        finish(at: index)
        followsApostrophe = isInWord && (scalar == "'" || scalar == "\u{2019}")
      }
      index = next
    }
    finish(at: scalars.endIndex)
  }

  /// The parts of a composed name: a capital begins one, and so does a change between letters and
  /// digits; of several capitals in a row the last, if a small letter follows.
  static func split(_ run: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var parts: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    for index in run.indices.dropFirst() {
      let (before, here) = (run[index - 1], run[index])
      let isBoundary =
        isUpper(here)
        ? !isUpper(before) || index + 1 < run.count && isLower(run[index + 1])
        : isNumber(before) != isNumber(here)
      if isBoundary {
        parts.append(run[start..<index])
        start = index
      }
    }
    return parts + [run[start...]]
  }

  private static func folded(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(scalars.count)
    for scalar in scalars { append(scalar, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
      text.append(UInt8(truncatingIfNeeded: scalar.value + (isCapital ? 0x20 : 0)))
    } else {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        text += Folding.folded(lower).utf8
      }
    }
  }

  /// Characters beyond the basic plane are left out: programs order them differently.
  static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return isDigit(scalar) || isUpper(scalar) || isLower(scalar) }
    guard scalar.value < 0x10000 else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .decimalNumber
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x30 && scalar.value <= 0x39
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    isDigit(scalar) || scalar == "."
  }

  private static func isUpper(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x41 && scalar.value <= 0x5A }
    return scalar.properties.isUppercase
  }

  private static func isLower(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x61 && scalar.value <= 0x7A }
    return scalar.properties.isLowercase
  }
}
