/// A member of a class takes the documentation of the member that it overrides, also through
/// overrides without one and classes that leave it out.
enum OverrideRule {
  static func lender(in context: LendingContext) -> Lender? {
    var typed = context.typed
    var type = context.ancestors.type
    var classes = context.ancestors.superclasses[...]
    while let found = overridden(by: typed, in: Superclass.all(classes, of: type, context), context)
    {
      if found.symbol.documentation.state == .own { return found }
      guard let place = classes.firstIndex(of: found.type) else { return nil }
      (typed, type, classes) = (TypedSymbol(found.symbol), found.type, classes[(place + 1)...])
    }
    return nil
  }

  /// The nearest member with fitting parameters; where none fits, as the compiler allows for wider
  /// types, the only one of that name in the nearest class that has any.
  private static func overridden(
    by typed: TypedSymbol, in classes: [Superclass], _ context: LendingContext
  ) -> Lender? {
    let symbol = typed.symbol
    guard symbol.isOverride || symbol.kind == .initializer else { return nil }
    var only: Lender?
    for superclass in classes {
      let members = context.stack.members(of: superclass.type, namedAs: symbol)
        .filter { $0.kind == symbol.kind }
      for other in members {
        var names = context.names(of: other, for: symbol)
        names.open = superclass.open
        if SignatureMatch(relation: .override, names: names).fits(typed, TypedSymbol(other)) {
          return Lender(symbol: other, type: superclass.type)
        }
      }
      if only == nil, members.count == 1 {
        only = Lender(symbol: members[0], type: superclass.type)
      }
    }
    return symbol.isOverride ? only : nil
  }
}

/// A class that another inherits from, as that one sees it.
private struct Superclass {
  let type: TypeReference
  /// What its generic parameters stand for; no types for what is not known.
  let open: [String: [TypeShape]]

  /// `classes` are those above `type`, the nearest first.
  static func all(
    _ classes: ArraySlice<TypeReference>, of type: TypeReference, _ context: LendingContext
  ) -> [Superclass] {
    var known: [String: TypeShape] = [:]
    var place = type
    return classes.map { next in
      let names = context.stack.symbol(next)?.signature.genericNames ?? []
      let shape = context.stack.layers[place.layer].supertypes(of: place.path).first { shape in
        shape.path.flatMap { context.stack.find($0, from: place) } == next
      }
      let arguments = shape?.arguments.map { $0.replacing(known) } ?? []
      known =
        arguments.count == names.count
        ? Dictionary(
          zip(names, arguments), uniquingKeysWith: { first, _ in first }) : [:]
      place = next
      return Superclass(
        type: next,
        open: Dictionary(
          names.map { name in (name, known[name].map { [$0] } ?? []) },
          uniquingKeysWith: { first, _ in first }))
    }
  }
}
