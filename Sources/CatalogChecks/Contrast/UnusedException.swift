import DesignTokens
import Diagnostics
import TokenContrast

/// Why nothing needs an exception: what the tables say of the pairs that it is about.
struct UnusedException {
  private let exception: ContrastException
  /// The pairs of the two tokens, judged or not.
  private let pairs: [ContrastPair]
  /// Of those that components declare or draw, the tables with the rows that share a context with
  /// the exception.
  private let tables: [ContrastTable]

  init(_ exception: ContrastException, _ survey: ContrastSurvey) {
    func isMeant(_ pair: ContrastPair) -> Bool {
      pair.foreground.name == exception.foreground.name
        && pair.background.name == exception.background.name
    }
    self.exception = exception
    pairs = survey.pairs.all.filter(isMeant)
    let shown = Set(survey.pairs.shown)
    tables = pairs.filter { $0.isJudged && !shown.contains($0) }.compactMap { pair in
      var table = survey.tables[pair]
      table?.rows.removeAll { !exception.touches($0.contexts) }
      return table?.rows.isEmpty == false ? table : nil
    }
  }

  var notes: [Diagnostic.Note] {
    if pairs.isEmpty {
      return [.init("no pair is \(exception.foreground.name) on \(exception.background.name)")]
    }
    if tables.isEmpty {
      return [.init("no pair that is judged has these colours where the exception holds")]
    }
    let found = others + gaps
    return found.isEmpty ? [.init(nothingToExcuse)] : found
  }

  /// Other exceptions that excuse what this one is about, each once.
  private var others: [Diagnostic.Note] {
    var seen: Set<SourceLocation> = []
    return tables.flatMap(\.rows).compactMap {
      exception.finding == .level ? $0.exception : $0.claimException
    }
    .filter { seen.insert($0.location).inserted }
    .map { .init("this one excuses it, and comes before", at: $0.location) }
  }

  /// The contexts in which there is nothing to excuse because nothing is measured, by pair.
  private var gaps: [Diagnostic.Note] {
    tables.filter { exception.finding == .level || $0.pair.claim != nil }.compactMap { table in
      let labels = table.rows.filter { $0.ratio == nil }.map(\.contexts.label)
      if labels.isEmpty { return nil }
      return .init("'\(table.pair.name)' has no ratio: \(labels.joined(separator: "; "))")
    }
  }

  private var nothingToExcuse: String {
    switch exception.finding {
    case .level: "the ratio is high enough wherever the exception holds"
    case .claim: "no claim about the pair is false where the exception holds"
    }
  }
}

extension ContrastException {
  /// Whether it holds in some of these contexts.
  fileprivate func touches(_ group: ContextGroup) -> Bool {
    contexts.allSatisfy { modifier, allowed in
      // A modifier that makes no difference to the pair cannot tell its contexts apart.
      guard let part = group.parts.first(where: { $0.modifier == modifier }) else { return true }
      return !Set(part.contexts).isDisjoint(with: allowed)
    }
  }
}
