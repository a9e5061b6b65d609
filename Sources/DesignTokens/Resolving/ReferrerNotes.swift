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
      let count = needing(token)
      if count > Self.maximumChain {
        diagnostic.notes.append(.init("\(count) tokens that need it are left out too"))
      }
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

  /// How many tokens have no value because this one has none.
  private func needing(_ token: Int) -> Int {
    guard storage.tables[token].entries.contains(.failed) else { return 0 }
    var seen: Set<Int> = [token]
    var pending = [token]
    while let current = pending.popLast() {
      for other in storage.dependents[current]
      where storage.tables[other].entries.contains(.failed) && seen.insert(other).inserted {
        pending.append(other)
      }
    }
    return seen.count - 1
  }

  /// What is said of tokens that need some that were left out when their files were read.
  func leftOut(_ tokens: Set<Int>) -> [Diagnostic] {
    guard let first = tokens.min() else { return [] }
    let all = tokens.reduce(tokens.count) { $0 + needing($1) }
    let location = storage.records[first].definitions.first?.token.location
    return [
      .init(
        .tokensLeftOut,
        all == 1
          ? "a token is left out, since one that it needs is"
          : "\(all) tokens are left out, since others that they need are", at: location,
        suggestion: "correct what is left out where the files are read")
    ]
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
