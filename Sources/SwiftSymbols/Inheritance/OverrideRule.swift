/// A member of a class takes the documentation of the member that it overrides, also through
/// classes that leave it out.
enum OverrideRule {
  static func lender(in context: LendingContext) -> Lender? {
    for type in context.ancestors.superclasses {
      for other in context.documented(in: type) where other.origin != .protocolExtension {
        var names = context.names(of: other, for: context.symbol)
        // The subclass fixes what the superclass leaves generic.
        for name in context.stack.symbol(type)?.signature.genericNames ?? [] {
          names.open[name] = []
        }
        if SignatureMatch(relation: .witness, names: names).fits(context.symbol, other) {
          return Lender(symbol: other, type: type)
        }
      }
    }
    return nil
  }
}
