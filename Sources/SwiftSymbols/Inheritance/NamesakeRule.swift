/// A member takes the documentation of the one namesake with the same type that the protocols of
/// its type, or of its superclasses, document.
///
/// So do default implementations, requirements that repeat those of a refined protocol, and
/// members of types whose conformance does not use them. Two documented namesakes are none.
enum NamesakeRule {
  static func lender(in context: LendingContext) -> Lender? {
    let isProtocol = context.stack.symbol(context.ancestors.type)?.kind == .protocol
    // In a type, `Self` and what protocols leave open are other types than in the protocol.
    if !isProtocol,
      context.symbol.kind == .initializer || context.symbol.extensionConstraints != nil
    {
      return nil
    }
    var lenders: [Lender] = []
    var protocols = context.ancestors.protocols + context.ancestors.inherited
    if isProtocol { protocols.append(context.ancestors.type) }
    for type in Set(protocols) {
      for other in context.documented(in: type) where other != context.symbol {
        guard isNamesake(other, of: type, context, inProtocol: isProtocol) else { continue }
        if LibraryInterface.isDocumentedTwice(other) { return nil }
        lenders.append(Lender(symbol: other, type: type))
      }
    }
    return lenders.count == 1 ? lenders[0] : nil
  }

  private static func isNamesake(
    _ other: Symbol, of type: TypeReference, _ context: LendingContext, inProtocol: Bool
  ) -> Bool {
    if !inProtocol, !other.signature.genericNames.isEmpty { return false }
    var names = context.names(of: other, for: context.symbol)
    if !inProtocol { names.foreign = (context.ancestors.open[type] ?? []).union(["Self"]) }
    return SignatureMatch(relation: .namesake, names: names).fits(context.symbol, other)
  }
}
