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
  }

  /// The first letters of the parts of a word; empty for a simple word.
  static func initials(of parts: [String]) -> String {
    parts.reduce(into: "") { text, part in
      if let first = part.first { text.append(first) }
    }
  }

  /// The runs of letters and digits of a text. A point between digits belongs to a number, and what
  /// follows an apostrophe in one or two letters belongs to no word.
  public static func words(of text: String) -> [Word] {
    var words: [Word] = []
    func index(_ offset: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: offset)
    }
    forEachRun(in: text) { scalars, range in
      words.append(
        Word(
          text: folded(scalars[...]), parts: parts(of: scalars),
          range: index(range.lowerBound)..<index(range.upperBound)))
    }
    return words
  }

  /// - Parameter use: Gets the text and the parts of each word, as ``words(of:)`` has them.
  static func forEachWord(in text: String, _ use: (String, [String]) -> Void) {
    forEachRun(in: text) { scalars, _ in use(folded(scalars[...]), parts(of: scalars)) }
  }

  private static func parts(of run: [Unicode.Scalar]) -> [String] {
    // Most words are simple ones, which need not be cut.
    if run.allSatisfy(isLower) { return [] }
    let parts = split(run)
    return parts.count > 1 ? parts.map(folded) : []
  }

  /// The letters and digits of a text without anything between them, as whole names are compared.
  static func key(of text: String) -> String {
    var key: [UInt8] = []
    for scalar in text.unicodeScalars where isPart(scalar) {
      append(scalar, to: &key)
    }
    return String(decoding: key, as: UTF8.self)
  }

  /// - Parameter use: Gets the scalars of a run, and where it stands in the UTF-8 of the text.
  private static func forEachRun(
    in text: String, _ use: ([Unicode.Scalar], Swift.Range<Int>) -> Void
  ) {
    var run: [Unicode.Scalar] = []
    var (start, offset) = (0, 0)
    var followsApostrophe = false
    func finish() {
      if !run.isEmpty, !(followsApostrophe && run.count < 3) { use(run, start..<offset) }
      run.removeAll(keepingCapacity: true)
    }
    var scalars = text.unicodeScalars.makeIterator()
    var following = scalars.next()
    while let scalar = following {
      following = scalars.next()
      let isPoint =
        scalar == "." && (run.last.map(isDigit) ?? false) && (following.map(isDigit) ?? false)
      if isPart(scalar) || isPoint {
        if run.isEmpty { start = offset }
        run.append(scalar)
      } else {
        let isInWord = !run.isEmpty
        finish()
        followsApostrophe = isInWord && (scalar == "'" || scalar == "\u{2019}")
      }
      offset += UTF8.width(scalar)
    }
    finish()
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
    if scalars.allSatisfy(\.isASCII) {
      return String(unsafeUninitializedCapacity: scalars.count) { text in
        for (index, scalar) in scalars.enumerated() { text[index] = lowered(scalar) }
        return scalars.count
      }
    }
    var text: [UInt8] = []
    text.reserveCapacity(scalars.count)
    for scalar in scalars { append(scalar, to: &text) }
    return String(decoding: text, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    if scalar.isASCII {
      text.append(lowered(scalar))
    } else {
      for lower in scalar.properties.lowercaseMapping.unicodeScalars {
        text += Folding.folded(lower).utf8
      }
    }
  }

  /// An ASCII character in lower case.
  private static func lowered(_ scalar: Unicode.Scalar) -> UInt8 {
    let isCapital = scalar.value >= 0x41 && scalar.value <= 0x5A
    return UInt8(truncatingIfNeeded: scalar.value + (isCapital ? 0x20 : 0))
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
