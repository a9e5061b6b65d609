import Files
import Hummingbird

/// Answers every request of the preview server.
///
/// Paths below `/_catalog/` are the server's own; all others are looked up in the site.
struct PreviewResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let state: PreviewState

  func respond(to request: Request, context: Context) async throws -> Response {
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    switch request.uri.path {
    case EventResponse.path where request.method == .get:
      return await EventResponse.make(for: request, state: state)
    case ReloadScript.path:
      return FileResponse(path: "reload.js", bytes: Array(ReloadScript.source.utf8))
        .answer(to: request)
    default:
      return page(for: request, in: await state.snapshot)
    }
  }

  private func page(for request: Request, in site: PreviewState.Snapshot) -> Response {
    guard let path = PercentEncoding.decoded(request.uri.path.dropFirst()) else {
      return Response(status: .badRequest)
    }
    let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    if let bytes = site.tree[file] {
      return response(file, bytes, site).answer(to: request)
    }
    if site.tree["\(path)/index.html"] != nil {
      let query = request.uri.query.map { "?\($0)" } ?? ""
      return .redirect(to: "\(request.uri.path)/\(query)", type: .temporary)
    }
    guard let bytes = site.tree["404.html"] else {
      return FileResponse(path: "404.txt", bytes: Array("Not found\n".utf8))
        .answer(to: request, status: .notFound)
    }
    return response("404.html", PageTransform.rooted(bytes), site).answer(
      to: request, status: .notFound)
  }

  private func response(
    _ path: String, _ bytes: [UInt8], _ site: PreviewState.Snapshot
  ) -> FileResponse {
    let isPage = path.hasSuffix(".html")
    let shown = isPage ? PageTransform.preview(of: bytes, version: site.version) : bytes
    return FileResponse(path: path, bytes: shown)
  }
}
