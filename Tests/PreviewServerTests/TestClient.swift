import Files
import Hummingbird
import Synchronization

@testable import PreviewServer

/// Asks a preview without a network. The client of Hummingbird's own tests brings TLS and a second
/// implementation of HTTP with it, which take longer to compile than the preview.
struct TestClient: Sendable {
  let responder: PreviewResponder

  func execute(
    uri: String, method: HTTPRequest.Method, headers: HTTPFields = [:],
    body: ByteBuffer = ByteBuffer()
  ) async throws -> TestResponse {
    var headers = headers
    if body.readableBytes > 0 { headers[.contentLength] = String(body.readableBytes) }
    let request = Request(
      head: HTTPRequest(
        method: method, scheme: "http", authority: "localhost", path: uri, headerFields: headers),
      body: RequestBody(buffer: body))
    let response = try await responder.respond(to: request)
    let writer = CollectingWriter()
    try await response.body.write(writer)
    return TestResponse(
      status: response.status, headers: response.headers, body: writer.bytes.withLock { $0 })
  }
}

/// An answer with its whole body.
struct TestResponse: Sendable {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let body: [UInt8]
}

private final class CollectingWriter: ResponseBodyWriter, Sendable {
  let bytes = Mutex<[UInt8]>([])

  func write(_ buffer: ByteBuffer) {
    bytes.withLock { $0 += Array(buffer: buffer) }
  }

  func finish(_ trailingHeaders: HTTPFields?) {}
}

/// Asks a preview of `site`.
func withServer<Value: Sendable>(
  of site: FileTree, editor: PreviewEditor? = nil,
  _ body: (TestClient) async throws -> Value
) async throws -> Value {
  try await withServer(PreviewState(PreviewTree(site, editor: editor)), body)
}

/// Asks a preview in this state.
func withServer<Value: Sendable>(
  _ state: PreviewState, _ body: (TestClient) async throws -> Value
) async throws -> Value {
  let names = HostNames(listening: "localhost")
  return try await body(TestClient(responder: PreviewResponder(state: state, names: names)))
}

func text(_ response: TestResponse) -> String { String(decoding: response.body, as: UTF8.self) }
