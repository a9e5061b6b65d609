/// A list of attributes behind a heading, a link or an image: `{#name}`, `{: #name .class }`,
/// `{ width=300 }`, as Pandoc, kramdown, MkDocs and Docusaurus have them. Of it only the name of a
/// heading counts.
struct AttributeList {
  /// Behind `#`; `nil` where the list gives none.
  private(set) var name: String?

  /// Reads what stands between braces; `nil` where it is no list of attributes.
  init?(_ content: Substring) {
    var rest = content
    var hasForm = rest.first == ":"
    if hasForm { rest = rest.dropFirst() }
    while true {
      rest = rest.drop { $0 == " " }
      guard let first = rest.first else { break }
      let word = rest.prefix { $0 != " " && $0 != "=" }
      rest = rest[word.endIndex...]
      if rest.first == "=" {
        guard let value = Self.value(&rest), !word.isEmpty, !value.contains("{") else { return nil }
        hasForm = true
      } else if first == "#" || first == "." {
        // Python-Markdown passes over a lone point: `{. class }`.
        guard word.count > 1 || first == "." else { return nil }
        hasForm = true
        if first == "#", name == nil { name = String(word.dropFirst()) }
      } else if word.contains(where: { !$0.isLetter && $0 != "-" && $0 != "_" }) {
        return nil
      }
    }
    guard hasForm else { return nil }
  }

  /// Whether nothing follows the brace that ends a list on a line of its own.
  private static func isLast(_ text: Substring) -> Bool {
    text.dropFirst().allSatisfy(\.isWhitespace)
  }

  /// With neighbouring texts as one: signs that may begin something else divide them.
  private static func joined(_ inlines: [Inline]) -> [Inline] {
    guard inlines.contains(where: { $0.text?.utf8.contains(UInt8(ascii: "{")) == true }) else {
      return inlines
    }
    var result: [Inline] = []
    for inline in inlines {
      if let text = inline.text, let before = result.last?.text {
        result[result.count - 1].content = .text(before + text)
      } else {
        result.append(inline)
      }
    }
    return result
  }

  private static func value(_ rest: inout Substring) -> Substring? {
    rest = rest.dropFirst()
    guard let quote = rest.first, quote == "\"" || quote == "'" else {
      let value = rest.prefix { $0 != " " }
      rest = rest[value.endIndex...]
      return value
    }
    let value = rest.dropFirst().prefix { $0 != quote }
    guard value.endIndex < rest.endIndex else { return nil }
    rest = rest[value.endIndex...].dropFirst()
    return value
  }

  /// Takes the list off the end of a heading.
  static func take(from heading: inout [Inline]) -> AttributeList? {
    var texts: [String] = []
    for inline in heading.reversed() {
      guard case .text(let text) = inline.content else { break }
      texts.insert(text, at: 0)
      if text.utf8.contains(UInt8(ascii: "{")) { break }
    }
    let end = texts.joined()
    guard end.last == "}", let brace = end.lastIndex(of: "{"),
      let list = AttributeList(end[end.index(after: brace)...].dropLast())
    else { return nil }
    let line = heading[heading.count - texts.count].line
    heading.removeLast(texts.count)
    let words = String(end[..<brace].trimmedEnd)
    if !words.isEmpty { heading.append(Inline(.text(words), line: line)) }
    return list
  }

  /// Takes off the lists that stand right behind links, images, code and emphasised text, and those
  /// that are the last line of a paragraph.
  ///
  /// - Parameter keepsNames: Whether the names that they give become anchors.
  static func removed(from inlines: [Inline], keepsNames: Bool) -> [Inline] {
    guard inlines.count > 1 else { return inlines }
    var result: [Inline] = []
    result.reserveCapacity(inlines.count)
    for (index, inline) in joined(inlines).enumerated() {
      if index > 0, let previous = result.last, case .text(let text) = inline.content,
        text.first == "{", let end = text.firstIndex(of: "}"),
        previous.takesAttributes || previous.content == .softBreak && isLast(text[end...]),
        let list = AttributeList(text[..<end].dropFirst())
      {
        if previous.content == .softBreak { result.removeLast() }
        if keepsNames, let name = list.name {
          result.append(Inline(.anchor(name), line: inline.line))
        }
        let rest = text[end...].dropFirst()
        if !rest.isEmpty { result.append(Inline(.text(String(rest)), line: inline.line)) }
      } else {
        result.append(inline)
      }
    }
    return result
  }
}

extension Inline {
  fileprivate var takesAttributes: Bool {
    switch content {
    case .link, .image, .code, .strong, .emphasis: true
    default: false
    }
  }

  fileprivate var text: String? {
    if case .text(let text) = content { text } else { nil }
  }
}

extension Substring {
  fileprivate var trimmedEnd: Substring {
    var rest = self
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
