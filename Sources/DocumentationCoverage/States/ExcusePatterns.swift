import SwiftSymbols

/// The excuses of settings, found by the symbols that they name.
///
/// Those without a wildcard are looked up by path: there may be as many as there are symbols.
struct ExcusePatterns {
  /// In the order of the settings.
  let excuses: [CoverageExcuse]
  private var plain: [String: [Int]] = [:]
  private var wild: [(number: Int, pattern: SymbolPattern)] = []

  init(_ excuses: [CoverageExcuse]) {
    self.excuses = excuses
    for (number, excuse) in excuses.enumerated() {
      let pattern = SymbolPattern(excuse.pattern)
      if pattern.isPlain {
        plain[excuse.pattern, default: []].append(number)
      } else {
        wild.append((number, pattern))
      }
    }
  }

  /// The excuses that name `symbol`, in their order.
  func excuses(for symbol: Symbol) -> [CoverageExcuse] {
    if excuses.isEmpty { return [] }
    let path = symbol.qualifiedPath
    let numbers = (plain[path] ?? []) + wild.filter { $0.pattern.matches(path) }.map(\.number)
    return numbers.sorted().map { excuses[$0] }
  }
}
