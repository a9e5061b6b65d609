import Diagnostics
import SwiftSymbols

extension AxisFinding {
  /// What is missing from the comment of `symbol`, and what to write.
  func diagnostic(for symbol: Symbol, severity: Diagnostic.Severity) -> Diagnostic {
    switch axis {
    case .summary:
      Diagnostic(
        .coverageMissingSummary, as: severity,
        "the comment of \(symbol.title) does not begin with a summary", at: symbol.location,
        suggestion: "begin it with a paragraph that says what the \(symbol.kind.noun) is for")
    case .parameters: missingParameters(of: symbol, severity)
    case .returns:
      Diagnostic(
        .coverageMissingReturns, as: severity,
        "the comment of \(symbol.title) does not explain the result", at: symbol.location,
        suggestion: "write a line below its summary: - Returns: …")
    case .throws:
      Diagnostic(
        .coverageMissingThrows, as: severity,
        "the comment of \(symbol.title) does not explain its errors", at: symbol.location,
        suggestion: "write a line below its summary: - Throws: …")
    case .names: unknownParameters(of: symbol, severity)
    case .text:
      Diagnostic(
        .coveragePlaceholder, as: severity,
        "the comment of \(symbol.title) says no more than \(quotedNames)",
        at: symbol.location,
        suggestion: "say what the \(symbol.kind.noun) is for, in a sentence")
    }
  }

  private func missingParameters(
    of symbol: Symbol, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let example = names.map { "- Parameter \($0): …" }.first ?? "- Parameters:"
    return Diagnostic(
      .coverageMissingParameter, as: severity,
      "the comment of \(symbol.title) does not explain \(quotedNames)", at: symbol.location,
      suggestion: names.count > 1
        ? "write a list below its summary: - Parameters: with an item for each"
        : "write a line below its summary: \(example)")
  }

  /// A name that is nearly one of the parameters was probably renamed, or misspelt.
  private func unknownParameters(
    of symbol: Symbol, _ severity: Diagnostic.Severity
  ) -> Diagnostic {
    let known = symbol.signature.parameters.map(\.name).filter { !$0.isEmpty && $0 != "_" }
    let removal = names.count == 1 ? "remove it" : "remove them"
    let guess = names.count == 1 ? DidYouMean.suggestion(for: names[0], among: known) : nil
    let choice = (known.count > 1 ? "one of " : "") + Self.quoted(known)
    let remedy = known.isEmpty ? removal : "write \(choice) instead, or \(removal)"
    return Diagnostic(
      .coverageUnknownParameter, as: severity,
      "the comment of \(symbol.title) explains \(quotedNames), which the declaration does not have",
      at: symbol.location,
      suggestion: guess ?? remedy)
  }

  private var quotedNames: String { Self.quoted(names) }

  /// `'a'`, `'a' and 'b'`, `'a', 'b' and 'c'`.
  private static func quoted(_ names: [String]) -> String {
    let quoted = names.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}
