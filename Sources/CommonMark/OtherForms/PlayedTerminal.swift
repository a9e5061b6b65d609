/// A line of a terminal that termynal plays in the documentation of FastAPI and its kin: HTML that
/// only colours it.
enum PlayedTerminal {
  /// Whether a line opens such a part, or closes an element; `nil` for other lines.
  static func opens(_ line: ArraySlice<UInt8>) -> Bool? {
    let text = line.trimmed
    if text.hasPrefix("<div class=\"termy\"") { return true }
    return text.hasPrefix("</div>") ? false : nil
  }

  /// The text alone.
  static func plain(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(UInt8(ascii: "<")) || line.contains(UInt8(ascii: "&")) else {
      return Array(line)
    }
    let text = line.text.replacing(/<\/?(?:font|b|i|u|span|strong|em)(?: [^<>]*)?>/, with: "")
    let signs = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
    return Array(signs.reduce(text) { $0.replacing($1.0, with: $1.1) }.utf8)
  }
}
