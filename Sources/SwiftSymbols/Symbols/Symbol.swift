import Diagnostics

/// One declared name of a module's interface.
public struct Symbol: Hashable, Sendable {
  /// What it is.
  public var kind: Kind
  /// The name as a heading shows it: `Button`, `body`, `init(_:size:)`.
  public var name: String
  /// The names of the enclosing types from the outside in; for a member of an extension, those
  /// of the extended type.
  public var container: [String]
  /// The module that declares it, also for members of other modules' types.
  public var module: String
  /// Identifies the symbol within its module across edits that do not touch its signature:
  /// `Button.init(_: String, size: Size)`. Place and documentation are not part of it.
  public var key: String
  /// The declaration for a reader: attributes that matter, no access modifier, no body; one
  /// parameter a line when it is long.
  public var declaration: String
  /// Declared access, capped by that of the enclosing types.
  public var access: AccessLevel
  /// What documents it.
  public var documentation: SymbolDocumentation
  /// The place of the name; columns count UTF-8 bytes.
  public var location: SourceLocation
  /// Own availability, then that of the enclosing declarations.
  public var availability: [Availability]
  /// What it takes and gives.
  public var signature: Signature
  /// The types after the colon of a type, and those its extensions in the module add.
  public var inheritance: [String]
  /// Where it is declared.
  public var origin: Origin
  /// The requirements of the extension that declares it: `Element: Equatable`.
  public var extensionConstraints: String?
  /// Set when it is a member of an extension of a type that the module does not declare.
  public var externalType: ExternalType?
  /// Whether it is declared with `override`.
  public var isOverride: Bool
  /// Why the source says that it stays undocumented, and where.
  public var excuse: Excuse?

  /// A public, undocumented symbol, to be completed by the caller.
  public init(
    _ kind: Kind, _ name: String, in container: [String] = [], module: String,
    at location: SourceLocation
  ) {
    self.kind = kind
    self.name = name
    self.container = container
    self.module = module
    self.location = location
    key = (container + [name]).joined(separator: ".")
    declaration = ""
    access = .public
    documentation = SymbolDocumentation(comment: nil)
    availability = []
    signature = Signature()
    inheritance = []
    origin = .declaration
    isOverride = false
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
