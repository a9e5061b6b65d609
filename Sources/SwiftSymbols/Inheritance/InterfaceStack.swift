/// A type in one of several interfaces.
struct TypeReference: Hashable {
  /// The position of its interface.
  var layer: Int
  var path: [String]
}

/// The interface of a module above those of the modules whose protocols and classes it can use.
struct InterfaceStack {
  /// How many aliases are followed from a name.
  private static let aliasLimit = 8

  let layers: [Interface]

  func symbol(_ type: TypeReference) -> Symbol? { layers[type.layer].type(type.path) }

  func supertypes(of type: TypeReference) -> [TypeReference] {
    layers[type.layer].supertypes(of: type.path).flatMap { resolve($0, from: type) }
  }

  /// Members of the type that are called as `symbol`, of those that its module declares.
  func members(of type: TypeReference, namedAs symbol: Symbol) -> [Symbol] {
    Array(
      layers[type.layer].members(of: type.path, namedAs: symbol).prefix(Interface.namesakeLimit))
  }

  /// Documented members of the type that are called as `symbol`, and those that the module at the
  /// top adds to it from outside.
  func documented(in type: TypeReference, namedAs symbol: Symbol) -> [TypedSymbol] {
    let own = layers[type.layer].documented(in: type.path, namedAs: symbol)
    guard type.layer > 0, layers[0].type(type.path) == nil else { return own }
    return own + layers[0].documented(in: type.path, namedAs: symbol)
  }

  /// The types that a name means where `place` is declared; several for a composition.
  func resolve(_ shape: TypeShape, from place: TypeReference) -> [TypeReference] {
    resolve(shape, from: place, following: Self.aliasLimit)
  }

  private func resolve(
    _ shape: TypeShape, from place: TypeReference, following: Int
  ) -> [TypeReference] {
    shape.parts.flatMap { part -> [TypeReference] in
      guard following > 0, let path = part.path, let found = find(path, from: place) else {
        return []
      }
      guard let alias = symbol(found), alias.kind == .typealias else { return [found] }
      return resolve(
        TypeShape(alias.signature.type ?? "_"), from: found, following: following - 1)
    }
  }

  /// Looks in the enclosing types from the inside out, then in the other modules, and last
  /// without the first name, which may be a module's.
  func find(_ path: [String], from place: TypeReference) -> TypeReference? {
    for length in stride(from: place.path.count, through: 0, by: -1) {
      let full = Array(place.path.prefix(length)) + path
      if full != place.path || length == 0, layers[place.layer].type(full) != nil {
        return TypeReference(layer: place.layer, path: full)
      }
    }
    for layer in layers.indices where layers[layer].type(path) != nil {
      return TypeReference(layer: layer, path: path)
    }
    return path.count > 1 ? find(Array(path.dropFirst()), from: place) : nil
  }
}
