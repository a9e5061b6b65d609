/// A member of a type takes the documentation of the first requirement that it fulfils, in the
/// order in which the type names its protocols.
enum WitnessRule {
  static func lender(in context: LendingContext) -> Lender? {
    guard context.stack.symbol(context.ancestors.type)?.kind != .protocol else { return nil }
    for type in context.ancestors.protocols where !context.ancestors.imported.contains(type) {
      let requirements = context.documented(in: type).filter {
        $0.symbol.origin == .requirement
      }
      guard !requirements.isEmpty else { continue }
      let conditions = ConformanceConditions(type, context)
      guard conditions.admit(context.symbol) else { continue }
      for requirement in requirements {
        if fulfils(requirement, of: type, conditions, context) {
          return Lender(symbol: requirement.symbol, type: type)
        }
      }
    }
    return nil
  }

  private static func fulfils(
    _ requirement: TypedSymbol, of type: TypeReference, _ conditions: ConformanceConditions,
    _ context: LendingContext
  ) -> Bool {
    guard fits(context.typed, requirement, type, context) else { return false }
    return !context.overloads.contains {
      isBetter($0, than: context.symbol, for: requirement.symbol, conditions)
        && fits(TypedSymbol($0), requirement, type, context)
    }
  }

  /// Of two members, the one under the conditions of the conformance is its witness; else the one
  /// for all values before that for some, and the one for the type before the generic one.
  private static func isBetter(
    _ other: Symbol, than symbol: Symbol, for requirement: Symbol,
    _ conditions: ConformanceConditions
  ) -> Bool {
    let (isEqual, otherIsEqual) = (conditions.equal(symbol), conditions.equal(other))
    if isEqual != otherIsEqual { return otherIsEqual }
    if symbol.extensionConstraints != nil && other.extensionConstraints == nil { return true }
    return requirement.signature.genericNames.isEmpty && symbol.isGeneric && !other.isGeneric
  }

  private static func fits(
    _ typed: TypedSymbol, _ requirement: TypedSymbol, _ type: TypeReference,
    _ context: LendingContext
  ) -> Bool {
    var names = context.names(of: requirement.symbol, for: typed.symbol)
    names.allowsGenerics = requirement.symbol.signature.genericNames.isEmpty
    for name in context.ancestors.open[type] ?? [] {
      names.open[name] = OpenTypes(context: context).shapes(of: name)
    }
    return SignatureMatch(relation: .witness, names: names).fits(typed, requirement)
  }
}

extension Symbol {
  /// Whether it takes values of types that its caller chooses.
  var isGeneric: Bool {
    !signature.genericNames.isEmpty || signature.parameters.contains { $0.type.hasPrefix("some ") }
  }
}
