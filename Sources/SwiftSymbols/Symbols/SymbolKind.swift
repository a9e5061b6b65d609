extension Symbol {
  /// What a symbol is.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// Types, by the keyword that declares them.
    case `struct`, `class`, actor, `enum`, `protocol`, `typealias`, `associatedtype`
    /// An `init`.
    case initializer
    /// A function outside any type.
    case function
    /// A function of values, or of the type itself.
    case method, typeMethod
    /// A function whose name is an operator, wherever it is declared.
    case operatorFunction
    /// A variable or constant outside any type.
    case variable
    /// A variable or constant of values, or of the type itself.
    case property, typeProperty
    /// A subscript of values, or of the type itself.
    case `subscript`, typeSubscript
    /// One name of a `case`.
    case enumCase
    /// The declaration of a macro; what it expands to is not seen.
    case macro

    /// Whether it can contain other symbols.
    public var isType: Bool {
      switch self {
      case .struct, .class, .actor, .enum, .protocol: true
      default: false
      }
    }

    /// The name of a declaration of this kind without argument labels: `init`, `body`.
    public func baseName(of name: String) -> String {
      guard isCallable, let end = name.lastIndex(of: "(") else { return name }
      return String(name[..<end])
    }

    /// Whether its name carries argument labels.
    public var isCallable: Bool {
      switch self {
      case .initializer, .function, .method, .typeMethod, .operatorFunction, .subscript,
        .typeSubscript, .macro, .enumCase:
        true
      default: false
      }
    }

    /// Whether it belongs to the type and not to its values.
    public var isStatic: Bool {
      self == .typeMethod || self == .typeProperty || self == .typeSubscript
    }
  }
}
