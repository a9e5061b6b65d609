import Hummingbird

/// Whether a request may be answered at all.
///
/// What a preview shows is not published yet, so pages of other sites must not read it. They could
/// in two ways, and each has its rule:
///
/// - Anybody can have a name of theirs resolve to 127.0.0.1; their page is then of the same origin
///   as these (DNS rebinding). So the `Host` field must be a name from ``HostNames``.
/// - A page of another site may load scripts and images from here, and send plain text, without
///   asking first. Browsers say where a request comes from, in `Sec-Fetch-Site` (W3C Fetch
///   Metadata) and `Origin` (RFC 6454); programs that are no browser send neither, and no page can
///   make them send a request. A link that a person follows may come from anywhere.
struct RequestGuard: Hashable {
  /// Why a request is refused.
  enum Refusal: Hashable {
    /// It was meant for another host (RFC 9110, section 15.5.20).
    case otherHost
    /// It comes from a page of another site.
    case otherOrigin
  }

  /// The `Host` field: a name or an address, with a port where it is not 80.
  var host: String?
  /// The `Origin` field.
  var origin: String?
  /// The `Sec-Fetch-Site` field.
  var fetchSite: String?
  /// Whether a browser opens a page with it, by the `Sec-Fetch-Mode` and `Sec-Fetch-Dest` fields.
  var opensPage = false

  /// Why the request is refused; `nil` when it may be answered.
  func refusal(names: HostNames) -> Refusal? {
    guard let host, names.contains(host: host) else { return .otherHost }
    if let origin, origin != "http://\(host)" { return .otherOrigin }
    switch fetchSite {
    case nil, "same-origin", "none": return nil
    default: return opensPage ? nil : .otherOrigin
    }
  }
}

extension RequestGuard {
  init(_ request: Request) {
    host = request.head.authority
    origin = request.headers[.origin]
    fetchSite = request.field("sec-fetch-site")
    let reads = request.method == .get || request.method == .head
    opensPage =
      reads && request.field("sec-fetch-mode") == "navigate"
      && request.field("sec-fetch-dest") == "document"
  }
}

extension RequestGuard.Refusal {
  /// Plain text, which repeats nothing of the request.
  var response: Response {
    let (status, text): (HTTPResponse.Status, String) =
      switch self {
      case .otherHost:
        (
          .misdirectedRequest,
          "This preview does not answer to that name. "
            + "Open the address that 'catalog serve' printed, or add '--allow-host NAME'.\n"
        )
      case .otherOrigin: (.forbidden, "This preview answers only its own pages.\n")
      }
    return Response(
      status: status,
      headers: [.contentType: "text/plain; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
  }
}

extension Request {
  /// A field that the library has no name for; `name` is in small letters.
  fileprivate func field(_ name: String) -> String? {
    headers.first { $0.name.canonicalName == name }?.value
  }
}
