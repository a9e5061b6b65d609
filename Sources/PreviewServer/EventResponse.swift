import Hummingbird

/// The stream of server-sent events that tells a browser to reload or shows it problems.
enum EventResponse {
  static let path = "/_catalog/events"

  /// The stream ends when the browser goes away, and when the server stops: without that, an open
  /// page would keep the server from ending.
  static func make(for request: Request, state: PreviewState) async -> Response {
    let version = request.uri.queryParameters["version"].map(String.init)
    let events = await state.events(forVersion: version)
    let body = ResponseBody { writer in
      // The first bytes tell the browser at once that it is connected, and when to try again.
      try await writer.write(ByteBuffer(string: "retry: 1000\n\n"))
      try? await request.body.consumeWithCancellationOnInboundClose { _ in
        for await event in events.cancelOnGracefulShutdown() {
          try await writer.write(ByteBuffer(string: event.text))
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
