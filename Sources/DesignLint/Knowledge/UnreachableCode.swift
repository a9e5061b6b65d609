import SwiftSymbols

/// Code in `if false { … }`, which is never run and so never seen.
struct UnreachableCode {
  private let ranges: [Range<Int>]

  init(in file: LintFile) {
    // Hardly any file has some.
    guard file.uses.text.contains("if false") else {
      ranges = []
      return
    }
    ranges = file.flow.conditions.filter(\.isNever).compactMap { $0.sides.first?.range }
  }

  func contains(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.contains(range.lowerBound) }
  }
}
