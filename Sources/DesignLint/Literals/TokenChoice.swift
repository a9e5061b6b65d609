import DesignTokens

/// The tokens that a literal could be, among those of one role.
struct TokenChoice: Sendable {
  /// A token that has the value in some context.
  struct Match: Hashable, Sendable {
    var token: KnownToken
    /// Whether it has the value in every context.
    var isExact: Bool
  }

  /// What the tokens are for.
  let role: TokenRole
  private let tokens: [KnownToken]
  /// The numbers of each token.
  private let numbers: [[Double]]

  init(_ knowledge: DesignKnowledge, role: TokenRole) {
    self.role = role
    tokens = knowledge.tokens(for: role)
    numbers = tokens.map { $0.values.compactMap(\.plainNumber) }
  }

  /// Whether code can use any such token; without one the system asks for none.
  func isEmpty(isOwn: Bool) -> Bool { !tokens.contains { $0.isVisible(isOwn: isOwn) } }

  /// Whether the values of all tokens that code can use are told.
  func isKnown(isOwn: Bool) -> Bool { tokens.areKnown(isOwn: isOwn) }

  /// Whether there are steps of a scale to use, and not only tokens that belong to one place.
  func hasScale(isOwn: Bool) -> Bool {
    tokens.contains { $0.isVisible(isOwn: isOwn) && (!role.hasPlaces || $0.isStep) }
  }

  /// The tokens that have a number; those of which it is the only one, where there are some.
  ///
  /// - Parameter isOwn: Whether the code belongs to the system, which may use what others cannot.
  func matches(_ number: Double, isOwn: Bool) -> [Match] {
    let found = zip(tokens, numbers).compactMap { token, numbers -> Match? in
      guard token.isVisible(isOwn: isOwn), numbers.contains(where: { Self.isEqual($0, number) })
      else {
        return nil
      }
      return Match(token: token, isExact: token.isUniform)
    }
    let steps = role.hasPlaces ? found.filter(\.token.isStep) : found
    let exact = (steps.isEmpty ? found : steps).filter(\.isExact)
    return exact.isEmpty ? steps.isEmpty ? found : steps : exact
  }

  /// The tokens with the next smaller and the next larger number.
  func neighbours(of number: Double, isOwn: Bool) -> [(token: KnownToken, number: Double)] {
    let all = zip(tokens, numbers).compactMap { token, numbers -> (KnownToken, Double)? in
      guard token.isVisible(isOwn: isOwn), numbers.count == 1, let only = numbers.first else {
        return nil
      }
      return (token, only)
    }
    let below = all.filter { $0.1 < number }.max { $0.1 < $1.1 }
    let above = all.filter { $0.1 > number }.min { $0.1 < $1.1 }
    return [below, above].compactMap(\.self)
  }

  /// Whether a token could be written in the place of a number, so that a view looks much the same:
  /// it differs by 2 points or by half at most. A radius without bounds, which makes a capsule, is
  /// near none.
  func isNear(_ token: Double, to number: Double) -> Bool {
    guard role.hasPlaces, role != .opacity else { return true }
    let (least, most) = (min(token, number), max(token, number))
    return most - least <= 2 || most <= least * 1.5
  }

  static func isEqual(_ left: Double, _ right: Double) -> Bool {
    (left - right).magnitude <= 1e-6 * Swift.max(1, left.magnitude, right.magnitude)
  }
}

extension TokenValue {
  /// The number of a value that is one: points, a share, or seconds.
  var plainNumber: Double? {
    switch self {
    case .dimension(let dimension): dimension.pixels
    case .number(let number): number
    case .duration(let duration): duration.milliseconds / 1000
    default: nil
    }
  }
}

/// Numbers as code writes them.
enum PlainNumber {
  /// `8`, `0.25`
  static func of(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return "\(whole)" }
    let thousandths = (number * 1000).rounded()
    let text = "\(thousandths / 1000)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
