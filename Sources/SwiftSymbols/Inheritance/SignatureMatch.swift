/// Compares whole declarations of one name: what they are, what they take and give, effects.
struct SignatureMatch {
  /// What a declaration has to do with the one whose documentation it may take over.
  enum Relation {
    /// It fulfils a requirement, whose open types are those of the conforming type.
    case witness
    /// It is written with `override`, or hides an initialiser of a superclass.
    case override
    /// It could override the other one, if that were a superclass's.
    case namesake
  }

  let relation: Relation
  let names: TypeMatch.Substitution

  /// Whether `typed` fits `other`.
  func fits(_ typed: TypedSymbol, _ other: TypedSymbol) -> Bool {
    let (symbol, lender) = (typed.symbol, other.symbol)
    guard Self.kindsFit(symbol.kind, lender.kind) else { return false }
    if lender.kind == .associatedtype || lender.kind == .typealias { return true }
    guard effectsFit(symbol, lender), setterFits(symbol, lender) else { return false }
    let match = OverrideMatch(types: TypeMatch(names))
    guard resultFits(typed, other, match) else { return false }
    // A namesake of a subscript need not take the same: the compiler compares the values alone.
    if relation == .namesake, symbol.kind.isSubscript { return true }
    return parametersFit(typed, other, match)
  }

  private func parametersFit(
    _ typed: TypedSymbol, _ other: TypedSymbol, _ match: OverrideMatch
  ) -> Bool {
    let pairs = zip(typed.parameters, other.parameters)
    if relation == .witness { return pairs.allSatisfy { match.types.accepts($0, for: $1) } }
    let declared = zip(typed.symbol.signature.parameters, other.symbol.signature.parameters)
    return pairs.allSatisfy { match.accepts($0, for: $1, as: .parameter) }
      && declared.allSatisfy { $0.isEscaping == $1.isEscaping }
  }

  private func resultFits(
    _ typed: TypedSymbol, _ other: TypedSymbol, _ match: OverrideMatch
  ) -> Bool {
    if typed.symbol.kind == .initializer || typed.symbol.kind == .enumCase { return true }
    // The compiler has checked the result of an override; parameters tell overloads apart.
    if relation == .override { return true }
    if case .named(["some"], _) = typed.result {
      return other.result.path.map { $0 != ["Self"] } ?? false
    }
    return relation == .witness
      ? match.types.accepts(typed.result, for: other.result)
      : match.accepts(typed.result, for: other.result, as: .result)
  }

  /// An effect that the other declaration allows may be left out; but of functions that are only
  /// namesakes neither `async` nor a typed `throws`, which are a part of their types.
  private func effectsFit(_ symbol: Symbol, _ other: Symbol) -> Bool {
    let (own, allowed) = (symbol.signature, other.signature)
    guard own.throwing == nil || allowed.throwing != nil, !own.isAsync || allowed.isAsync else {
      return false
    }
    if relation != .namesake || symbol.kind.isStorage { return true }
    let isTyped = allowed.throwing?.hasPrefix("throws(") ?? false
    return own.isAsync == allowed.isAsync && (own.throwing != nil || !isTyped)
  }

  /// What can be assigned to is not fulfilled by what can only be read.
  private func setterFits(_ symbol: Symbol, _ other: Symbol) -> Bool {
    relation == .override || symbol.signature.isSettable || !other.signature.isSettable
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

extension Symbol.Kind {
  fileprivate var isSubscript: Bool { self == .subscript || self == .typeSubscript }

  fileprivate var isStorage: Bool { isSubscript || self == .property || self == .typeProperty }
}

extension Parameter {
  /// Of the parameter itself, not of what a closure takes.
  fileprivate var isEscaping: Bool { type.prefix { $0 != "(" }.contains("@escaping") }
}
