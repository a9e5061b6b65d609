/// Compares the types of a requirement with those of a declaration that may fulfil it.
struct TypeMatch {
  /// What the names of a requirement mean for the type that conforms.
  struct Substitution {
    /// The full name of the conforming type.
    var conforming: [String]
    /// The names that protocols leave open, and what is known of them: no types, when nothing is.
    var open: [String: [TypeShape]]
    /// The names that mean something else in the requirement, so that nothing fits them.
    var foreign: Set<String>
    /// The generic parameters of the requirement and of the declaration.
    var requirementGenerics: Set<String>
    var generics: Set<String>
    /// Whether a generic parameter of the declaration serves for every type of the requirement.
    var allowsGenerics = false
    /// The types that the names of aliases stand for, as seen from the conforming type.
    var alias: ([String]) -> TypeShape?
    /// Whether the first type is a class that inherits from the second.
    var isSubclass: ([String], [String]) -> Bool
  }

  /// How many aliases within aliases are followed.
  private static let aliasLimit = 4

  let names: Substitution
  private var aliases = 0

  init(_ names: Substitution) { self.names = names }

  /// Whether `type` can stand where the requirement says `required`.
  func accepts(_ type: TypeShape, for required: TypeShape) -> Bool {
    if type == .any || required == .any { return true }
    if case .named(let path, let arguments) = required {
      return accepts(type, for: path, arguments)
    }
    switch (required, type) {
    case (.tuple(let left), .tuple(let right)): return acceptsAll(right, for: left)
    case (.function(let left, let result, let allowed), .function(let right, let other, let own)):
      return own == allowed && acceptsAll(right, for: left) && accepts(other, for: result)
    default: return isAlias(type, for: required)
    }
  }

  private func acceptsAll(_ types: [TypeShape], for required: [TypeShape]) -> Bool {
    types.count == required.count && zip(types, required).allSatisfy { accepts($0, for: $1) }
  }

  /// The parts of a composition may stand in any order.
  private func acceptsComposition(_ types: [TypeShape], for required: [TypeShape]) -> Bool {
    types.count == required.count
      && required.allSatisfy { part in types.contains { accepts($0, for: part) } }
  }

  private func accepts(_ type: TypeShape, for path: [String], _ arguments: [TypeShape]) -> Bool {
    if names.foreign.contains(path[0]) { return false }
    let path = path.count > 1 && path[0] == "Self" ? Array(path.dropFirst()) : path
    if path == ["Self"] { return isConforming(type) }
    if path == ["some"], isGeneric(type) { return true }
    if names.requirementGenerics.contains(path[0]) { return isGeneric(type) }
    if path.count > 1, names.open[path[0]] != nil { return true }
    if let known = names.open[path[0]] {
      if isGeneric(type) { return false }
      return known.isEmpty || type.path.map { $0.last == path[0] } ?? false
        || known.contains { accepts(type, forKnown: $0) }
    }
    return accepts(type, forConcrete: path, arguments)
  }

  /// A type that is the same in the requirement and in the conforming type.
  private func accepts(
    _ type: TypeShape, forConcrete path: [String], _ arguments: [TypeShape]
  ) -> Bool {
    if case .named(let other, let others) = type, Self.isSame(path, other) {
      if path == ["&"] { return acceptsComposition(others, for: arguments) }
      return arguments.isEmpty || others.isEmpty || acceptsAll(others, for: arguments)
    }
    if names.allowsGenerics, isGeneric(type) { return true }
    return isAlias(type, for: .named(path, arguments))
  }

  /// What an open name stands for is written in the conforming type: there nothing is open.
  private func accepts(_ type: TypeShape, forKnown known: TypeShape) -> Bool {
    var inner = names
    inner.open = [:]
    inner.allowsGenerics = false
    inner.requirementGenerics = []
    return TypeMatch(inner).accepts(type, for: known)
  }

  private func isConforming(_ type: TypeShape) -> Bool {
    guard let path = type.path else { return isAlias(type, for: .named(["Self"], [])) }
    return path == ["Self"] || Self.isSame(path, names.conforming)
      || isAlias(type, for: .named(["Self"], []))
  }

  /// Generic parameters stand for generic parameters only, `some` being one of them.
  private func isGeneric(_ type: TypeShape) -> Bool { isOwnGeneric(type) || isOpaque(type) }

  private func isOwnGeneric(_ type: TypeShape) -> Bool {
    type.path.map { names.generics.contains($0[0]) } ?? false
  }

  private func isOpaque(_ type: TypeShape) -> Bool { type.path == ["some"] }

  private func isAlias(_ type: TypeShape, for required: TypeShape) -> Bool {
    guard aliases < Self.aliasLimit else { return false }
    var next = self
    next.aliases += 1
    if let target = type.path.flatMap(names.alias), target != type,
      next.accepts(target, for: required)
    {
      return true
    }
    guard let target = required.path.flatMap(names.alias), target != required else { return false }
    return next.accepts(type, for: target)
  }

  /// Inner names are written without the outer ones where those enclose them, and the module's
  /// name is left out mostly.
  private static func isSame(_ left: [String], _ right: [String]) -> Bool {
    left.count <= right.count
      ? right.suffix(left.count) == left[...] : left.suffix(right.count) == right[...]
  }
}
