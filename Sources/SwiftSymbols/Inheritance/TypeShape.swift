/// A type as signatures are compared by it: without sugar, ownership and attributes.
///
/// `[Int]?` and `Optional<Array<Int>>` have one shape, and so have `any P` and `P`.
indirect enum TypeShape: Hashable, Sendable {
  /// A name with its outer names, and the generic arguments of the last one.
  ///
  /// What changes a type is the name around it: `inout`, `some`, `...` (variadic), `&`.
  case named([String], [TypeShape])
  case tuple([TypeShape])
  case function([TypeShape], TypeShape, FunctionEffects)

  /// Matches every type; for what cannot be read, too.
  static let any = TypeShape.named(["_"], [])

  init(_ text: String) {
    var parser = TypeShapeParser(text)
    self = parser.type()
  }

  /// The types that a composition names, or the type itself.
  var parts: [TypeShape] {
    if case .named(["&"], let parts) = self { parts } else { [self] }
  }

  /// The names, for a type that has one.
  var path: [String]? {
    if case .named(let path, _) = self { path } else { nil }
  }

  /// The generic arguments, for a type that has a name.
  var arguments: [TypeShape] {
    if case .named(_, let arguments) = self { arguments } else { [] }
  }

  /// The same with other types for the names that `types` tells.
  func replacing(_ types: [String: TypeShape]) -> TypeShape {
    switch self {
    case .named(let path, let arguments):
      if path.count == 1, let type = types[path[0]] { return type }
      return .named(path, arguments.map { $0.replacing(types) })
    case .tuple(let elements): return .tuple(elements.map { $0.replacing(types) })
    case .function(let parameters, let result, let effects):
      return .function(
        parameters.map { $0.replacing(types) }, result.replacing(types), effects)
    }
  }

  /// What this type has in the place where `pattern` says `name`.
  func counterpart(of name: String, in pattern: TypeShape) -> TypeShape? {
    switch (pattern, self) {
    case (.named([name], []), _), (.named(["Self", name], []), _):
      return path == ["some"] ? nil : self
    case (.named(let left, let patterns), .named(let right, let types)):
      return left == right ? Self.counterpart(of: name, patterns, types) : nil
    case (.tuple(let patterns), .tuple(let types)):
      return Self.counterpart(of: name, patterns, types)
    case (.function(let patterns, let pattern, _), .function(let types, let type, _)):
      return Self.counterpart(of: name, patterns + [pattern], types + [type])
    default: return nil
    }
  }

  private static func counterpart(
    of name: String, _ patterns: [TypeShape], _ types: [TypeShape]
  ) -> TypeShape? {
    guard patterns.count == types.count else { return nil }
    return zip(patterns, types).lazy.compactMap { $1.counterpart(of: name, in: $0) }.first
  }
}

/// What a function type says between its parameters and its arrow.
struct FunctionEffects: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let async = FunctionEffects(rawValue: 1)
  static let throwing = FunctionEffects(rawValue: 2)
}
