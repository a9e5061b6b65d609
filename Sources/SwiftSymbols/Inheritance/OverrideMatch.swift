/// Compares types as where one declaration overrides another: what is given may be narrower than
/// there, what is taken wider.
struct OverrideMatch {
  /// Where in a declaration a type stands.
  enum Place {
    case result
    case parameter

    var opposite: Place { self == .result ? .parameter : .result }
  }

  let types: TypeMatch

  /// Whether `type` can stand where the overridden declaration says `required`.
  func accepts(_ type: TypeShape, for required: TypeShape, as place: Place) -> Bool {
    if types.accepts(type, for: required) { return true }
    switch (type, required) {
    case (.tuple(let own), .tuple(let others)):
      return acceptsAll(own, for: others, as: place)
    case (
      .function(let own, let result, let effects), .function(let others, let other, let allowed)
    ):
      return Self.accepts(effects, for: allowed, as: place)
        && acceptsAll(own, for: others, as: place.opposite)
        && accepts(result, for: other, as: place)
    case (.named(["Optional"], let own), .named(["Optional"], let others)),
      (.named(["..."], let own), .named(["..."], let others)):
      return acceptsAll(own, for: others, as: place)
    case (_, .named(["Optional"], let others)) where place == .result:
      return acceptsAll([type], for: others, as: place)
    case (.named(["Optional"], let own), _) where place == .parameter:
      return acceptsAll(own, for: [required], as: place)
    default: return isSubclass(type, required, as: place)
    }
  }

  private func acceptsAll(
    _ types: [TypeShape], for required: [TypeShape], as place: Place
  ) -> Bool {
    types.count == required.count
      && zip(types, required).allSatisfy { accepts($0, for: $1, as: place) }
  }

  private func isSubclass(_ type: TypeShape, _ required: TypeShape, as place: Place) -> Bool {
    guard let own = type.path, let other = required.path else { return false }
    return place == .result
      ? types.names.isSubclass(own, other) : types.names.isSubclass(other, own)
  }

  private static func accepts(
    _ effects: FunctionEffects, for allowed: FunctionEffects, as place: Place
  ) -> Bool {
    guard effects.contains(.async) == allowed.contains(.async) else { return false }
    return place == .result
      ? effects.isSubset(of: allowed) : effects.isSuperset(of: allowed)
  }
}
