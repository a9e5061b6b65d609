import JSONTree

/// What a server offers to clients, behind the protocol.
public protocol ContextProvider: Sendable {
  /// Who answers.
  var identity: ServerIdentity { get }
  /// How a model uses the tools together; what each does is said by itself.
  var instructions: String { get }
  /// The tools, always the same and in the same order.
  var tools: [Tool] { get }
  /// Calls a tool of ``tools`` with arguments that its parameters allow.
  mutating func call(_ tool: String, _ arguments: ToolArguments) -> ToolResult
  /// Texts that a client may read; a server that returns none here and no ``resourceTemplates``
  /// offers no resources.
  mutating func resources() -> [Resource]
  /// How the addresses of further texts are made.
  var resourceTemplates: [ResourceTemplate] { get }
  /// Whether there are resources at all.
  var hasResources: Bool { get }
  /// Reads a resource.
  ///
  /// - Returns: `nil` when there is none of this address.
  mutating func read(_ uri: String) -> ResourceText?
}

extension ContextProvider {
  /// None.
  public var hasResources: Bool { false }
  /// None.
  public mutating func resources() -> [Resource] { [] }
  /// None.
  public var resourceTemplates: [ResourceTemplate] { [] }
  /// There is none to be read.
  public mutating func read(_ uri: String) -> ResourceText? { nil }
}

/// The name of a server.
public struct ServerIdentity: Hashable, Sendable {
  /// For programs: `catalog`.
  public var name: String
  /// For people.
  public var title: String
  /// The version of the software.
  public var version: String

  /// An identity that every answer of a session carries.
  public init(name: String, title: String, version: String) {
    self.name = name
    self.title = title
    self.version = version
  }

  func json(in revision: ProtocolRevision) -> JSONValue {
    var members: [JSONValue.Member] = [.init("name", .string(name))]
    if revision.hasStructuredContent { members.append(.init("title", .string(title))) }
    return .object(members + [.init("version", .string(version))])
  }
}
