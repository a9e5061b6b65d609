import Diagnostics

/// Adds to a mistake in a token the chain that leads to it: a token that refers to it, one that
/// refers to that, and so on.
struct ReferrerNotes {
  let storage: TokenStorage

  private static let maximumChain = 5

  func completing(_ findings: [TokenReports.Finding]) -> [Diagnostic] {
    told(findings).map { finding in
      var diagnostic = finding.diagnostic
      guard let token = finding.token, diagnostic.severity == .error else { return diagnostic }
      diagnostic.notes += chain(to: token)
      return diagnostic
    }
  }

  /// The findings without those in copies that `$extends` made of a token that has them already.
  private func told(_ findings: [TokenReports.Finding]) -> [TokenReports.Finding] {
    func isCopy(_ finding: TokenReports.Finding) -> Bool {
      finding.token.map { storage.records[$0].definitions.allSatisfy(\.isInherited) } ?? false
    }
    func key(_ finding: TokenReports.Finding) -> [String] {
      [finding.diagnostic.id.name, finding.diagnostic.location?.description ?? ""]
    }
    guard findings.contains(where: isCopy) else { return findings }
    var known = Set(findings.filter { !isCopy($0) }.map(key))
    return findings.filter { !isCopy($0) || known.insert(key($0)).inserted }
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
