import JSONTree

/// The server's side of the Model Context Protocol (https://modelcontextprotocol.io), as a function
/// from the lines a client sends to the lines that answer them. It reads and writes nothing itself.
///
/// 1. ``ClientLine`` reads a line as JSON and tells requests, notifications and responses apart,
///    after JSON-RPC 2.0.
/// 2. ``MCPServer`` finds the ``ProtocolRevision`` that a request is to be answered by, and refuses
///    what that revision does not know.
/// 3. `Method` names the methods; one extension of ``MCPServer`` for each group of them
///    (`Methods/`) reads the parameters and makes the result in the form of the revision.
/// 4. ``ContextProvider`` does the work: it lists ``Tool``s and ``Resource``s, and answers calls
///    whose arguments have been checked against the ``ToolParameter``s of the tool.
///
/// Both eras of the protocol are served by the same process. A request that declares its revision
/// in `_meta` stands for itself, as revision 2026-07-28 asks; one that does not is answered by the
/// revision that `initialize` settled, as those before it ask.
public struct MCPServer<Provider: ContextProvider>: Sendable {
  /// What the server offers.
  public internal(set) var provider: Provider
  /// What `initialize` settled; it counts for requests that declare no revision.
  var negotiated: ProtocolRevision?

  /// A server that no client has spoken to yet.
  public init(_ provider: Provider) { self.provider = provider }

  /// Answers a line.
  ///
  /// - Returns: A message on one line, without a line end; `nil` for what is not to be answered:
  ///   notifications, responses and blank lines.
  public mutating func answer(_ line: ClientLine) -> [UInt8]? {
    let answer: JSONValue? =
      switch line.content {
      case .blank: nil
      case .unreadable(let error): Self.failure(error, id: nil)
      case .message(let message): self.answer(message)
      case .batch(let messages): self.answer(messages)
      }
    return answer.map(JSONWriter(.compact).bytes)
  }

  private mutating func answer(_ message: Result<ClientMessage, MalformedMessage>) -> JSONValue? {
    switch message {
    case .failure(let malformed): return Self.failure(malformed.error, id: malformed.id)
    case .success(.notification), .success(.response): return nil
    case .success(.request(let request)):
      do throws(ProtocolError) {
        return try respond(to: request)
      } catch {
        return Self.failure(error, id: request.id)
      }
    }
  }

  /// Only revision 2025-03-26 has batches, and it keeps `initialize` out of them.
  private mutating func answer(
    _ messages: [Result<ClientMessage, MalformedMessage>]
  ) -> JSONValue? {
    guard negotiated?.hasBatches == true else {
      return Self.failure(
        .invalidRequest("only revision 2025-03-26 has batches; send one message a line"), id: nil)
    }
    guard !messages.isEmpty else {
      return Self.failure(.invalidRequest("the batch is empty"), id: nil)
    }
    var answers: [JSONValue] = []
    for message in messages {
      if case .success(.request(let request)) = message,
        request.method == Method.initialize.rawValue
      {
        let error = ProtocolError.invalidRequest("'initialize' cannot be part of a batch")
        answers.append(Self.failure(error, id: request.id))
      } else if let answer = answer(message) {
        answers.append(answer)
      }
    }
    return answers.isEmpty ? nil : .array(answers)
  }

  private mutating func respond(to request: ClientRequest) throws(ProtocolError) -> JSONValue {
    if request.method == Method.initialize.rawValue, request.declaredRevision == nil {
      return Self.success(try initialize(request), id: request.id)
    }
    let revision = try revision(of: request)
    guard let method = Method(rawValue: request.method), method.exists(in: revision),
      method.isOffered(by: provider)
    else { throw .methodNotFound(request.method) }
    if method == .listen { return try acknowledge(request) }
    return Self.success(try result(of: method, request, by: revision), id: request.id)
  }

  private mutating func result(
    of method: Method, _ request: ClientRequest, by revision: ProtocolRevision
  ) throws(ProtocolError) -> JSONValue {
    let form = ResultForm(revision: revision, identity: provider.identity)
    switch method {
    case .initialize: return try initialize(request)
    case .ping, .listen: return form.result([])
    case .discover: return discover(form)
    case .listTools: return try listTools(request, form)
    case .callTool: return try callTool(request, form)
    case .listResources: return try listResources(request, form)
    case .listResourceTemplates: return try listResourceTemplates(request, form)
    case .readResource: return try readResource(request, form)
    }
  }

  static func success(_ result: JSONValue, id: RequestID) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  /// JSON-RPC 2.0 asks for `null` where no identifier could be read.
  static func failure(_ error: ProtocolError, id: RequestID?) -> JSONValue {
    ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": error.json]
  }
}
