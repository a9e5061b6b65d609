/// The shapes a compilation has met, each with its register.
struct ShapeTable {
  private(set) var shapes: [Shape] = []
  private var registers: [ShapeIdentity: Int] = [:]

  /// The register of a shape, which gets one when it has none yet.
  mutating func register(of reference: Shape.Reference) -> Int {
    if let register = registers[reference.identity] { return register }
    let shape =
      switch reference.target {
      case .shape(let shape): shape
      case .type(_, let make): make()
      // A reference is reached through the shape it belongs to, which is known by then. One that
      // was carried elsewhere has no fields to offer.
      case .enclosing: Shape(name: "unknown", fields: [])
      }
    registers[reference.identity] = shapes.count
    shapes.append(shape)
    return shapes.count - 1
  }

  mutating func kind(of kind: Shape.Kind) -> FieldKind {
    switch kind {
    case .text: .text
    case .markup: .markup
    case .flag: .flag
    case .object(let reference): .object(register: register(of: reference))
    case .list(let item): .list(self.kind(of: item))
    }
  }

  /// The position and kind of a field of the record in a register.
  mutating func field(_ name: String, of register: Int) -> (index: Int, kind: FieldKind)? {
    guard let index = shapes[register].index(of: name) else { return nil }
    return (index, kind(of: shapes[register].fields[index].kind))
  }
}

/// The kind of a field, with registers in place of shapes.
indirect enum FieldKind: Hashable {
  case text
  case markup
  case flag
  case object(register: Int)
  case list(FieldKind)

  /// What messages call a field of this kind.
  var noun: String {
    switch self {
    case .text: "a text"
    case .markup: "markup"
    case .flag: "a flag"
    case .object: "an object"
    case .list: "a list"
    }
  }

  var isList: Bool {
    if case .list = self { true } else { false }
  }
}

/// The contexts that are open at a place of a template.
struct OpenContexts: Hashable {
  /// The registers of the open records, outermost first, each once.
  private(set) var registers: [Int]
  /// What `{{.}}` names, where the innermost context is not a record.
  private(set) var current: FieldKind?
  /// Whether a section is open whose context is not known, because its name was not. Nothing
  /// can be said about names inside of it.
  private(set) var isUnknown = false

  init(register: Int) {
    registers = [register]
  }

  func entering(_ kind: FieldKind) -> OpenContexts {
    var scope = self
    switch kind {
    case .object(let register):
      scope.registers.removeAll { $0 == register }
      scope.registers.append(register)
      scope.current = nil
    default: scope.current = kind
    }
    return scope
  }

  func enteringUnknown() -> OpenContexts {
    var scope = self
    scope.isUnknown = true
    return scope
  }
}
