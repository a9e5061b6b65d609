import Hummingbird

/// What every answer tells browsers, so that pages of other sites can neither frame it nor load it.
enum GuardHeaders {
  /// What the `meta` element of a page cannot say of itself. The base may be our own: the page for
  /// lost readers gets one.
  static let policy = "frame-ancestors 'none'; base-uri 'self'; form-action 'none'"
  /// A drawing that is opened by itself is a document of this origin; it may draw and no more.
  static let drawingPolicy =
    policy + "; default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  static func add(to response: inout Response) {
    let isDrawing = response.headers[.contentType]?.hasPrefix("image/svg+xml") == true
    response.headers[.contentSecurityPolicy] = isDrawing ? drawingPolicy : policy
    response.headers[.xContentTypeOptions] = "nosniff"
    for (name, value) in others {
      if let name = HTTPFields.Element.Name(name) { response.headers[name] = value }
    }
  }

  private static let others = [
    ("X-Frame-Options", "DENY"), ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
