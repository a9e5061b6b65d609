import Diagnostics
import SwiftSymbols

/// Says why excuses are not needed, and what was probably meant.
struct UnusedExcuses {
  private let qualified: Set<String>
  /// The module by the path within it, which is how reports show names.
  private let modules: [String: String]
  private var guesses = 0

  /// - Parameter symbols: All that count.
  init(_ symbols: [Symbol]) {
    qualified = Set(symbols.map(\.qualifiedPath))
    modules = Dictionary(
      symbols.map { ($0.dottedPath, $0.module) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func diagnostic(of excuse: CoverageExcuse) -> Diagnostic {
    let pattern = SymbolPattern(excuse.pattern)
    let isMatching =
      pattern.isPlain
      ? qualified.contains(excuse.pattern) : qualified.contains { pattern.matches($0) }
    if isMatching {
      return .init(
        .coverageUnusedExcuse,
        "the excuse for \(excuse.pattern) is not needed: what it names is documented",
        at: excuse.location, suggestion: "remove it")
    }
    let advice = module(of: pattern, excuse).map { "write '\($0).\(excuse.pattern)'" }
    return .init(
      .coverageUnusedExcuse, "the excuse for \(excuse.pattern) names no symbol",
      at: excuse.location,
      suggestion: advice ?? guess(pattern, excuse) ?? "remove it")
  }

  /// The module whose name is missing before a pattern.
  private func module(of pattern: SymbolPattern, _ excuse: CoverageExcuse) -> String? {
    pattern.isPlain
      ? modules[excuse.pattern]
      : modules.filter { pattern.matches($0.key) }.map(\.value).min()
  }

  private mutating func guess(_ pattern: SymbolPattern, _ excuse: CoverageExcuse) -> String? {
    guard pattern.isPlain, guesses < Self.guessLimit else { return nil }
    guesses += 1
    return DidYouMean.suggestion(for: excuse.pattern, among: qualified)
  }

  /// For how many misspelt names a likely one is searched for among all symbols.
  private static let guessLimit = 20
}
