// Expressions in place of names.

extension ConstantExpression {
  /// The expression with others in place of some of its parts.
  ///
  /// - Parameters:
  ///   - limit: The most parts that the result may have.
  ///   - change: What a name or member becomes; `nil` for one that stays as it is.
  /// - Returns: `nil` where the result would be larger or nested deeper than one that is read.
  public func replacing(
    limit: Int = 1_000, _ change: (ConstantExpression) -> ConstantExpression?
  ) -> ConstantExpression? {
    var room = limit
    return replaced(&room, depth: 0, change)
  }

  /// The most levels of a result.
  private static let levels = 60

  private func replaced(
    _ room: inout Int, depth: Int, _ change: (ConstantExpression) -> ConstantExpression?
  ) -> ConstantExpression? {
    if let other = change(self) {
      room -= other.size(upTo: room)
      return room > 0 && depth + other.depth <= Self.levels ? other : nil
    }
    room -= 1
    guard room > 0, depth < Self.levels else { return nil }
    func part(_ expression: ConstantExpression) -> ConstantExpression? {
      expression.replaced(&room, depth: depth + 1, change)
    }
    guard let form = form.mapping(part) else { return nil }
    return ConstantExpression(form, at: location)
  }

  /// How many parts it has, or `limit` where it has more.
  private func size(upTo limit: Int) -> Int {
    var size = 1
    for part in form.parts where size < limit { size += part.size(upTo: limit - size) }
    return size
  }

  private var depth: Int { 1 + (form.parts.map(\.depth).max() ?? 0) }
}

extension ConstantExpression.Form {
  /// The expressions that it is made of.
  public var parts: [ConstantExpression] {
    switch self {
    case .number, .string, .boolean, .none, .name, .source: []
    case .negation(let operand), .inversion(let operand), .closure(let operand): [operand]
    case .operation(let left, _, let right): [left, right]
    case .member(let base, _): base.map { [$0] } ?? []
    case .call(let callee, let arguments): [callee] + arguments.map(\.value)
    case .array(let elements), .interpolation(let elements): elements
    case .conditional(let condition, let first, let second): [condition, first, second]
    case .choice(let branches, let last):
      branches.flatMap { [$0.condition, $0.value] } + [last]
    }
  }

  /// The same of other parts; `nil` where one of them is.
  fileprivate func mapping(
    _ change: (ConstantExpression) -> ConstantExpression?
  ) -> ConstantExpression.Form? {
    var parts: [ConstantExpression] = []
    for part in self.parts {
      guard let changed = change(part) else { return nil }
      parts.append(changed)
    }
    switch self {
    case .number, .string, .boolean, .none, .name, .source, .member(of: nil, _): return self
    case .negation: return .negation(parts[0])
    case .inversion: return .inversion(parts[0])
    case .closure: return .closure(parts[0])
    case .operation(_, let sign, _): return .operation(parts[0], sign, parts[1])
    case .member(_, let name): return .member(of: parts[0], name)
    case .call(_, let arguments):
      return .call(
        parts[0],
        zip(arguments, parts.dropFirst()).map { .init(label: $0.label, value: $1) })
    case .array: return .array(parts)
    case .interpolation: return .interpolation(parts)
    case .conditional: return .conditional(if: parts[0], then: parts[1], else: parts[2])
    case .choice(let branches, _):
      return .choice(
        branches.indices.map { .init(condition: parts[2 * $0], value: parts[2 * $0 + 1]) },
        else: parts[parts.count - 1])
    }
  }
}
