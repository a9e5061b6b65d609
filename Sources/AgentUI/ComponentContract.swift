/// What agent YAML may say about one component, and how that reads in Swift.
///
/// The steps of this module: ``AgentParser`` turns YAML nodes into an ``AgentNode`` tree,
/// ``AgentValidator`` checks the tree against a ``Vocabulary`` of contracts, ``YAMLPrinter`` writes
/// it back in one layout, ``SwiftPrinter`` as SwiftUI code and ``PreviewRenderer`` as HTML. All
/// read the same contracts, so what is valid is also what can be drawn and compiled.
public struct ComponentContract: Hashable, Sendable {
  public var name: String
  public var props: [PropContract]
  public var children: ChildrenRule
  public var swift: SwiftForm
  /// The modifiers of the tokens that the component sets for itself and everything below it.
  public var contexts: [ContextBinding]

  public init(
    name: String, props: [PropContract], children: ChildrenRule, swift: SwiftForm,
    contexts: [ContextBinding] = []
  ) {
    self.name = name
    self.props = props
    self.children = children
    self.swift = swift
    self.contexts = contexts
  }

  /// The contract of a prop.
  public func prop(_ name: String) -> PropContract? { props.first { $0.name == name } }
}

/// A prop that chooses the context of a modifier, as a colour scheme adapter chooses the appearance.
public struct ContextBinding: Hashable, Sendable {
  /// The modifier of the tokens: `appearance`.
  public var modifier: String
  /// The prop whose value names the context. A value that is no context changes nothing.
  public var prop: String

  public init(modifier: String, prop: String) {
    self.modifier = modifier
    self.prop = prop
  }
}

/// Which children a component takes.
public enum ChildrenRule: Hashable, Sendable {
  case none
  case any
  /// Only components of these names.
  case only([String])
}

/// One property of a component.
public struct PropContract: Hashable, Sendable {
  /// What values a property takes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case string, integer, number, boolean, `enum`, token, action
  }

  /// A value of an enumeration, or a token that is allowed.
  public struct Choice: Hashable, Sendable {
    public var name: String
    public var description: String?

    public init(_ name: String, description: String? = nil) {
      self.name = name
      self.description = description
    }
  }

  public var name: String
  public var kind: Kind
  /// The values of an enumeration; for a token the tokens allowed, all when empty.
  public var choices: [Choice]
  /// As written in the metadata; `nil` when the Swift initialiser has no default or it is `nil`.
  public var defaultValue: String?
  public var isRequired: Bool
  public var description: String
  /// The Swift type where it does not follow from the kind. Three spellings say how a value is
  /// written:
  ///
  /// - `String` on an enumeration: as a string literal, `systemImage: "film"`;
  /// - a name in lower case: as a modifier after the call, `.font(.headline)`;
  /// - a type and a case, `IndicatorTooltip.text`: wrapped, `tooltip: .text("…")`.
  public var swiftType: String?
  /// Whether the Swift argument is written without a label.
  public var isUnlabelled: Bool

  public init(
    name: String, kind: Kind, choices: [Choice] = [], defaultValue: String? = nil,
    isRequired: Bool = false, description: String = "", swiftType: String? = nil,
    isUnlabelled: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.choices = choices
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.description = description
    self.swiftType = swiftType
    self.isUnlabelled = isUnlabelled
  }
}
