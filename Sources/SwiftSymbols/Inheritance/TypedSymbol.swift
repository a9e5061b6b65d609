/// A symbol with the types of its signature as they are compared: read once, as a symbol is
/// compared with many.
struct TypedSymbol: Sendable {
  let symbol: Symbol
  /// Of what it takes, in the order of the declaration.
  let parameters: [TypeShape]
  /// Of what it gives.
  let result: TypeShape

  init(_ symbol: Symbol) {
    self.symbol = symbol
    parameters = symbol.signature.parameters.map { TypeShape($0.type) }
    // Where no type is written, the value of a variable gives one that is not known.
    let isVariable = symbol.kind == .property || symbol.kind == .typeProperty
    result = symbol.signature.type.map { TypeShape($0) } ?? (isVariable ? .any : .tuple([]))
  }
}
