import Diagnostics

/// One declared name of a module's interface.
public struct Symbol: Hashable, Sendable {
  /// All that is said of it, which copies share: the symbols of a module are in many lists at once.
  private var content: Content

  /// What it is.
  public var kind: Kind {
    get { content.value.kind }
    set { change { $0.kind = newValue } }
  }
  /// The name as a heading shows it: `Button`, `body`, `init(_:size:)`.
  public var name: String {
    get { content.value.name }
    set { change { $0.name = newValue } }
  }
  /// The names of the enclosing types from the outside in; for a member of an extension, those
  /// of the extended type.
  public var container: [String] {
    get { content.value.container }
    set { change { $0.container = newValue } }
  }
  /// The module that declares it, also for members of other modules' types.
  public var module: String {
    get { content.value.module }
    set { change { $0.module = newValue } }
  }
  /// Identifies the symbol within its module across edits that do not touch its signature:
  /// `Button.init(_: String, size: Size)`. Place and documentation are not part of it.
  public var key: String {
    get { content.value.key }
    set { change { $0.key = newValue } }
  }
  /// The declaration for a reader: attributes that matter, no access modifier, no body; one
  /// parameter a line when it is long.
  public var declaration: String {
    get { content.value.declaration }
    set { change { $0.declaration = newValue } }
  }
  /// Declared access, capped by that of the enclosing types.
  public var access: AccessLevel {
    get { content.value.access }
    set { change { $0.access = newValue } }
  }
  /// What documents it.
  public var documentation: SymbolDocumentation {
    get { content.value.documentation }
    set { change { $0.documentation = newValue } }
  }
  /// The place of the name; columns count UTF-8 bytes.
  public var location: SourceLocation {
    get { content.value.location }
    set { change { $0.location = newValue } }
  }
  /// Own availability, then that of the enclosing declarations.
  public var availability: [Availability] {
    get { content.value.availability }
    set { change { $0.availability = newValue } }
  }
  /// What it takes and gives.
  public var signature: Signature {
    get { content.value.signature }
    set { change { $0.signature = newValue } }
  }
  /// The types after the colon of a type, and those its extensions in the module add.
  public var inheritance: [String] {
    get { content.value.inheritance }
    set { change { $0.inheritance = newValue } }
  }
  /// Where it is declared.
  public var origin: Origin {
    get { content.value.origin }
    set { change { $0.origin = newValue } }
  }
  /// The requirements of the extension that declares it: `Element: Equatable`.
  public var extensionConstraints: String? {
    get { content.value.extensionConstraints }
    set { change { $0.extensionConstraints = newValue } }
  }
  /// Set when it is a member of an extension of a type that the module does not declare.
  public var externalType: ExternalType? {
    get { content.value.externalType }
    set { change { $0.externalType = newValue } }
  }
  /// Whether it is declared with `override`.
  public var isOverride: Bool {
    get { content.value.isOverride }
    set { change { $0.isOverride = newValue } }
  }
  /// Why the source says that it stays undocumented, and where.
  public var excuse: Excuse? {
    get { content.value.excuse }
    set { change { $0.excuse = newValue } }
  }

  /// A public, undocumented symbol, to be completed by the caller.
  public init(
    _ kind: Kind, _ name: String, in container: [String] = [], module: String,
    at location: SourceLocation
  ) {
    content = Content(
      SymbolContent(
        kind: kind, name: name, container: container, module: module,
        key: (container + [name]).joined(separator: "."), location: location))
  }

  private mutating func change(_ change: (inout SymbolContent) -> Void) {
    var value = content.value
    change(&value)
    content = Content(value)
  }

  private final class Content: Sendable {
    let value: SymbolContent

    init(_ value: SymbolContent) { self.value = value }
  }

  /// The container's names and the symbol's own.
  public var path: [String] { container + [name] }

  /// ``name`` without argument labels: `init`, `body`.
  public var baseName: String { kind.baseName(of: name) }

  /// The declaration on one line.
  public var declarationLine: String {
    declaration.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }

  /// Whether its use is discouraged on some platform.
  public var isDeprecated: Bool { availability.contains { $0.isDeprecated } }

  /// Parameters that the comment explains and the declaration does not have, in their order.
  public var unknownDocumentedParameters: [String] {
    guard let documented = documentation.comment?.parameters else { return [] }
    let known = Set(signature.parameters.flatMap { [$0.name, $0.label].compactMap { $0 } })
      .union(signature.genericNames)
    return documented.map(\.name).filter { !known.contains($0) }
  }
}

extension Symbol {
  /// Symbols are equal of which the same is said.
  public static func == (one: Symbol, other: Symbol) -> Bool {
    one.content === other.content || one.content.value == other.content.value
  }

  /// Hashes all that is said of it.
  public func hash(into hasher: inout Hasher) { hasher.combine(content.value) }
}

/// What ``Symbol`` says.
private struct SymbolContent: Hashable {
  var kind: Symbol.Kind
  var name: String
  var container: [String]
  var module: String
  var key: String
  var declaration = ""
  var access = AccessLevel.public
  var documentation = SymbolDocumentation(comment: nil)
  var location: SourceLocation
  var availability: [Availability] = []
  var signature = Signature()
  var inheritance: [String] = []
  var origin = Symbol.Origin.declaration
  var extensionConstraints: String?
  var externalType: Symbol.ExternalType?
  var isOverride = false
  var excuse: Symbol.Excuse?
}

extension Symbol {
  /// Where a name is declared; a requirement and its default implementation share their names.
  public enum Origin: String, Hashable, Sendable, Codable, CaseIterable {
    /// Outside any type, or in the declaration of its type.
    case declaration
    /// In a protocol of the module.
    case requirement
    /// In an extension of a type.
    case `extension`
    /// In an extension of a protocol of the module: for every conforming type.
    case protocolExtension
  }

  /// The comment `// catalog:undocumented reason` before a declaration.
  public struct Excuse: Hashable, Sendable {
    /// What follows the marker; never empty.
    public var reason: String
    /// Where the comment is.
    public var location: SourceLocation

    /// An excuse that is written at `location`.
    public init(reason: String, location: SourceLocation) {
      self.reason = reason
      self.location = location
    }
  }

  /// A type that an extension adds to from outside its module.
  public struct ExternalType: Hashable, Sendable {
    /// As spelled, without module and generic arguments: `Array`.
    public var name: String
    /// The module, where the source names it: `Swift` of `extension Swift.Array`.
    public var module: String?

    /// A type `name` that the source does or does not place in a module.
    public init(name: String, module: String? = nil) {
      self.name = name
      self.module = module
    }
  }
}
