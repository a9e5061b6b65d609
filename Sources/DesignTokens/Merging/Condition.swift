/// The contexts in which a layer applies: all of `requirements` must hold.
struct Condition: Hashable, Sendable {
  struct Requirement: Hashable, Sendable {
    let modifier: Int
    let context: Int
  }

  /// In order of modifier, each modifier at most once.
  private(set) var requirements: [Requirement] = []

  static let always = Condition()

  static func when(_ modifier: Int, is context: Int) -> Condition {
    var condition = Condition()
    condition.requirements = [Requirement(modifier: modifier, context: context)]
    return condition
  }

  /// Both conditions at once; `nil` when they exclude each other.
  func and(_ other: Condition) -> Condition? {
    if other.requirements.isEmpty { return self }
    if requirements.isEmpty || self == other { return other }
    var merged = requirements
    for requirement in other.requirements {
      if let same = merged.first(where: { $0.modifier == requirement.modifier }) {
        if same.context != requirement.context { return nil }
      } else {
        merged.append(requirement)
      }
    }
    var result = Condition()
    result.requirements = merged.sorted { $0.modifier < $1.modifier }
    return result
  }

  /// Whether the condition holds when each modifier is in the context whose index is given.
  func holds(in selection: [Int]) -> Bool {
    requirements.allSatisfy { selection[$0.modifier] == $0.context }
  }

  /// Whether this condition holds wherever `other` does.
  func isImplied(by other: Condition) -> Bool {
    requirements.allSatisfy(other.requirements.contains)
  }
}

extension Condition {
  /// What must be chosen, as in `appearance=dark contrast=increased`.
  func text(_ modifiers: [TokenModifier]) -> String {
    requirements.map { requirement in
      let modifier = modifiers[requirement.modifier]
      return "\(modifier.name)=\(modifier.contexts[requirement.context])"
    }.joined(separator: " ")
  }
}
