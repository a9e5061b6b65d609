import Files
import Hummingbird

/// Answers every request of the preview server that ``RequestGuard`` lets through.
///
/// Paths below `/_catalog/` are the server's own; the site is asked for all others.
struct PreviewResponder: HTTPResponder {
  typealias Context = BasicRequestContext

  let state: PreviewState
  let names: HostNames
  private let queue = EditorQueue()
  private let served = ServedFiles()

  init(state: PreviewState, names: HostNames) {
    self.state = state
    self.names = names
  }

  func respond(to request: Request, context: Context) async throws -> Response {
    try await respond(to: request)
  }

  func respond(to request: Request) async throws -> Response {
    var response: Response
    if let refusal = RequestGuard(request).refusal(names: names) {
      response = refusal.response
    } else {
      response = try await answer(to: request)
    }
    GuardHeaders.add(to: &response)
    return response
  }

  private func answer(to request: Request) async throws -> Response {
    if let subject = EditorResponse.Subject(rawValue: request.uri.path),
      let editor = await state.site.editor()
    {
      return try await EditorResponse(subject: subject, editor: editor, queue: queue)
        .answer(to: request)
    }
    guard request.method == .get || request.method == .head else {
      return Response(status: .methodNotAllowed, headers: [.allow: "GET, HEAD"])
    }
    switch request.uri.path {
    case EventResponse.path where request.method == .get:
      return EventResponse.make(for: request, state: state)
    case ReloadScript.path:
      return FileResponse(path: "reload.js", bytes: Array(ReloadScript.source.utf8))
        .answer(to: request)
    default:
      guard let path = SitePath(encoded: request.uri.path) else {
        return Response(status: .badRequest)
      }
      return await file(at: path, for: request)
    }
  }

  private func file(at path: SitePath, for request: Request) async -> Response {
    let own = path.isReserved ? await state.site.editor()?.files ?? FileTree() : FileTree()
    if let bytes = own[path.file] {
      return FileResponse(path: path.file, bytes: bytes).answer(to: request)
    }
    // The version comes first: a change while the file is made must not be missed.
    let version = await state.version
    if let file = await state.site.file(at: path.file) {
      let scripts = path.file.isPage ? await state.site.pageScripts() : []
      return served.response(path.file, file, version: version, scripts: scripts) {
        Self.response(path.file, file, version, scripts)
      }.answer(to: request)
    }
    var isFolder = own[path.index] != nil
    if !isFolder { isFolder = await state.site.hasFile(at: path.index) }
    if isFolder {
      let query = request.uri.query.map { "?\($0)" } ?? ""
      return .redirect(to: "\(request.uri.path)/\(query)", type: .temporary)
    }
    guard let file = await state.site.file(at: "404.html") else {
      return FileResponse(path: "404.txt", bytes: Array("Not found\n".utf8))
        .answer(to: request, status: .notFound)
    }
    let rooted = PreviewFile(PageTransform.rooted(file.bytes), tag: ContentHash.of(file))
    return await Self.response("404.html", rooted, version, state.site.pageScripts())
      .answer(to: request, status: .notFound)
  }

  /// All but pages is served as it is.
  private static func response(
    _ path: String, _ file: PreviewFile, _ version: String, _ scripts: [String]
  ) -> FileResponse {
    guard path.isPage else {
      return FileResponse(path: path, bytes: file.bytes, tag: file.tag)
    }
    let shown = PageVersion(version, tag: ContentHash.of(file))
    let page = PageTransform.preview(of: file.bytes, version: shown.text, scripts: scripts)
    return FileResponse(path: path, bytes: page, tag: file.tag.map { "\($0)-\(version)" })
  }
}

extension String {
  /// Whether a file of this path is a page.
  fileprivate var isPage: Bool { hasSuffix(".html") }
}
