import Diagnostics
import YAMLTree

/// A node of agent YAML: a component with its properties and children.
public struct AgentNode: Hashable, Sendable {
  /// The key a node begins with: `view` for a whole screen or pattern, `component` for a part.
  /// Both mean the same; the keyword is kept so that a document can be written back as it was.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    /// The word the node was written with.
    case component, view
  }

  /// A property as given.
  public struct Prop: Hashable, Sendable {
    /// The name as written, whether or not the component has such a property.
    public var name: String
    /// The value, typed by YAML's rules alone: the component's contract has no say yet.
    public var value: AgentValue
    /// The value as it is spelt in the document, without quotes: `1.10` where the value is 1.1.
    public var spelling: String
    /// Where the name begins.
    public var nameLocation: SourceLocation
    /// Where the value begins.
    public var valueLocation: SourceLocation

    /// A property, as read or made by a program.
    ///
    /// - Parameter spelling: The text of the value where it is not given.
    public init(
      name: String, value: AgentValue, spelling: String? = nil, nameLocation: SourceLocation,
      valueLocation: SourceLocation
    ) {
      self.name = name
      self.value = value
      self.spelling = spelling ?? value.text
      self.nameLocation = nameLocation
      self.valueLocation = valueLocation
    }
  }

  /// The word the node was written with.
  public var keyword: Keyword
  /// The name of the component, whether or not the vocabulary has it.
  public var component: String
  /// The properties in source order.
  public var props: [Prop]
  /// The children in source order, each a node of its own.
  public var children: [AgentNode]
  /// What the node means to a reader or an agent.
  public var semantics: String?
  /// Where the component's name stands.
  public var location: SourceLocation

  /// A node as read, or one made by a program; it is valid only once ``AgentValidator`` finds
  /// nothing.
  public init(
    keyword: Keyword = .component, component: String, props: [Prop] = [],
    children: [AgentNode] = [], semantics: String? = nil, location: SourceLocation
  ) {
    self.keyword = keyword
    self.component = component
    self.props = props
    self.children = children
    self.semantics = semantics
    self.location = location
  }

  /// The value given for a property.
  public func value(_ name: String) -> AgentValue? { props.first { $0.name == name }?.value }
}

/// The value of a property as written: quotes make it a text, otherwise the core schema of YAML
/// decides.
public enum AgentValue: Hashable, Sendable {
  /// A text, in quotes or such that YAML takes it for nothing else.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction or an exponent.
  case number(Double)
  /// `true` or `false`.
  case boolean(Bool)
  /// A list, a mapping or nothing, which no property takes; the text says which.
  case structure(String)

  /// The value as text, as templates and slots show it.
  public var text: String {
    switch self {
    case .text(let text): text
    case .integer(let value): String(value)
    case .number(let value): String(value)
    case .boolean(let value): String(value)
    case .structure(let kind): kind
    }
  }

  /// How a message names the value: `the number 3`.
  public var spokenKind: String {
    switch self {
    case .text(let text): "the text \"\(Excerpt.of(text))\""
    case .integer, .number: "the number \(text)"
    case .boolean: "the boolean \(text)"
    case .structure(let kind): kind
    }
  }
}
