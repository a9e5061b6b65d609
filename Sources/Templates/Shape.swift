/// The declared fields of a context: what a template may name, known before it is rendered.
///
/// Shapes are told apart by where they were made, not by their name: two shapes with the same name
/// and fields are different contexts. A shape declared by a ``TemplateContext`` is always the same.
public struct Shape: Sendable {
  /// What messages call this context.
  public let name: String
  /// In the order in which a ``Record`` holds their values.
  public let fields: [Field]
  let identity: ShapeIdentity

  /// A shape that is known at run time only.
  public init(name: String, fields: [Field]) {
    self.init(name: name) { _ in fields }
  }

  /// A shape whose fields may refer to the shape itself, as a navigation item does that holds
  /// further items.
  public init(name: String, fields: (Reference) -> [Field]) {
    let token = ShapeIdentity.Token()
    self.name = name
    self.fields = fields(Reference(target: .enclosing(token)))
    self.identity = .made(token)
  }

  /// The shape that a context type declares.
  public init<Context: TemplateContext>(of type: Context.Type) {
    name = Context.contextName
    fields = Context.fields.map(\.field)
    identity = .type(ObjectIdentifier(type))
  }

  /// The position of the first field of that name.
  func index(of field: String) -> Int? {
    fields.firstIndex { $0.name == field }
  }
}

extension Shape {
  /// One name a context declares.
  public struct Field: Sendable {
    /// The name that tags use: `title` for `{{title}}`.
    public let name: String
    /// What values the field takes.
    public let kind: Kind

    /// A field of any kind; the functions of the same name as a kind are shorter.
    public init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }

    /// A field of plain text, written escaped.
    public static func text(_ name: String) -> Field { Field(name, .text) }
    /// A field of finished HTML, written as it is: the value is trusted.
    public static func markup(_ name: String) -> Field { Field(name, .markup) }
    /// A field that is true or false, for sections.
    public static func flag(_ name: String) -> Field { Field(name, .flag) }
    /// A list of texts, visited with `{{.}}`.
    public static func texts(_ name: String) -> Field { Field(name, .list(.text)) }

    /// A field that holds another context, or none, of a shape that exists already.
    public static func object(_ name: String, _ shape: Shape) -> Field {
      Field(name, .object(Reference(shape)))
    }

    /// A field that holds another context, or none, of a shape that is looked up by `shape` when it
    /// is needed, as recursion needs it.
    public static func object(_ name: String, _ shape: Reference) -> Field {
      Field(name, .object(shape))
    }

    /// A list of contexts of a shape that exists already.
    public static func list(_ name: String, of shape: Shape) -> Field {
      Field(name, .list(.object(Reference(shape))))
    }

    /// A list of contexts of a shape that is looked up by `shape` when it is needed, as recursion
    /// needs it.
    public static func list(_ name: String, of shape: Reference) -> Field {
      Field(name, .list(.object(shape)))
    }
  }

  /// What may be done with a field.
  public indirect enum Kind: Sendable {
    /// Plain text, written escaped. As a section it is true when it is not empty.
    case text
    /// Finished HTML, written as it is. As a section it is true when it is not empty.
    case markup
    /// True or false, for sections only.
    case flag
    /// Another context, or none.
    case object(Reference)
    /// Any number of values of one kind.
    case list(Kind)
  }

  /// A shape as a field names it: one that exists, or the one being declared.
  public struct Reference: Sendable {
    enum Target: Sendable {
      case shape(Shape)
      case enclosing(ShapeIdentity.Token)
      case type(ShapeIdentity, @Sendable () -> Shape)
    }

    let target: Target

    init(target: Target) {
      self.target = target
    }

    /// Names a shape that exists already.
    public init(_ shape: Shape) {
      target = .shape(shape)
    }

    /// The shape of a context type, looked up when it is needed: types may refer to each other.
    public init<Context: TemplateContext>(of type: Context.Type) {
      target = .type(.type(ObjectIdentifier(type))) { Shape(of: type) }
    }

    var identity: ShapeIdentity {
      switch target {
      case .shape(let shape): shape.identity
      case .enclosing(let token): .made(token)
      case .type(let identity, _): identity
      }
    }
  }
}

/// What tells shapes apart.
enum ShapeIdentity: Hashable, Sendable {
  /// A token stays alive as long as a shape or record holds it, so its address is not used twice.
  final class Token: Sendable {}

  case type(ObjectIdentifier)
  case made(Token)

  static func == (left: ShapeIdentity, right: ShapeIdentity) -> Bool {
    switch (left, right) {
    case (.type(let left), .type(let right)): left == right
    case (.made(let left), .made(let right)): left === right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .type(let identifier): hasher.combine(identifier)
    case .made(let token): hasher.combine(ObjectIdentifier(token))
    }
  }
}

extension Shape.Kind {
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
}
