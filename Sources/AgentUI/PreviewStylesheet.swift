import MarkupEscaping

/// How a shadow tree gets one of its stylesheets.
public enum PreviewStylesheet: Hashable, Sendable {
  /// By a reference from the page.
  case link(String)
  /// As its text, for a page that needs no other file.
  case inline(String)

  /// The element, as UTF-8.
  var markup: [UInt8] {
    switch self {
    case .link(let href):
      var bytes = Array("<link rel=\"stylesheet\" href=\"".utf8)
      HTMLEscaping.append(href, to: &bytes)
      return bytes + "\">".utf8
    case .inline(let text): return Array("<style>\(Self.enclosed(text))</style>".utf8)
    }
  }

  /// The text of a stylesheet such that nothing in it ends the element around it. CSS reads `<\/`
  /// as `</` in strings, the only place where that can stand.
  public static func enclosed(_ css: String) -> String {
    css.split(separator: "</", omittingEmptySubsequences: false).joined(separator: "<\\/")
  }
}
