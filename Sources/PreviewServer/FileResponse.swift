import Hummingbird

/// One file as an answer: its type, its validator, and the part of it that was asked for
/// (RFC 9110, sections 8.8.3, 13.1.2 and 14).
struct FileResponse {
  /// Tells the type of the content by its ending.
  var path: String
  var bytes: [UInt8]
  /// Tells its version; made from the bytes when `nil`.
  var tag: String?

  func answer(to request: Request, status: HTTPResponse.Status = .ok) -> Response {
    let tag = "\"\(tag ?? ContentHash.hexadecimal(bytes))\""
    let headers: HTTPFields = [
      .contentType: MediaTypes.contentType(ofPath: path),
      .cacheControl: "no-cache",
      .acceptRanges: "bytes",
      .eTag: tag,
    ]
    guard status == .ok else { return whole(status, headers, request) }
    if matches(request.headers[.ifNoneMatch], tag) {
      return Response(status: .notModified, headers: headers)
    }
    let mayBePart = request.headers[.ifRange].map { $0 == tag } ?? true
    guard mayBePart, request.method == .get, let field = request.headers[.range],
      let range = ByteRange(field, size: bytes.count)
    else { return whole(status, headers, request) }
    return part(range, headers)
  }

  private func whole(
    _ status: HTTPResponse.Status, _ headers: HTTPFields, _ request: Request
  ) -> Response {
    var headers = headers
    headers[.contentLength] = String(bytes.count)
    let isHead = request.method == .head
    return Response(
      status: status, headers: headers,
      body: isHead ? ResponseBody() : ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  private func part(_ range: ByteRange, _ headers: HTTPFields) -> Response {
    var headers = headers
    switch range {
    case .unsatisfiable:
      headers[.contentRange] = "bytes */\(bytes.count)"
      return Response(status: .rangeNotSatisfiable, headers: headers)
    case .bytes(let wanted):
      headers[.contentRange] = "bytes \(wanted.lowerBound)-\(wanted.upperBound)/\(bytes.count)"
      headers[.contentLength] = String(wanted.count)
      return Response(
        status: .partialContent, headers: headers,
        body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes[wanted])))
    }
  }

  /// Whether a list of validators has this one; weak ones compare by what they quote.
  private func matches(_ field: String?, _ tag: String) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { item in
      let validator = item.drop { $0 == " " }.prefix { $0 != " " }
      return validator == "*" || validator == tag || validator == "W/\(tag)"
    }
  }
}

/// The part of a file that a `Range` field asks for.
enum ByteRange: Hashable {
  case bytes(ClosedRange<Int>)
  /// It begins behind the end of the file.
  case unsatisfiable

  /// `nil` for what a server may ignore: other units, several ranges, and what is malformed.
  init?(_ field: String, size: Int) {
    guard field.hasPrefix("bytes=") else { return nil }
    let ends = field.dropFirst("bytes=".count)
      .split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { 48...57 ~= $0 } }) else {
      return nil
    }
    switch (Int(ends[0]), Int(ends[1])) {
    case (let first?, let last?) where first <= last:
      self = first < size ? .bytes(first...min(last, size - 1)) : .unsatisfiable
    case (let first?, nil) where ends[1].isEmpty:
      self = first < size ? .bytes(first...(size - 1)) : .unsatisfiable
    case (nil, let count?) where ends[0].isEmpty:
      self = count > 0 && size > 0 ? .bytes(max(0, size - count)...(size - 1)) : .unsatisfiable
    default: return nil
    }
  }
}
