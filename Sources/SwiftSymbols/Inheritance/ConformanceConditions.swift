/// A clause that states protocols of a type, and what it demands of the generic parameters.
struct ConformanceClause: Sendable {
  /// The types after the colon.
  var types: [TypeShape]
  /// One requirement of the `where` clause each: `Element: Hashable`.
  var requirements: Set<String>

  /// `requirements` as they follow `where`.
  init(types: [String], requirements: String?) {
    self.types = types.flatMap { TypeShape($0).parts }
    self.requirements = Self.requirements(requirements)
  }

  /// The single requirements of a `where` clause, without blanks.
  static func requirements(_ text: String?) -> Set<String> {
    Set((text ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } })
  }
}

/// Under which conditions a type conforms to a protocol, so far as its clauses are known.
///
/// A member of an extension can only be a witness when it is there for all values that conform.
struct ConformanceConditions {
  private let clauses: [ConformanceClause]
  private let context: LendingContext

  /// The clauses of the symbol's type from which the conformance to `type` follows; none where no
  /// member that is called as the symbol has conditions.
  init(_ type: TypeReference, _ context: LendingContext) {
    self.context = context
    guard
      context.symbol.extensionConstraints != nil
        || context.overloads.contains(where: { $0.extensionConstraints != nil })
    else {
      clauses = []
      return
    }
    let place = TypeReference(layer: 0, path: context.symbol.container)
    let conformances = Conformances(stack: context.stack)
    clauses = context.stack.layers[0].clauses(of: place.path).filter { clause in
      clause.types.contains { shape in
        context.stack.resolve(shape, from: place).contains {
          $0 == type || conformances.protocols(of: $0).contains(type)
        }
      }
    }
  }

  /// Whether `symbol` may be there wherever the type conforms.
  func admit(_ symbol: Symbol) -> Bool {
    let demanded = ConformanceClause.requirements(symbol.extensionConstraints)
    return demanded.isEmpty || clauses.isEmpty
      || clauses.contains { clause in
        demanded.allSatisfy { isImplied($0, by: clause.requirements) }
      }
  }

  /// Whether `symbol` stands under exactly the conditions of a clause.
  func equal(_ symbol: Symbol) -> Bool {
    let demanded = ConformanceClause.requirements(symbol.extensionConstraints)
    return clauses.contains { $0.requirements == demanded }
  }

  /// `T: Equatable` follows from `T: Hashable`.
  private func isImplied(_ demanded: String, by given: Set<String>) -> Bool {
    if given.contains(demanded) { return true }
    let (subject, wanted) = Self.sides(of: demanded)
    guard let wanted else { return false }
    return given.contains { requirement in
      let (other, known) = Self.sides(of: requirement)
      guard other == subject, let known else { return false }
      return refines(TypeShape(known), TypeShape(wanted))
    }
  }

  private func refines(_ shape: TypeShape, _ other: TypeShape) -> Bool {
    let place = TypeReference(layer: 0, path: context.symbol.container)
    let wanted = context.stack.resolve(other, from: place)
    let conformances = Conformances(stack: context.stack)
    let known = context.stack.resolve(shape, from: place).flatMap {
      [$0] + conformances.protocols(of: $0)
    }
    return !wanted.isEmpty && wanted.allSatisfy(known.contains)
  }

  private static func sides(of requirement: String) -> (subject: Substring, type: String?) {
    let sides = requirement.split(separator: ":", maxSplits: 1)
    return (sides.first ?? "", sides.count == 2 ? String(sides[1]) : nil)
  }
}
