import Diagnostics

/// Fills the tables of all tokens: each token for each combination of just those modifiers that
/// its own definitions or the tokens it refers to depend on.
struct TableBuilder {
  let modifiers: [TokenModifier]
  let defaults: [Int]
  /// Per token, the tokens that any of its definitions mentions.
  let mentions: [[Int]]
  private(set) var reader: ValueReader
  private(set) var reports: TokenReports
  private var combinationsLeft: Int
  /// Tokens without a value because one that they need was left out when its file was read.
  private(set) var needingLeftOut: Set<Int> = []

  /// Combinations of one token; one token that depends on so many modifiers is a mistake.
  static let maximumTokenCombinations = 4096
  /// Combinations of all tokens together: what is kept grows with the input, not with the number
  /// of permutations.
  static func maximumCombinations(tokens: Int) -> Int { 200_000 + 100 * tokens }

  init(reader: ValueReader, modifiers: [TokenModifier]) {
    let index = reader.index
    self.modifiers = modifiers
    defaults = modifiers.map(\.defaultIndex)
    mentions = reader.records.map { record in
      var tokens = UniqueList()
      for definition in record.definitions {
        for token in index.tokensReferred(in: definition.token.body) { tokens.append(token) }
      }
      return tokens.elements
    }
    self.reader = reader
    combinationsLeft = Self.maximumCombinations(tokens: reader.records.count)
    reports = TokenReports(modifiers: modifiers)
  }

  mutating func run() {
    let components = ConnectedComponents.find(mentions.indices) { [mentions] in mentions[$0] }
    for component in components { build(component) }
  }

  private mutating func build(_ component: [Int]) {
    let axes = axes(of: component)
    let isSimple = component.count == 1 && !mentions[component[0]].contains(component[0])
    for token in component {
      reader.tables[token] = TokenTable(
        axes: axes, entries: Array(repeating: .absent, count: axes.count))
    }
    for combination in 0..<axes.count {
      reader.selection = axes.selection(at: combination, base: defaults)
      if isSimple {
        read(component[0], combination)
      } else {
        readEntangled(component, combination)
      }
    }
    for token in component {
      reports.finish(token, reader.tables[token], defaults: defaults)
      if axes.count > 1 {
        reader.tables[token] = reader.tables[token].reduced(
          among: modifiers, defaults: defaults)
      }
    }
  }

  private mutating func axes(of component: [Int]) -> Axes {
    var used: Set<Int> = []
    for token in component {
      for definition in reader.records[token].definitions {
        used.formUnion(definition.condition.requirements.map(\.modifier))
      }
      for mention in mentions[token] { used.formUnion(reader.tables[mention].axes.modifiers) }
    }
    let axes = Axes(used, among: modifiers)
    let limit = min(Self.maximumTokenCombinations, combinationsLeft / component.count)
    guard axes.count > limit, axes.count > 1 else {
      combinationsLeft -= axes.count * component.count
      return axes
    }
    let token = reader.records[component[0]]
    reports.add(
      .init(
        .tokensTooManyCombinations,
        """
        \(about: token.path) depends on \(used.count) modifiers with more combinations than the \
        \(limit) that are looked at
        """,
        at: token.definitions.first?.token.location,
        notes: [Diagnostic.Note("only its value in the default context is known")]))
    return .none
  }

  private mutating func read(_ token: Int, _ combination: Int) {
    reader.needsLeftOut = false
    let entry = reader.read(token)
    reader.tables[token].entries[combination] = entry
    if reader.needsLeftOut, entry == .failed { needingLeftOut.insert(token) }
    reports.take(&reader.diagnostics, token, combination)
  }

  /// Tokens that mention each other: in one combination they may still form no cycle.
  private mutating func readEntangled(_ component: [Int], _ combination: Int) {
    let members = Set(component)
    let edges = Dictionary(
      uniqueKeysWithValues: component.map { token in
        let active = reader.activeDefinition(token)
        let targets = active.map { reader.index.tokensReferred(in: $0.token.body) } ?? []
        return (token, targets.filter(members.contains))
      })
    for part in ConnectedComponents.find(component, neighbours: { edges[$0] ?? [] }) {
      if part.count == 1, edges[part[0]]?.contains(part[0]) != true {
        read(part[0], combination)
        continue
      }
      for token in part { reader.tables[token].entries[combination] = .failed }
      reports.add(cycle(part, edges), part[0], combination)
    }
  }

  private func cycle(_ part: [Int], _ edges: [Int: [Int]]) -> Diagnostic {
    let members = Set(part)
    var path = [part[0]]
    var seen: [Int: Int] = [part[0]: 0]
    var start = 0
    while let last = path.last, let next = edges[last]?.first(where: members.contains) {
      if let position = seen[next] {
        start = position
        break
      }
      seen[next] = path.count
      path.append(next)
    }
    let loop = Array(path[start...])
    let shown = loop.prefix(8).map { reader.records[$0].path.text }
    let omitted = loop.count > 8 ? ["… \(loop.count - 8) more"] : []
    let text = (shown + omitted + [shown[0]]).joined(separator: " → ")
    let locations = loop.prefix(8).map { reader.activeDefinition($0)?.token.location }
    let notes = zip(shown, locations).dropFirst().map {
      Diagnostic.Note("'\($0)' is defined here", at: $1)
    }
    return .init(
      .tokensCycle,
      loop.count == 1
        ? "\(about: shown[0]) refers to itself" : "references form a cycle: \(text)",
      at: locations[0], notes: Array(notes),
      suggestion: "give one of the tokens a value of its own")
  }
}
