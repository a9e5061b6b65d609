/// A type whose values templates render.
///
/// One declaration gives the shape, against which templates are compiled, and the values:
///
///     extension Page: TemplateContext {
///       static let fields: [ContextField<Page>] = [
///         .text("title") { $0.title },
///         .markup("body") { $0.body },
///         .list("items") { $0.items },
///       ]
///     }
///
/// Declare `fields` as a stored `static let`: it is read for every value that is rendered.
public protocol TemplateContext: SendableMetatype {
  /// The names a template may use, and how to find their values.
  static var fields: [ContextField<Self>] { get }
  /// What messages call this context; the name of the type unless declared.
  static var contextName: String { get }
}

extension TemplateContext {
  /// The name of the Swift type, where a context does not give itself another.
  public static var contextName: String { "\(Self.self)" }
}

/// A declared name of a context and the way to its value.
public struct ContextField<Context>: Sendable {
  let field: Shape.Field
  let value: @Sendable (Context) -> Value

  private init(_ field: Shape.Field, value: @escaping @Sendable (Context) -> Value) {
    self.field = field
    self.value = value
  }

  /// Plain text, written escaped; `nil` counts as empty.
  public static func text(
    _ name: String, _ value: @escaping @Sendable (Context) -> String?
  ) -> Self {
    Self(.text(name)) { value($0).map(Value.text) ?? .absent }
  }

  /// A whole number, written in decimal digits. As a section it is true unless it is `nil`.
  public static func number(
    _ name: String, _ value: @escaping @Sendable (Context) -> Int?
  ) -> Self {
    Self(.text(name)) { value($0).map { .text(String($0)) } ?? .absent }
  }

  /// Finished HTML, written as it is by `{{{name}}}`; `nil` counts as empty.
  public static func markup(
    _ name: String, _ value: @escaping @Sendable (Context) -> String?
  ) -> Self {
    Self(.markup(name)) { value($0).map(Value.text) ?? .absent }
  }

  /// Finished HTML as UTF-8 bytes, written as it is by `{{{name}}}`; `nil` counts as empty.
  public static func markup(
    _ name: String, _ value: @escaping @Sendable (Context) -> [UInt8]?
  ) -> Self {
    Self(.markup(name)) { value($0).map(Value.markup) ?? .absent }
  }

  /// True or false, for sections.
  public static func flag(
    _ name: String, _ value: @escaping @Sendable (Context) -> Bool
  ) -> Self {
    Self(.flag(name)) { .flag(value($0)) }
  }

  /// Another context; a section over it shows its content unless it is `nil`.
  public static func object<Other: TemplateContext>(
    _ name: String, _ value: @escaping @Sendable (Context) -> Other?
  ) -> Self {
    Self(.object(name, Shape.Reference(of: Other.self))) { context in
      value(context).map { .object(Record($0)) } ?? .absent
    }
  }

  /// Any number of contexts; a section over it shows its content once for each.
  public static func list<Item: TemplateContext>(
    _ name: String, _ value: @escaping @Sendable (Context) -> [Item]
  ) -> Self {
    Self(.list(name, of: Shape.Reference(of: Item.self))) { context in
      let items = value(context)
      if items.isEmpty { return .absent }
      let fields = Item.fields
      let identity = ShapeIdentity.type(ObjectIdentifier(Item.self))
      return .list(items.map { .object(Record($0, fields: fields, identity: identity)) })
    }
  }

  /// Any number of texts; a section over it shows its content once for each, as `{{.}}`.
  public static func texts(
    _ name: String, _ value: @escaping @Sendable (Context) -> [String]
  ) -> Self {
    Self(.texts(name)) { .list(value($0).map(Value.text)) }
  }
}
