import Diagnostics

/// A key whose colon has no space behind it: `status:stable` is a text, which goes on in the next
/// line, so that libyaml stumbles there.
struct UnspacedKey {
  let name: String
  let value: String
  let location: SourceLocation

  /// The one in the line of `place`, or in the last line with text before it.
  init?(in map: SourceMap, near place: SourceLocation) {
    guard let line = place.line else { return nil }
    let lines = String(decoding: map.bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let last = min(line - map.firstLine, lines.count - 1)
    guard last >= 0 else { return nil }
    let before = lines[..<last].lastIndex { !$0.allSatisfy(\.isWhitespace) }
    for index in [last, before].compactMap(\.self) {
      guard !lines[index].contains(": "), let match = lines[index].wholeMatch(of: Self.pattern)
      else { continue }
      (name, value) = (String(match.output.2), String(match.output.3))
      location = SourceLocation(
        map.path, line: index + map.firstLine, column: match.output.1.utf8.count + 1)
      return
    }
    return nil
  }

  /// An address such as `https://example.org` is none.
  private static var pattern: Regex<(Substring, Substring, Substring, Substring)> {
    /([ ]*(?:- +)*)([A-Za-z_][A-Za-z0-9_-]*):([^\s:\/].*[^\s:]|[^\s:\/])\s*/
  }
}
