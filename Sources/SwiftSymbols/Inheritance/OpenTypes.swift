/// What a conforming type says that the names stand for which its protocols leave open.
struct OpenTypes {
  let context: LendingContext

  /// The types that `name` is known to be: declared, a generic parameter, or told by a member;
  /// nothing when only the compiler could tell.
  func shapes(of name: String) -> [TypeShape] {
    let path = context.ancestors.type.path
    if let declared = context.stack.layers[0].type(path + [name]) {
      let target = declared.kind == .typealias ? declared.signature.type : nil
      let shapes = target.map { [TypeShape($0)] } ?? []
      return [.named(path + [name], [])] + shapes + shapes.compactMap(fixed)
    }
    let generics = context.stack.symbol(context.ancestors.type)?.signature.genericNames ?? []
    if generics.contains(name) {
      let shape = TypeShape.named([name], [])
      return [shape] + [fixed(shape)].compactMap { $0 }
    }
    return context.overloads.isEmpty ? [] : told(name)
  }

  /// What the `where` clause of the symbol's extension sets a generic parameter equal to.
  private func fixed(_ shape: TypeShape) -> TypeShape? {
    guard case .named(let path, []) = shape, path.count == 1 else { return nil }
    let requirements = ConformanceClause.requirements(context.symbol.extensionConstraints)
    return requirements.first { $0.hasPrefix(path[0] + "==") }
      .map { TypeShape(String($0.dropFirst(path[0].count + 2))) }
  }

  /// Where overloads have to be told apart, a requirement whose only namesake in the type writes
  /// a type in the place of `name` tells what that is: `startIndex: Int` that an index is an `Int`,
  /// `all: [String: Int]` that a key is a `String`.
  private func told(_ name: String) -> [TypeShape] {
    for type in context.ancestors.protocols {
      for requirement in context.stack.layers[type.layer].requirements(of: type.path) {
        let members = context.stack.layers[0].members(
          of: context.symbol.container, namedAs: requirement)
        guard members.count == 1, let member = members.first else { continue }
        if let written = Self.written(in: member.signature, for: name, in: requirement.signature) {
          return [written]
        }
      }
    }
    return []
  }

  private static func written(
    in member: Signature, for name: String, in requirement: Signature
  ) -> TypeShape? {
    let types = zip([member.type], [requirement.type])
    let parameters = zip(member.parameters, requirement.parameters).map {
      (Optional($0.type), Optional($1.type))
    }
    for case (let type?, let required?) in Array(types) + parameters
    where required.contains(name) {
      let shape = TypeShape(type).counterpart(of: name, in: TypeShape(required))
      if let shape { return shape }
    }
    return nil
  }
}
