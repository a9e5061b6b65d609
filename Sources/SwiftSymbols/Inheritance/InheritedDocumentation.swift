/// Finds the declaration whose documentation a symbol takes over, rule after rule.
struct InheritedDocumentation {
  private let stack: InterfaceStack
  private let conformances: Conformances
  private var known: [[String]: Ancestors] = [:]
  private var open: [TypeReference: Set<String>] = [:]
  /// What each class of a chain is asked, once for all that inherit from it.
  private var bases: [TypeReference: TypeReference?] = [:]
  private var protocols: [TypeReference: [TypeReference]] = [:]
  /// The first of each group of overloads that are too many to be told apart.
  private(set) var crowds: [Symbol] = []
  private var crowded: Set<[String]> = []

  /// `interfaces` begin with that of the module whose symbols are asked about.
  init(_ interfaces: [Interface]) {
    stack = InterfaceStack(layers: interfaces)
    conformances = Conformances(stack: stack)
  }

  /// Who documents `symbol`, which has no comment; `nil` when nobody does.
  mutating func lender(of symbol: Symbol) -> Lender? {
    // Most names are documented nowhere, so that nobody need know what the type inherits from.
    guard !symbol.container.isEmpty,
      stack.layers.contains(where: { $0.documents(namesakeOf: symbol) })
    else { return nil }
    let ancestors = ancestors(of: symbol.container)
    guard ancestors.all.contains(where: { !stack.documented(in: $0, namedAs: symbol).isEmpty })
    else { return nil }
    // To tell so many overloads apart, each would be compared with all others and all requirements.
    let overloads = stack.layers[0].members(of: symbol.container, namedAs: symbol)
    guard overloads.count <= Interface.namesakeLimit else {
      if crowded.insert(symbol.container + [symbol.name]).inserted { crowds.append(symbol) }
      return nil
    }
    let context = LendingContext(stack: stack, ancestors: ancestors, typed: TypedSymbol(symbol))
    return OverrideRule.lender(in: context) ?? WitnessRule.lender(in: context)
      ?? NamesakeRule.lender(in: context)
  }

  private mutating func ancestors(of path: [String]) -> Ancestors {
    if let known = known[path] { return known }
    let place = TypeReference(layer: 0, path: path)
    // A type of another module has what that module and this one say of it.
    let type = stack.find(path, from: place) ?? place
    var protocols = protocols(of: place)
    let imported = type == place ? [] : self.protocols(of: type)
    protocols += imported
    let conformances = conformances
    let superclasses = conformances.superclasses(of: type) { superclass(of: $0) }
    var result = Ancestors(
      type: type, protocols: protocols, imported: Set(imported), superclasses: superclasses,
      inherited: superclasses.flatMap { self.protocols(of: $0) })
    for type in protocols + result.inherited { result.open[type] = openTypes(of: type) }
    known[path] = result
    return result
  }

  private mutating func protocols(of type: TypeReference) -> [TypeReference] {
    if let known = protocols[type] { return known }
    let found = conformances.protocols(of: type)
    protocols[type] = found
    return found
  }

  private mutating func superclass(of type: TypeReference) -> TypeReference? {
    if let known = bases[type] { return known }
    let found = conformances.superclass(of: type)
    bases[type] = .some(found)
    return found
  }

  private mutating func openTypes(of type: TypeReference) -> Set<String> {
    if let known = open[type] { return known }
    let protocols = [type] + self.protocols(of: type)
    let names = Set(protocols.flatMap { stack.layers[$0.layer].openTypes(of: $0.path) })
    open[type] = names
    return names
  }
}

/// Where the members of a type can take documentation from.
struct Ancestors {
  var type: TypeReference
  /// Of the type itself.
  var protocols: [TypeReference]
  /// Those of them to which another module makes it conform, with members of its own.
  var imported: Set<TypeReference>
  /// The nearest first.
  var superclasses: [TypeReference]
  /// The protocols of the superclasses.
  var inherited: [TypeReference]
  /// The names that each protocol and those it refines leave open.
  var open: [TypeReference: Set<String>] = [:]

  /// The type and all that it inherits from.
  var all: [TypeReference] { [type] + protocols + superclasses + inherited }
}

/// A documented declaration and the type whose member it is.
struct Lender {
  var symbol: Symbol
  var type: TypeReference

  /// Its text, which is not known of libraries, for the one who takes it over.
  var documentation: SymbolDocumentation {
    SymbolDocumentation(state: .inherited, comment: symbol.documentation.comment)
  }
}

/// A symbol without a comment, and all that the rules ask about it.
struct LendingContext {
  let stack: InterfaceStack
  let ancestors: Ancestors
  let typed: TypedSymbol

  var symbol: Symbol { typed.symbol }

  /// The documented members of `type` that are called as the symbol.
  func documented(in type: TypeReference) -> [TypedSymbol] {
    stack.documented(in: type, namedAs: symbol)
  }

  /// The other members of the symbol's own type that are called as it.
  var overloads: some Collection<Symbol> {
    stack.layers[0].members(of: symbol.container, namedAs: symbol).lazy
      .filter { [symbol] in $0 != symbol }
  }

  /// What the names in `other` mean in the symbol's container.
  func names(of other: Symbol, for symbol: Symbol) -> TypeMatch.Substitution {
    TypeMatch.Substitution(
      conforming: symbol.container, open: [:], foreign: [],
      requirementGenerics: Set(other.signature.genericNames),
      generics: Set(symbol.signature.genericNames),
      alias: { alias(of: $0) }, isSubclass: { isSubclass($0, of: $1) })
  }

  /// The type that the name of an alias stands for, which can be seen in the type or which one of
  /// its protocols declares.
  private func alias(of path: [String]) -> TypeShape? {
    let place = TypeReference(layer: 0, path: symbol.container)
    guard let found = stack.find(path, from: place) ?? inheritedType(path),
      let alias = stack.symbol(found), alias.kind == .typealias
    else { return nil }
    return alias.signature.type.map { TypeShape($0) }
  }

  private func inheritedType(_ path: [String]) -> TypeReference? {
    ancestors.protocols.lazy
      .map { TypeReference(layer: $0.layer, path: $0.path + path) }
      .first { stack.symbol($0) != nil }
  }

  private func isSubclass(_ path: [String], of other: [String]) -> Bool {
    let place = TypeReference(layer: 0, path: symbol.container)
    guard let type = stack.find(path, from: place), let base = stack.find(other, from: place),
      stack.symbol(base)?.kind == .class
    else { return false }
    return Conformances(stack: stack).superclasses(of: type).contains(base)
  }
}
