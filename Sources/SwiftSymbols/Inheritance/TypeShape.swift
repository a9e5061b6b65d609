/// A type as signatures are compared by it: without sugar, ownership, attributes and effects.
///
/// `[Int]?` and `Optional<Array<Int>>` have one shape, and so have `any P` and `P`.
indirect enum TypeShape: Hashable, Sendable {
  /// A name with its outer names, and the generic arguments of the last one.
  ///
  /// What changes a type is the name around it: `inout`, `some`, `...` (variadic), `&`.
  case named([String], [TypeShape])
  case tuple([TypeShape])
  case function([TypeShape], TypeShape)

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
}
