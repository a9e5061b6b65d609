import Hummingbird

/// The stream of server-sent events that tells a browser what has changed.
///
/// `GET /_catalog/events?page=PATH&version=VERSION`: the path of the page's address, and the version
/// that the page was served with. Both may be left out.
enum EventResponse {
  static let path = "/_catalog/events"

  /// The stream ends when the browser goes away, and when the server stops: without that, an open
  /// page would keep the server from ending.
  static func make(for request: Request, state: PreviewState) -> Response {
    let version = request.uri.queryParameters["version"].map(String.init)
    let page = request.uri.queryParameters["page"].flatMap { SitePath(encoded: String($0))?.file }
    let body = ResponseBody { writer in
      let mailbox = await state.listen(page: page, version: version)
      defer { mailbox.close() }
      // The first bytes tell the browser at once that it is connected, and when to try again.
      try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
      try? await request.body.consumeWithCancellationOnInboundClose { _ in
        for await events in mailbox.cancelOnGracefulShutdown() {
          try await writer.write(ByteBuffer(string: events.map(\.text).joined()))
        }
      }
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [.contentType: "text/event-stream; charset=utf-8", .cacheControl: "no-cache"],
      body: body)
  }
}
