import Diagnostics

/// Warns where two modifiers define the same tokens: then the order in which they are listed
/// decides, which is easily overlooked. One warning for each pair of modifiers.
enum OrthogonalityCheck {
  static func diagnostics(
    _ records: [TokenRecord], _ modifiers: [TokenModifier]
  ) -> [Diagnostic] {
    var shared: [Condition: [TokenRecord]] = [:]
    for record in records {
      let own = Set(
        record.definitions.compactMap { $0.condition.requirements.first?.modifier }
      ).sorted()
      for (position, first) in own.enumerated() {
        for second in own[(position + 1)...] {
          let pair = Condition.when(first, is: 0).and(.when(second, is: 0)) ?? .always
          shared[pair, default: []].append(record)
        }
      }
    }
    return shared.map { warning($1, $0.requirements.map { modifiers[$0.modifier].name }) }
  }

  private static func warning(_ records: [TokenRecord], _ names: [String]) -> Diagnostic {
    let shown = records.prefix(3).map { "'\($0.path)'" }.joined(separator: ", ")
    let more = records.count > 3 ? " and \(records.count - 3) more" : ""
    let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
    return .init(
      .tokensNonOrthogonal, "the modifiers \(quoted) define the same tokens: \(shown)\(more)",
      at: records.first?.definitions.last?.token.location,
      suggestion: "let one modifier define each token, and others define what it refers to")
  }
}
