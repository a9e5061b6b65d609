/// Compares whole declarations of one name: what they are, what they take and give, effects.
struct SignatureMatch {
  /// What a declaration has to do with the one whose documentation it may take over.
  enum Relation {
    /// It fulfils a requirement, whose open types are those of the conforming type.
    case witness
    /// It has the same type word by word.
    case namesake
  }

  let relation: Relation
  let names: TypeMatch.Substitution

  /// Whether `symbol` fits `other`, which is documented.
  func fits(_ symbol: Symbol, _ other: Symbol) -> Bool {
    guard Self.kindsFit(symbol.kind, other.kind) else { return false }
    if other.kind == .associatedtype || other.kind == .typealias { return true }
    guard effectsFit(symbol.signature, other.signature) else { return false }
    let match = TypeMatch(names)
    guard resultFits(symbol, other, match) else { return false }
    // A namesake of a subscript need not take the same: the compiler compares the values alone.
    let isSubscript = symbol.kind == .subscript || symbol.kind == .typeSubscript
    if relation == .namesake, isSubscript { return true }
    let parameters = zip(symbol.signature.parameters, other.signature.parameters)
    return parameters.allSatisfy { match.accepts(TypeShape($0.type), for: TypeShape($1.type)) }
  }

  private func resultFits(_ symbol: Symbol, _ other: Symbol, _ match: TypeMatch) -> Bool {
    if symbol.kind == .initializer || symbol.kind == .enumCase { return true }
    // Where no type is written, the value of a variable gives one that is not known.
    let unwritten = symbol.kind == .property || symbol.kind == .typeProperty ? "_" : "()"
    let shape = TypeShape(symbol.signature.type ?? unwritten)
    let required = TypeShape(other.signature.type ?? unwritten)
    if case .named(["some"], _) = shape { return required.path.map { $0 != ["Self"] } ?? false }
    return match.accepts(shape, for: required)
  }

  /// A witness may do without an effect that its requirement allows.
  private func effectsFit(_ own: Signature, _ other: Signature) -> Bool {
    let (throwing, allowed) = (own.throwing != nil, other.throwing != nil)
    switch relation {
    case .witness: return (!throwing || allowed) && (!own.isAsync || other.isAsync)
    case .namesake: return throwing == allowed && own.isAsync == other.isAsync
    }
  }

  /// Which kinds can fulfil which requirements.
  private static func kindsFit(_ kind: Symbol.Kind, _ required: Symbol.Kind) -> Bool {
    if kind == required { return true }
    switch required {
    case .associatedtype, .typealias:
      return kind.isType || kind == .typealias || kind == .associatedtype
    case .typeProperty, .typeMethod: return kind == .enumCase
    default: return false
    }
  }
}
