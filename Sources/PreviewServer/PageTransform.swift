/// Makes a published page a previewed one: it loads the reload script and may listen for events.
enum PageTransform {
  /// The page with the script before the end of its body and the policy of its `meta` element
  /// widened by the one thing that the script needs. Without a body's end the script comes last.
  ///
  /// - Parameter scripts: Addresses of modules that the page loads too.
  static func preview(of page: [UInt8], version: String, scripts: [String] = []) -> [UInt8] {
    var result = allowingEvents(page)
    let tag =
      "<script src=\"\(ReloadScript.path)\" data-version=\"\(version)\" defer></script>"
      + scripts.map { "<script type=\"module\" src=\"\($0)\"></script>" }.joined()
    let end = lastIndex(of: "</body>", in: result) ?? result.count
    result.insert(contentsOf: tag.utf8, at: end)
    return result
  }

  /// The page with its relative references read from the root: the page for lost readers is shown
  /// at addresses of any depth.
  static func rooted(_ page: [UInt8]) -> [UInt8] {
    let head = "<head>"
    guard let place = firstIndex(of: head, in: page[...]) else { return page }
    var result = page
    result.insert(contentsOf: "<base href=\"/\">".utf8, at: place + head.utf8.count)
    return result
  }

  /// A page that allows nothing by default would not let the script open its event stream.
  private static func allowingEvents(_ page: [UInt8]) -> [UInt8] {
    let nothing = "default-src 'none'"
    guard let policy = firstIndex(of: "Content-Security-Policy", in: page[...]),
      let start = page[..<policy].lastIndex(of: UInt8(ascii: "<")),
      let end = page[policy...].firstIndex(of: UInt8(ascii: ">")),
      firstIndex(of: "connect-src", in: page[start..<end]) == nil,
      let place = firstIndex(of: nothing, in: page[start..<end])
    else { return page }
    var result = page
    result.insert(contentsOf: "; connect-src 'self'".utf8, at: place + nothing.utf8.count)
    return result
  }

  private static func firstIndex(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (bytes.startIndex...(bytes.endIndex - wanted.count)).first {
      bytes[$0] == wanted[0] && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }

  private static func lastIndex(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return nil }
    return (0...(bytes.count - wanted.count)).last {
      bytes[$0] == wanted[0] && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
    }
  }
}
