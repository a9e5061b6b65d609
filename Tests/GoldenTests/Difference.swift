import Files

/// How two sets of files differ, told so that a person finds the place.
enum Difference {
  /// One sentence for each file that is missing, stale or different; none when they are equal.
  static func list(expected: FileTree, actual: FileTree) -> [String] {
    let paths = Set(expected.paths).union(actual.paths).sorted()
    return paths.compactMap { path in
      switch (expected[path], actual[path]) {
      case (nil, _?): return "\(path) is made, but not expected"
      case (_?, nil): return "\(path) is stale: nothing makes it"
      case (let expected?, let actual?) where expected != actual:
        return "\(path) differs " + firstDifference(expected, actual)
      default: return nil
      }
    }
  }

  /// The first line that differs, in both forms.
  private static func firstDifference(_ expected: [UInt8], _ actual: [UInt8]) -> String {
    let (old, new) = (lines(expected), lines(actual))
    let index =
      zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    func line(_ lines: [Substring]) -> String {
      index < lines.count ? "'\(lines[index])'" : "no line"
    }
    return "in line \(index + 1):\n  expected \(line(old))\n  but made \(line(new))"
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
  }
}
