import Diagnostics

/// Adds to a mistake in a token the chain that leads to it: a token that refers to it, one that
/// refers to that, and so on.
struct ReferrerNotes {
  let storage: TokenStorage

  private static let maximumChain = 5

  func completing(_ findings: [TokenReports.Finding]) -> [Diagnostic] {
    findings.map { finding in
      var diagnostic = finding.diagnostic
      guard let token = finding.token, diagnostic.severity == .error else { return diagnostic }
      diagnostic.notes += chain(to: token)
      return diagnostic
    }
  }

  private func chain(to token: Int) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var seen: Set<Int> = [token]
    var current = token
    while notes.count < Self.maximumChain,
      let referrer = storage.dependents[current].first(where: { !seen.contains($0) })
    {
      seen.insert(referrer)
      notes.append(
        Diagnostic.Note(
          "'\(storage.records[referrer].path)' refers to '\(storage.records[current].path)'",
          at: storage.records[referrer].definitions.first?.token.location))
      current = referrer
    }
    return notes
  }
}
