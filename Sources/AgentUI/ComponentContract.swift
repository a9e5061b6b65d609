/// What agent YAML may say about one component, and how that reads in Swift.
///
/// The steps of this module: ``AgentDocument`` turns a text into an ``AgentNode`` tree and checks
/// it against a ``Vocabulary`` of contracts (``AgentParser`` and ``AgentValidator`` do one of the
/// two, for trees that come from elsewhere), ``YAMLPrinter`` writes it back in one layout,
/// ``SwiftPrinter`` as SwiftUI code and ``PreviewRenderer`` as HTML. All read the same contracts,
/// so what is valid is also what can be drawn and compiled.
public struct ComponentContract: Hashable, Sendable {
  /// The name that agent YAML uses: `Badge`.
  public var name: String
  /// The properties in the order in which Swift code gives them.
  public var props: [PropContract]
  /// Which children it takes.
  public var children: ChildrenRule
  /// How it is written in Swift.
  public var swift: SwiftForm
  /// The modifiers of the tokens that the component sets for itself and everything below it.
  public var contexts: [ContextBinding]
  /// Whether a node has to say what it means, because neither its props nor its children do.
  public var requiresSemantics: Bool
  /// The key its nodes begin with where nothing else says which: `view` for a pattern. Nodes that
  /// begin with the other are as valid.
  public var keyword: AgentNode.Keyword

  /// A contract; a component that sets no context gives none.
  public init(
    name: String, props: [PropContract], children: ChildrenRule, swift: SwiftForm,
    contexts: [ContextBinding] = [], requiresSemantics: Bool = false,
    keyword: AgentNode.Keyword = .component
  ) {
    self.name = name
    self.props = props
    self.children = children
    self.swift = swift
    self.contexts = contexts
    self.requiresSemantics = requiresSemantics
    self.keyword = keyword
  }

  /// Whether a node without children is wrong, since it has nothing to apply to.
  public var needsChildren: Bool {
    children != .none && [.modifier, .environment, .style].contains(swift.grammar)
  }

  /// The contract of a prop.
  public func prop(_ name: String) -> PropContract? { props.first { $0.name == name } }
}

/// A prop that chooses the context of a modifier, as a colour scheme adapter chooses the
/// appearance.
public struct ContextBinding: Hashable, Sendable {
  /// The modifier of the tokens: `appearance`.
  public var modifier: String
  /// The prop whose value names the context. A value that is no context changes nothing.
  public var prop: String

  /// A binding of the prop's values to the contexts of `modifier`.
  public init(modifier: String, prop: String) {
    self.modifier = modifier
    self.prop = prop
  }
}

/// Which children a component takes.
public enum ChildrenRule: Hashable, Sendable {
  /// It takes no children.
  case none
  /// It takes children of any component.
  case any
  /// Only components of these names.
  case only([String])
}

/// One property of a component.
public struct PropContract: Hashable, Sendable {
  /// What values a property takes.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The kinds by the words of the metadata. An action is the name of a function, which Swift
    /// code calls in a closure: `{ open() }`.
    case string, integer, number, boolean, `enum`, token, action
  }

  /// A value of an enumeration, or a token that is allowed.
  public struct Choice: Hashable, Sendable {
    /// The value as agent YAML writes it: a case, or the path of a token.
    public var name: String
    /// What the value means; `nil` when the metadata does not say.
    public var description: String?

    /// A choice by its name.
    public init(_ name: String, description: String? = nil) {
      self.name = name
      self.description = description
    }
  }

  /// The name in agent YAML and, as a rule, the label in Swift.
  public var name: String
  /// What values it takes.
  public var kind: Kind
  /// The values of an enumeration; for a token the tokens allowed, all when empty.
  public var choices: [Choice]
  /// Which numbers an integer or a number may be.
  public var bounds: NumberBounds
  /// As written in the metadata; `nil` when the Swift initialiser has no default or it is `nil`.
  public var defaultValue: String?
  /// Whether a node without it is wrong.
  public var isRequired: Bool
  /// What it is for, as one sentence; empty when the metadata does not say.
  public var description: String
  /// The Swift type where it does not follow from the kind. Four spellings say how a value is
  /// written:
  ///
  /// - `String` on an enumeration: as a string literal, `systemImage: "film"`;
  /// - a name in lower case: as a modifier after the call, `.font(.headline)`;
  /// - a type and a case, `IndicatorTooltip.text`: wrapped, `tooltip: .text("…")`;
  /// - `Binding<Bool>`: as a binding that never changes, `isOn: .constant(true)`.
  public var swiftType: String?
  /// Whether the Swift argument is written without a label.
  public var isUnlabelled: Bool

  /// An optional property with a label, where arguments do not say otherwise.
  public init(
    name: String, kind: Kind, choices: [Choice] = [], bounds: NumberBounds = NumberBounds(),
    defaultValue: String? = nil, isRequired: Bool = false, description: String = "",
    swiftType: String? = nil, isUnlabelled: Bool = false
  ) {
    self.name = name
    self.kind = kind
    self.choices = choices
    self.bounds = bounds
    self.defaultValue = defaultValue
    self.isRequired = isRequired
    self.description = description
    self.swiftType = swiftType
    self.isUnlabelled = isUnlabelled
  }
}
