/// A member takes the documentation of the one namesake that it could override, among those which
/// its type, the superclasses, and the protocols of these document.
///
/// So do default implementations, requirements that repeat those of a refined protocol, overloads,
/// and members of types whose conformance does not use them. Two documented namesakes are none.
enum NamesakeRule {
  static func lender(in context: LendingContext) -> Lender? {
    let ancestors = context.ancestors
    let isProtocol = context.stack.symbol(ancestors.type)?.kind == .protocol
    // An extension sees its type from outside, where the compiler does not look for namesakes.
    if !isProtocol, context.symbol.origin == .extension { return nil }
    var lenders: [Lender] = []
    for type in Set(ancestors.all) {
      let isForeign = !isProtocol && context.stack.symbol(type)?.kind == .protocol
      // In a type, `Self` and what protocols leave open are other types than in the protocol.
      if isForeign, context.symbol.kind == .initializer { continue }
      for other in context.documented(in: type) where other.symbol != context.symbol {
        guard isNamesake(other, of: type, context, isForeign: isForeign) else { continue }
        if LibraryInterface.isDocumentedTwice(other.symbol) { return nil }
        lenders.append(Lender(symbol: other.symbol, type: type))
      }
    }
    return lenders.count == 1 ? lenders[0] : nil
  }

  private static func isNamesake(
    _ other: TypedSymbol, of type: TypeReference, _ context: LendingContext, isForeign: Bool
  ) -> Bool {
    var names = context.names(of: other.symbol, for: context.symbol)
    if isForeign {
      let isSubscript = context.symbol.kind == .subscript || context.symbol.kind == .typeSubscript
      if !isSubscript, other.symbol.isGeneric { return false }
      names.foreign = (context.ancestors.open[type] ?? []).union(["Self"])
    }
    return SignatureMatch(relation: .namesake, names: names).fits(context.typed, other)
  }
}
