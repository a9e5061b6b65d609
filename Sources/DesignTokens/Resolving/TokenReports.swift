import Diagnostics

/// Collects what is wrong with tokens, and says of a mistake that shows only in some contexts
/// in which.
struct TokenReports: Sendable {
  /// A diagnostic and the token it is about.
  struct Finding: Sendable {
    var diagnostic: Diagnostic
    var token: Int?
  }

  let modifiers: [TokenModifier]
  private(set) var findings: [Finding] = []
  /// By token: each finding once, with the combinations it was made in.
  private var pending: [Int: [(diagnostic: Diagnostic, combinations: [Int])]] = [:]

  init(modifiers: [TokenModifier]) {
    self.modifiers = modifiers
  }

  mutating func add(_ diagnostic: Diagnostic) {
    findings.append(Finding(diagnostic: diagnostic))
  }

  mutating func add(_ diagnostic: Diagnostic, _ token: Int, _ combination: Int) {
    var known = pending[token] ?? []
    if let index = known.firstIndex(where: { $0.diagnostic == diagnostic }) {
      known[index].combinations.append(combination)
    } else {
      known.append((diagnostic, [combination]))
    }
    pending[token] = known
  }

  /// Moves the findings of one reading over.
  mutating func take(_ findings: inout [Diagnostic], _ token: Int, _ combination: Int) {
    for finding in findings { add(finding, token, combination) }
    findings.removeAll(keepingCapacity: true)
  }

  /// Called when all combinations of a token are known.
  mutating func finish(_ token: Int, _ table: TokenTable, defaults: [Int]) {
    guard let known = pending.removeValue(forKey: token) else { return }
    let present = table.entries.count { $0 != .absent }
    for (diagnostic, combinations) in known {
      var diagnostic = diagnostic
      if combinations.count < present {
        diagnostic.notes.append(note(combinations, table.axes, defaults))
      }
      findings.append(Finding(diagnostic: diagnostic, token: token))
    }
  }

  private func note(_ combinations: [Int], _ axes: Axes, _ defaults: [Int]) -> Diagnostic.Note {
    let shown = combinations.prefix(3).map { combination in
      let selection = axes.selection(at: combination, base: defaults)
      return axes.modifiers.map {
        "\(modifiers[$0].name)=\(modifiers[$0].contexts[selection[$0]])"
      }.joined(separator: " ")
    }
    let more = combinations.count > 3 ? " and \(combinations.count - 3) more contexts" : ""
    return Diagnostic.Note("only in \(shown.joined(separator: ", "))\(more)")
  }
}
