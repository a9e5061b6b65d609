/// A version by the rules of Semantic Versioning 2.0.0, in which minor and patch may be left out:
/// `1.2`, `2.0.0-beta.1`.
public struct SemanticVersion: Hashable, Sendable, Comparable {
  /// As it was written.
  public let text: String
  /// Major, minor and patch; 0 where one is left out.
  private let numbers: [Int]
  /// What follows a hyphen, one by one.
  private let prerelease: [Identifier]

  private enum Identifier: Hashable {
    case number(Int)
    case word(String)
  }

  /// - Returns: `nil` for a text that is no such version.
  public init?(_ text: String) {
    let version = text.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = (version.first ?? "").split(
      separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let core = (parts.first ?? "").split(separator: ".", omittingEmptySubsequences: false)
    let numbers = core.compactMap(Self.number)
    guard numbers.count == core.count, (1...3).contains(numbers.count),
      version.dropFirst().allSatisfy({ Self.words($0) != nil })
    else { return nil }
    var prerelease: [Identifier] = []
    if let rest = parts.dropFirst().first {
      guard let words = Self.words(rest) else { return nil }
      prerelease = words.map { word in
        Self.number(word[...]).map(Identifier.number) ?? .word(word)
      }
    }
    self.text = text
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
    self.prerelease = prerelease
  }

  /// The digits of a number without leading zeros.
  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.allSatisfy({ "0"..."9" ~= $0 }), text == "0" || text.first != "0"
    else { return nil }
    return Int(text)
  }

  /// Letters, digits and hyphens with points between them.
  private static func words(_ text: Substring) -> [String]? {
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let isValid = words.allSatisfy { word in
      !word.isEmpty
        && word.utf8.allSatisfy { byte in
          byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
    }
    return isValid ? words : nil
  }

  /// Whether both come at the same place in the order of versions: `1.2` and `1.2.0`.
  public func isSame(as other: SemanticVersion) -> Bool {
    numbers == other.numbers && prerelease == other.prerelease
  }

  /// The first version in which what this one has may be gone, as far as versions go: the next major
  /// one; before 1.0.0 the next minor one.
  public var nextBreaking: String? {
    let (major, minor) = (numbers[0], numbers[1])
    guard major < .max, minor < .max else { return nil }
    return major == 0 ? "0.\(minor + 1)" : "\(major + 1).0"
  }

  /// Section 11 of the rules: what follows a plus sign makes no difference.
  public static func < (left: SemanticVersion, right: SemanticVersion) -> Bool {
    if left.numbers != right.numbers {
      return left.numbers.lexicographicallyPrecedes(right.numbers)
    }
    if left.prerelease.isEmpty || right.prerelease.isEmpty {
      return !left.prerelease.isEmpty && right.prerelease.isEmpty
    }
    for (first, second) in zip(left.prerelease, right.prerelease) where first != second {
      return switch (first, second) {
      case (.number(let first), .number(let second)): first < second
      case (.word(let first), .word(let second)): first < second
      case (.number, .word): true
      case (.word, .number): false
      }
    }
    return left.prerelease.count < right.prerelease.count
  }
}
