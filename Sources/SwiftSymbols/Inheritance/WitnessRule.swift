/// A member of a type takes the documentation of the first requirement that it fulfils, in the
/// order in which the type names its protocols.
enum WitnessRule {
  static func lender(in context: LendingContext) -> Lender? {
    guard context.stack.symbol(context.ancestors.type)?.kind != .protocol else { return nil }
    for type in context.ancestors.protocols {
      for requirement in context.documented(in: type) where requirement.origin == .requirement {
        if fulfils(requirement, of: type, context) {
          return Lender(symbol: requirement, type: type)
        }
      }
    }
    return nil
  }

  private static func fulfils(
    _ requirement: Symbol, of type: TypeReference, _ context: LendingContext
  ) -> Bool {
    let symbol = context.symbol
    return fits(symbol, requirement, type, context)
      && !context.overloads.contains {
        isBetter($0, than: symbol, for: requirement) && fits($0, requirement, type, context)
      }
  }

  /// Of two members, the one for all values is the witness of a conformance of all values, and
  /// the one for the type before the generic one.
  private static func isBetter(
    _ other: Symbol, than symbol: Symbol, for requirement: Symbol
  ) -> Bool {
    if symbol.extensionConstraints != nil && other.extensionConstraints == nil { return true }
    return requirement.signature.genericNames.isEmpty && symbol.isGeneric && !other.isGeneric
  }

  private static func fits(
    _ symbol: Symbol, _ requirement: Symbol, _ type: TypeReference, _ context: LendingContext
  ) -> Bool {
    var names = context.names(of: requirement, for: symbol)
    names.allowsGenerics = requirement.signature.genericNames.isEmpty
    for name in context.ancestors.open[type] ?? [] {
      names.open[name] = OpenTypes(context: context).shapes(of: name)
    }
    return SignatureMatch(relation: .witness, names: names).fits(symbol, requirement)
  }
}

extension Symbol {
  fileprivate var isGeneric: Bool {
    !signature.genericNames.isEmpty || signature.parameters.contains { $0.type.hasPrefix("some ") }
  }
}
