import Diagnostics
import YAMLTree

/// A node of agent YAML: a component with its properties and children.
public struct AgentNode: Hashable, Sendable {
  /// The key a node begins with: `view` for a whole screen or pattern, `component` for a part.
  /// Both mean the same; the keyword is kept so that a document can be written back as it was.
  public enum Keyword: String, Hashable, Sendable, CaseIterable {
    case component, view
  }

  /// A property as given.
  public struct Prop: Hashable, Sendable {
    public var name: String
    public var value: AgentValue
    /// The value as it is spelt in the document, without quotes: `1.10` where the value is 1.1.
    public var spelling: String
    public var nameLocation: SourceLocation
    public var valueLocation: SourceLocation

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

  public var keyword: Keyword
  public var component: String
  public var props: [Prop]
  public var children: [AgentNode]
  /// What the node means to a reader or an agent.
  public var semantics: String?
  /// Where the component's name stands.
  public var location: SourceLocation

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
  case text(String)
  case integer(Int)
  case number(Double)
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
