/// What a declaration takes and gives, as text.
public struct Signature: Hashable, Sendable {
  /// The generic parameter clause: `<Label: View>`.
  public var generics: String?
  /// The names that the generic parameter clause declares.
  public var genericNames: [String]
  /// What follows `where`: `Label: View, Value: Hashable`.
  public var requirements: String?
  /// In the order of the declaration.
  public var parameters: [Parameter]
  /// The result of a function, subscript or macro; the type of a variable, where it is written.
  public var type: String?
  /// Whether a call has to be awaited.
  public var isAsync: Bool
  /// `throws`, `throws(Failure)` or `rethrows`.
  public var throwing: String?
  /// Whether a value can be assigned to the variable or subscript.
  public var isSettable: Bool

  /// A signature without generics and effects.
  public init(parameters: [Parameter] = [], type: String? = nil) {
    genericNames = []
    self.parameters = parameters
    self.type = type
    isAsync = false
    isSettable = false
  }
}

/// A parameter of a function, initialiser, subscript, macro or enum case.
public struct Parameter: Hashable, Sendable {
  /// What the caller writes; `nil` for `_`.
  public var label: String?
  /// What the body calls it; empty for an unnamed value of an enum case.
  public var name: String
  /// The type as written, with `inout`, `@escaping` and `...`.
  public var type: String
  /// The default argument as written, on one line.
  public var defaultValue: String?
  /// Attributes of the parameter itself, such as `@ViewBuilder`.
  public var attributes: [String]

  /// A parameter; without `defaultValue` it has to be given.
  public init(
    label: String?, name: String, type: String, defaultValue: String? = nil,
    attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
  }
}
