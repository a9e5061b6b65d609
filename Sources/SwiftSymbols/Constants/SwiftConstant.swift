import Diagnostics

/// A constant of Swift source with everything that is written about it.
public struct SwiftConstant: Hashable, Sendable {
  /// What declares a constant.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// `static let`, or a `static var` that returns one expression.
    case typeProperty
    /// A `let` of every instance that is given its value where it is declared.
    case instanceProperty
    /// A `let` outside of any type.
    case global
    /// A case of an enum with raw values.
    case enumCase
  }

  /// What declares it.
  public var kind: Kind
  /// The names of the enclosing types from the outside in, without backticks; for a member of an
  /// extension, those of the extended type.
  public var container: [String]
  /// Whether it stands in an extension of a protocol, where `Self` is the type that conforms.
  public var isOfProtocol: Bool
  /// Without backticks.
  public var name: String
  /// The annotated type, or the raw type of the enum, as spelled.
  public var type: String?
  /// What it is.
  public var value: ConstantExpression
  /// The value as written, on one line.
  public var text: String
  /// Whether the value is the body of a getter that does more than choose, kept as text.
  public var isUnread = false
  /// The documentation comment without its markers.
  public var documentation: String?
  /// The `// comment` that ends its line.
  public var remark: String?
  /// The `@available` that deprecates it.
  public var deprecation: Availability?
  /// Declared access, capped by that of the enclosing types.
  public var access: AccessLevel
  /// The platforms whose `#if` branch it stands in; `nil` outside of any `#if`.
  public var platforms: Set<SourceConfiguration.Platform>?
  /// The innermost `#if` branch as written, `#if os(macOS)` or `#else`.
  public var condition: String?
  /// The place of the name; that of the value is its own.
  public var location: SourceLocation

  /// The names that lead to it, its own last.
  public var path: [String] { container + [name] }
}

/// A type that may hold constants.
public struct SwiftConstantType: Hashable, Sendable {
  /// Its names from the outside in, without backticks.
  public var path: [String]
  /// The documentation comment without its markers.
  public var documentation: String?
  /// The `@available` that deprecates it.
  public var deprecation: Availability?
  /// Declared access, capped by that of the enclosing types.
  public var access: AccessLevel
  /// The place of the name.
  public var location: SourceLocation
}

/// A second name of a type.
public struct SwiftTypealias: Hashable, Sendable {
  /// Its full name.
  public var path: [String]
  /// What it stands for, as spelled in the type that holds it.
  public var target: [String]
}

/// All constants of some sources, in the order of the sources.
public struct SwiftConstants: Hashable, Sendable {
  /// By file, then as written.
  public var constants: [SwiftConstant]
  /// Static and global constants that only their file or type can see: what others are made of.
  public var hidden: [SwiftConstant]
  /// Each declared type that is not private.
  public var types: [SwiftConstantType]
  /// By the full name of a type, the types of the properties that its instances have, as spelled;
  /// empty where no instances were asked for.
  public var fields: [String: [String: String]] = [:]
  /// What constants are computed with; empty where it was not asked for.
  public var functions: [SwiftFunction] = []
  /// The paths of the cases of enumerations; empty where functions were not asked for.
  public var cases: Set<[String]> = []
  /// By the path of a type that declares initialisers, the properties that each of them sets to the
  /// argument of the same name; empty where functions were not asked for.
  public var assignedFields: [[String]: Set<String>] = [:]
  /// The paths of types with initialisers that may give properties other values than they are
  /// declared with; empty where functions were not asked for.
  public var typesThatChangeFields: Set<[String]> = []
  /// Each `typealias` of a named type.
  public var typealiases: [SwiftTypealias]
  /// Files that could not be read, and the first syntax error of each file.
  public var diagnostics: [Diagnostic]
}
