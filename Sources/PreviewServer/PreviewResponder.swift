import Files
import Hummingbird

/// Answers every request of the preview server.
///
/// Paths below `/_catalog/` are the server's own; all others are looked up in the site.
struct PreviewResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let state: PreviewState
  /// The address or name that the server listens on.
  let host: String
  private let desk = EditorDesk()

  init(state: PreviewState, host: String) {
    self.state = state
    self.host = host
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    let site = await state.snapshot
    if request.uri.path == AgentResponse.path, let editor = site.content.editor {
      return try await AgentResponse(editor: editor, desk: desk, listening: host)
        .answer(to: request)
    }
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
      return page(for: request, in: site)
    }
  }

  private func page(for request: Request, in site: PreviewState.Snapshot) -> Response {
    guard let path = PercentEncoding.decoded(request.uri.path.dropFirst()) else {
      return Response(status: .badRequest)
    }
    let file = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    let own = site.content.editor?.files ?? FileTree()
    if let bytes = own[file] {
      return FileResponse(path: file, bytes: bytes).answer(to: request)
    }
    if let bytes = site.content.site[file] {
      return response(file, bytes, site).answer(to: request)
    }
    let index = "\(path)/index.html"
    if site.content.site[index] != nil || own[index] != nil {
      let query = request.uri.query.map { "?\($0)" } ?? ""
      return .redirect(to: "\(request.uri.path)/\(query)", type: .temporary)
    }
    guard let bytes = site.content.site["404.html"] else {
      return FileResponse(path: "404.txt", bytes: Array("Not found\n".utf8))
        .answer(to: request, status: .notFound)
    }
    return response("404.html", PageTransform.rooted(bytes), site).answer(
      to: request, status: .notFound)
  }

  private func response(
    _ path: String, _ bytes: [UInt8], _ site: PreviewState.Snapshot
  ) -> FileResponse {
    guard path.hasSuffix(".html") else { return FileResponse(path: path, bytes: bytes) }
    let scripts = site.content.editor?.pageScripts ?? []
    return FileResponse(
      path: path,
      bytes: PageTransform.preview(of: bytes, version: site.version, scripts: scripts))
  }
}
