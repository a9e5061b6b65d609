import Hummingbird

/// What pages are told of the texts they send, the text as the body: the editor of agent YAML with
/// `POST /_catalog/agent?system=NAME`, and a page on which tokens have been changed with
/// `POST /_catalog/tokens?system=NAME`. The answer is JSON, with a member `error` where there is
/// none to be had:
///
/// - 413 for a text over ``PreviewEditor/textLimit``;
/// - 400 for one that is not UTF-8;
/// - 404 for a system that there is not.
struct EditorResponse {
  /// What a text is.
  enum Subject: String {
    case agentYAML = "/_catalog/agent"
    case tokens = "/_catalog/tokens"
  }

  let subject: Subject
  let editor: PreviewEditor
  let queue: EditorQueue

  func answer(to request: Request) async throws -> Response {
    guard request.method == .post else {
      return Response(status: .methodNotAllowed, headers: [.allow: "POST"])
    }
    guard let text = try await bytes(of: request) else {
      return refusal(.contentTooLarge, "a document has at most \(PreviewEditor.textLimit) bytes")
    }
    guard let text = String(validating: text, as: UTF8.self) else {
      return refusal(.badRequest, "the text is not UTF-8")
    }
    let system = request.uri.queryParameters["system"].map(String.init) ?? ""
    guard let answer = await queue.answer(text, system, by: answer) else {
      return refusal(.notFound, "there is no system of that name")
    }
    return json(.ok, answer)
  }

  private var answer: @Sendable (String, String) -> String? {
    switch subject {
    case .agentYAML: editor.answer
    case .tokens: editor.writeTokens
    }
  }

  /// The body; `nil` when it is too large.
  private func bytes(of request: Request) async throws -> [UInt8]? {
    var bytes: [UInt8] = []
    for try await part in request.body {
      guard bytes.count + part.readableBytes <= PreviewEditor.textLimit else { return nil }
      bytes += part.readableBytesView
    }
    return bytes
  }

  /// - Parameter message: Plain words without quotation marks.
  private func refusal(_ status: HTTPResponse.Status, _ message: String) -> Response {
    json(status, "{\"error\":\"\(message)\"}")
  }

  private func json(_ status: HTTPResponse.Status, _ text: String) -> Response {
    Response(
      status: status,
      headers: [.contentType: "application/json", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

/// Has one text checked at a time: large ones must not take every thread that pages are served on.
actor EditorQueue {
  func answer(
    _ text: String, _ system: String, by answer: @Sendable (String, String) -> String?
  ) -> String? {
    answer(text, system)
  }
}
