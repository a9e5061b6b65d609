import Diagnostics

extension Compiler {
  /// Where the value of a name is found and of what kind it is; `nil` after a diagnostic, or
  /// where nothing is known about the contexts.
  ///
  /// The first part of a name is looked for in the open contexts, innermost first; every further
  /// part only in the object before it. A dot in front keeps to the innermost context.
  mutating func resolve(
    _ name: String, at location: SourceLocation, in place: Place
  ) -> (Operand, FieldKind)? {
    let scope = place.unit.scope
    if scope.isUnknown { return nil }
    if name == "." { return resolveCurrent(in: scope) }
    var parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let keepsInside = parts.count > 1 && parts[0].isEmpty
    if keepsInside { parts.removeFirst() }
    guard !parts.contains("") else {
      add(.badName(name, at: location), in: place)
      return nil
    }
    let registers = keepsInside ? innermost(of: scope) : scope.registers.reversed()
    for register in registers {
      guard let field = shapes.field(parts[0], of: register) else { continue }
      return follow(parts, from: register, field, name: name, at: location, in: place)
    }
    let open = registers.map { shapes.shapes[$0] }
    let near = nearest(to: parts[0], in: registers)
    add(.unknownName(name, at: location, open: open, near: near), in: place)
    return nil
  }

  private func innermost(of scope: OpenContexts) -> [Int] {
    scope.current == nil ? scope.registers.suffix(1) : []
  }

  private func resolveCurrent(in scope: OpenContexts) -> (Operand, FieldKind)? {
    if let current = scope.current {
      return (Operand(register: Operand.current, field: 0), current)
    }
    guard let register = scope.registers.last else { return nil }
    return (Operand(register: Int32(register), field: Operand.record), .object(register: register))
  }

  private mutating func follow(
    _ parts: [String], from register: Int, _ first: (index: Int, kind: FieldKind),
    name: String, at location: SourceLocation, in place: Place
  ) -> (Operand, FieldKind)? {
    var path = [first.index]
    var kind = first.kind
    for (before, part) in zip(parts, parts.dropFirst()) {
      guard case .object(let inner) = kind else {
        add(.notAnObject(before, kind, in: name, at: location), in: place)
        return nil
      }
      guard let field = shapes.field(part, of: inner) else {
        add(.unknownPart(part, of: shapes.shapes[inner], in: name, at: location), in: place)
        return nil
      }
      path.append(field.index)
      kind = field.kind
    }
    return (operand(register: register, path: path), kind)
  }

  private mutating func operand(register: Int, path: [Int]) -> Operand {
    if path.count == 1 { return Operand(register: Int32(register), field: Int32(path[0])) }
    program.paths.append(path)
    return Operand(register: Int32(register), field: ~Int32(program.paths.count - 1))
  }

  /// A name that is spelt nearly the same, or the way to an object that has the name.
  private mutating func nearest(to name: String, in registers: some Sequence<Int>) -> String? {
    var names: [String] = []
    for register in registers {
      for field in shapes.shapes[register].fields {
        names.append(field.name)
        guard case .object(let inner) = shapes.kind(of: field.kind) else { continue }
        if shapes.field(name, of: inner) != nil { return "\(field.name).\(name)" }
      }
    }
    return DidYouMean.nearest(to: name, among: names)
  }
}
