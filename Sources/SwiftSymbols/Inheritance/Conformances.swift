/// The protocols and superclasses of types, with what follows from them.
struct Conformances {
  private static let rawTypes: Set<String> = [
    "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String", "UInt",
    "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  /// How many superclasses are followed; more than any class has.
  private static let ancestorLimit = 64

  let stack: InterfaceStack

  /// The protocols of a type in the order of its clauses, each before those it refines; of a
  /// protocol, those it refines. Those of superclasses are left out.
  func protocols(of type: TypeReference) -> [TypeReference] {
    var seen: Set<TypeReference> = [type]
    var result: [TypeReference] = []
    var waiting = Array((stack.supertypes(of: type) + synthesized(for: type)).reversed())
    while let next = waiting.popLast() {
      guard stack.symbol(next)?.kind == .protocol, seen.insert(next).inserted else { continue }
      result.append(next)
      waiting += stack.supertypes(of: next).reversed()
    }
    return result
  }

  /// The classes that a class inherits from, the nearest first.
  func superclasses(of type: TypeReference) -> [TypeReference] {
    superclasses(of: type, next: superclass)
  }

  /// The same, for those who know the next class from before.
  func superclasses(
    of type: TypeReference, next: (TypeReference) -> TypeReference?
  ) -> [TypeReference] {
    var result: [TypeReference] = []
    var place = type
    while result.count < Self.ancestorLimit, let base = next(place), base != type {
      result.append(base)
      place = base
    }
    return result
  }

  /// The class that a class inherits from directly.
  func superclass(of type: TypeReference) -> TypeReference? {
    stack.supertypes(of: type).first { stack.symbol($0)?.kind == .class }
  }

  /// The conformances that the compiler adds by itself.
  private func synthesized(for type: TypeReference) -> [TypeReference] {
    guard let symbol = stack.symbol(type) else { return [] }
    let interface = stack.layers[type.layer]
    var names: [String] = []
    if symbol.kind == .actor {
      names.append(symbol.declaration.contains("distributed ") ? "DistributedActor" : "Actor")
    }
    if symbol.declaration.contains("@globalActor") { names.append("GlobalActor") }
    if interface.isPlainEnumeration(type.path) { names.append("Hashable") }
    let first = interface.supertypes(of: type.path).first?.path?.last
    if symbol.kind == .enum, let first, Self.rawTypes.contains(first) {
      names.append("RawRepresentable")
    }
    return names.compactMap { stack.find([$0], from: TypeReference(layer: type.layer, path: [])) }
  }
}
