/// A tag of a template: `{% include a.html %}`, `{{< figure src="a.png" >}}`, `{{ page.title }}`.
struct TemplateTag {
  enum Kind {
    /// Of Liquid or Jinja, `{% … %}`.
    case statement
    /// Of Liquid or Jinja, `{{ … }}`.
    case value
    /// Of Hugo, `{{< … >}}` or `{{% … %}}`.
    case shortcode
    /// A shortcode that is shown as it is written, `{{</* … */>}}`.
    case shownShortcode
  }

  var kind: Kind
  /// The first word; empty for a value.
  var name = ""
  var isEnd = false
  /// Whether it ends itself, `{{< x />}}`.
  var isClosed = false
  /// What stands behind the name, or the whole of a value.
  var rest: ArraySlice<UInt8> = []
  /// Behind the tag.
  var end = 0

  /// The tag that begins at `start`, which holds `{`.
  static func tag(at start: Int, of body: ArraySlice<UInt8>) -> TemplateTag? {
    let text = body[start...].prefix(ComponentTagReader.reach)
    if text.hasPrefix("{{</*") { return closed(text, 5, "*/>}}", .shownShortcode) }
    if text.hasPrefix("{{%/*") { return closed(text, 5, "*/%}}", .shownShortcode) }
    if text.hasPrefix("{{<") { return closed(text, 3, ">}}", .shortcode) }
    if text.hasPrefix("{{%") { return closed(text, 3, "%}}", .shortcode) }
    if text.hasPrefix("{%") { return closed(text, 2, "%}", .statement) }
    if text.hasPrefix("{{") {
      // The arguments of a call may reach over several lines.
      let isCall = callee(text.dropFirst(2)) != nil
      return closed(isCall ? text : text.prefix { $0 != Byte.lineFeed }, 2, "}}", .value)
    }
    return nil
  }

  /// What a value calls, `example` of `{{ example({ … }) }}`; `nil` for any other.
  var call: String? { kind == .value ? Self.callee(rest) : nil }

  private static func callee(_ text: ArraySlice<UInt8>) -> String? {
    let text = text.drop { Byte.isSpace($0) || $0 == Byte.hyphen }
    let name = text.prefix { Byte.isLetter($0) || Byte.isDigit($0) || "_.".utf8.contains($0) }
    guard let first = name.first, Byte.isLetter(first),
      text[name.endIndex...].first == UInt8(ascii: "(")
    else {
      return nil
    }
    return name.text
  }

  private static func closed(
    _ text: ArraySlice<UInt8>, _ length: Int, _ end: StaticString, _ kind: Kind
  ) -> TemplateTag? {
    let inner = text.dropFirst(length)
    guard let close = inner.firstIndex(of: end) else { return nil }
    var tag = TemplateTag(kind: kind)
    tag.end = close + end.utf8CodeUnitCount
    var rest = inner[..<close].drop { Byte.isSpace($0) || $0 == Byte.hyphen }
    while let last = rest.last, Byte.isSpace(last) || last == Byte.hyphen { rest.removeLast() }
    if kind == .value {
      tag.rest = rest
      return tag
    }
    if rest.first == UInt8(ascii: "/") {
      tag.isEnd = true
      rest = rest.dropFirst().drop(while: Byte.isSpace)
    }
    if kind == .shortcode, rest.last == UInt8(ascii: "/") {
      tag.isClosed = true
      rest.removeLast()
    }
    let word = rest.prefix { !Byte.isSpace($0) }
    tag.name = word.text
    tag.rest = rest[word.endIndex...].drop(while: Byte.isSpace)
    return tag
  }

  /// The value of the first argument, or of one that has a name.
  func argument(_ name: String? = nil) -> String? {
    var rest = rest
    while true {
      rest = rest.drop(while: Byte.isSpace)
      if rest.isEmpty { return nil }
      let key = rest.prefix { Byte.isLetter($0) || Byte.isDigit($0) || $0 == Byte.hyphen }
      let hasKey = !key.isEmpty && rest.dropFirst(key.count).first == UInt8(ascii: "=")
      if hasKey { rest = rest.dropFirst(key.count + 1) }
      guard let first = rest.first else { return nil }
      let value: ArraySlice<UInt8>
      if "\"'`".utf8.contains(first) {
        value = rest.dropFirst().prefix { $0 != first }
        rest = rest[value.endIndex...].dropFirst()
      } else {
        value = rest.prefix { !Byte.isSpace($0) }
        rest = rest[value.endIndex...]
      }
      if hasKey ? key.text == name : name == nil { return value.text }
    }
  }
}

extension Byte {
  static func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == lineFeed }
}
