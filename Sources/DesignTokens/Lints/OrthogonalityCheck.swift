import Diagnostics

/// Warns where two modifiers define the same tokens: then the order in which they are listed
/// decides, which is easily overlooked. One warning for all tokens that the same modifiers define.
enum OrthogonalityCheck {
  static func diagnostics(
    _ records: [TokenRecord], _ modifiers: [TokenModifier]
  ) -> [Diagnostic] {
    var shared: [Set<Int>: [TokenRecord]] = [:]
    var order: [Set<Int>] = []
    for record in records {
      let own = Set(record.definitions.compactMap { $0.condition.requirements.first?.modifier })
      guard own.count > 1 else { continue }
      if shared[own] == nil { order.append(own) }
      shared[own, default: []].append(record)
    }
    return order.map { warning(shared[$0] ?? [], $0.sorted().map { modifiers[$0].name }) }
  }

  private static func warning(_ records: [TokenRecord], _ names: [String]) -> Diagnostic {
    let shown = list(records.map { "'\($0.path)'" }, upTo: 3)
    let quoted =
      names.count == 2
      ? names.map { "'\($0)'" }.joined(separator: " and ")
      : list(names.map { "'\($0)'" }, upTo: 6)
    return .init(
      .tokensNonOrthogonal, "the modifiers \(quoted) define the same tokens: \(shown)",
      at: records.first?.definitions.last?.token.location,
      suggestion: "let one modifier define each token, and others define what it refers to")
  }

  private static func list(_ names: [String], upTo limit: Int) -> String {
    let more = names.count > limit ? " and \(names.count - limit) more" : ""
    return names.prefix(limit).joined(separator: ", ") + more
  }
}
