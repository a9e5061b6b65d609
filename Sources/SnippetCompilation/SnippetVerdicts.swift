import Diagnostics

/// What the compilation for each platform says of pieces of code, and what of it counts.
///
/// A piece has to compile for one platform, unless it has branches for several. Where it compiles
/// for none, those findings count of which fewest are about what an interface lacks: code for iOS
/// names much that the interfaces of macOS have not, and a mistake in it is still one.
public struct SnippetVerdicts: Sendable {
  private let snippets: [Snippet]
  /// The findings of each platform on which a piece was compiled, by the numbers of the pieces.
  private var results: [[[Diagnostic]]]

  /// Before any of the pieces is compiled.
  public init(_ snippets: [Snippet]) {
    self.snippets = snippets
    results = snippets.map { _ in [] }
  }

  /// The pages with pieces that another platform has to decide about.
  public var openPages: Set<String> {
    Set(
      snippets.indices.filter { number in
        snippets[number].hasBranches || results[number].allSatisfy { !$0.isEmpty }
      }.map { snippets[$0].page })
  }

  /// Takes in what a compilation found.
  ///
  /// - Parameters:
  ///   - found: The findings by the numbers of the pieces.
  ///   - pages: The pages that were compiled.
  public mutating func add(_ found: [Int: [Diagnostic]], about pages: Set<String>) {
    for number in snippets.indices where pages.contains(snippets[number].page) {
      results[number].append(found[number] ?? [])
    }
  }

  /// The findings that count, in the order of the pieces.
  public var findings: [Diagnostic] {
    snippets.indices.flatMap { number in
      snippets[number].hasBranches
        ? distinct(results[number].flatMap(\.self))
        : results[number].min { Self.rank($0) < Self.rank($1) } ?? []
    }
  }

  private static func rank(_ findings: [Diagnostic]) -> (Int, Int) {
    let errors = findings.count { $0.severity == .error }
    return (findings.count - errors, errors)
  }

  private func distinct(_ findings: [Diagnostic]) -> [Diagnostic] {
    findings.reduce(into: []) { kept, finding in
      if !kept.contains(where: { $0.mistake == finding.mistake }) { kept.append(finding) }
    }
  }
}
