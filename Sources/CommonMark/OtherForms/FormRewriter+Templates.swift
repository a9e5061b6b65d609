// MARK: - Templates

extension FormRewriter {
  /// A line that is one tag of a template, and opens or closes something.
  mutating func readTemplate(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard spend(content.count), let tag = TemplateTag.tag(at: content.startIndex, of: content),
      tag.end == content.endIndex, !tag.isEnd
    else { return false }
    if tag.kind == .shortcode, readTab(tag, line) { return true }
    let isCode = ["highlight", "code", "code-toggle", "hl"].contains(tag.name)
    if isCode, tag.kind == .shortcode || tag.name == "highlight", hasEnd(of: tag) {
      let language = tag.argument().map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "+" } }
      beginCode(of: tag, language.map(String.init) ?? "", line)
      return true
    }
    guard tag.kind == .shortcode, let opening = alert(of: tag), hasEnd(of: tag) else {
      return false
    }
    output += [UInt8](repeating: Byte.space, count: line.indentation)
    output += opening.bytes
    containers.append(.alert(.shortcode(tag.name), lead: line.indentation))
    return true
  }

  /// The alert that a shortcode is by its name, or that says its kind, `alert color="warning"` of
  /// Docsy; `nil` for others.
  private func alert(of tag: TemplateTag) -> AlertOpening? {
    let title = tag.argument("title")
    if Alert.Kind(word: tag.name) != nil {
      return AlertOpening(word: tag.name, title: title ?? tag.argument())
    }
    guard ["admonition", "alert", "callout", "notice"].contains(tag.name) else { return nil }
    let words = [tag.argument("type"), tag.argument("color"), tag.argument()].compactMap(\.self)
    let word = words.first { Alert.Kind(word: $0) != nil } ?? "note"
    return AlertOpening(word: word, title: title)
  }

  /// The code down to the end of a tag.
  private mutating func beginCode(
    of tag: TemplateTag, _ info: String, _ line: ArraySlice<UInt8>
  ) {
    let mark = Array("````".utf8)
    output += [UInt8](repeating: Byte.space, count: line.indentation) + mark
    output += info.utf8
    fence = FormFence(end: .tag(tag.name), mark: mark, depth: containers.count)
  }

  /// Tabs of Hugo's themes: their titles in bold, and code where they name its language.
  private mutating func readTab(_ tag: TemplateTag, _ line: ArraySlice<UInt8>) -> Bool {
    switch tag.name {
    case "tabpane", "tabs":
      tabLanguage = tag.argument("lang").flatMap { $0.isEmpty ? nil : $0 }
      return true
    case "tab":
      let title = tag.argument("header") ?? tag.argument("name") ?? tag.argument("title")
      let heading = (title ?? tag.argument() ?? "").filter { $0 != "\"" }
      let language = tag.argument("lang") ?? tabLanguage
      if let language, !language.isEmpty, hasEnd(of: tag) {
        beginCode(of: tag, heading.isEmpty ? language : "\(language) title=\"\(heading)\"", line)
      } else if !heading.isEmpty {
        output += Self.bold(heading)
      }
      return true
    default: return false
    }
  }

  private mutating func hasEnd(of tag: TemplateTag) -> Bool {
    if tag.isClosed { return false }
    var rest = body[tag.end...]
    while let brace = rest.firstIndex(of: UInt8(ascii: "{")) {
      guard spend(brace - rest.startIndex + 1) else { return false }
      if let other = TemplateTag.tag(at: brace, of: body) {
        guard spend(other.end - brace) else { return false }
        if other.isEnd && other.name == tag.name || other.name == "end" + tag.name { return true }
        rest = body[other.end...]
      } else {
        guard spend(ComponentTagReader.reach) else { return false }
        rest = rest[brace...].dropFirst()
      }
    }
    return false
  }

  mutating func template(at index: Int) -> (text: [UInt8], end: Int)? {
    guard spend(1), let tag = TemplateTag.tag(at: index, of: body) else {
      _ = spend(ComponentTagReader.reach)
      return nil
    }
    guard spend(tag.end - index) else { return nil }
    let shown: [UInt8]
    switch tag.kind {
    case .statement: return statement(tag)
    case .value: shown = value(tag) ?? Array(body[index..<tag.end])
    case .shortcode: shown = shortcode(tag)
    case .shownShortcode:
      let source = body[index..<tag.end]
      // `{{</* x */>}}` shows as `{{< x >}}`.
      shown =
        Array("\\{{".utf8) + source.dropFirst(2).prefix(1) + source.dropFirst(5).dropLast(5)
        + source.suffix(3)
    }
    return (shown, tag.end)
  }

  private mutating func statement(_ tag: TemplateTag) -> (text: [UInt8], end: Int) {
    switch tag.name {
    case "raw": return rawText(tag) ?? ([], tag.end)
    case "endraw": return ([], tag.end)
    case "comment":
      let rest = body[tag.end...].prefix(ComponentTagReader.reach)
      guard let end = rest.firstIndex(of: "endcomment"),
        let close = rest[end...].firstIndex(of: "%}"), spend(close - tag.end)
      else { return ([], tag.end) }
      return ([], close + 2)
    case "link": return (Array("/".utf8) + tag.rest, tag.end)
    case "post_url": return (Array("/_posts/".utf8) + tag.rest + Array(".md".utf8), tag.end)
    case let name:
      let continues = name.hasPrefix("end") || ["else", "elsif", "elif", "when"].contains(name)
      if !continues { tell(.include, name) }
      return ([], tag.end)
    }
  }

  /// What stands on the same line up to `{% endraw %}`, which shows as it is written.
  private mutating func rawText(_ tag: TemplateTag) -> (text: [UInt8], end: Int)? {
    let line = body[tag.end...].prefix(ComponentTagReader.reach).prefix { $0 != Byte.lineFeed }
    guard let word = line.firstIndex(of: "endraw"), spend(word - tag.end),
      let close = line[word...].firstIndex(of: "%}")
    else { return nil }
    var text = line[..<word]
    while let last = text.last, Byte.isBlank(last) || last == Byte.hyphen { text.removeLast() }
    guard text.suffix(2).elementsEqual("{%".utf8) else { return nil }
    return (Array(text.dropLast(2)), close + 2)
  }

  /// The text of a value that is about the address of the site; `nil` for others, which are shown,
  /// unless the text is one that a template repeats for each of its data.
  private mutating func value(_ tag: TemplateTag) -> [UInt8]? {
    if let address = Self.address(tag) { return address }
    if let call = tag.call {
      tell(.include, call)
      return []
    }
    tell(.expression, String(tag.rest.text.prefix(40)))
    return repeats ? [] : nil
  }

  /// A line of code with what its shortcodes `param` stand for, which Hugo fills in there as well.
  mutating func fillingParameters(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard holdsTemplates, frontMatter != nil, line.firstIndex(of: "param") != nil else {
      return line
    }
    var filled: [UInt8] = []
    var rest = line
    while let brace = rest.firstIndex(of: "{{"), spend(line.count) {
      guard let tag = TemplateTag.tag(at: brace, of: body), tag.end <= rest.endIndex,
        tag.kind == .shortcode, tag.name == "param", let name = tag.argument(),
        let value = value(ofExpression: "frontmatter.\(name)")
      else {
        filled += rest[..<(brace + 2)]
        rest = rest[(brace + 2)...]
        continue
      }
      filled += rest[..<brace] + Array(value.utf8)
      rest = rest[tag.end...]
    }
    return (filled + rest)[...]
  }

  static func address(_ tag: TemplateTag) -> [UInt8]? {
    let text = tag.rest.text
    if let quote = tag.rest.first, "\"'".utf8.contains(quote), text.contains("_url") {
      return Array(tag.rest.dropFirst().prefix { $0 != quote })
    }
    let sites = ["site.baseurl", "site.url", "site.baseURL", "base_url", "BASE_PATH"]
    return sites.contains(text) ? [] : nil
  }

  private mutating func shortcode(_ tag: TemplateTag) -> [UInt8] {
    if tag.isEnd {
      leave(.shortcode(tag.name))
      return []
    }
    switch tag.name {
    case "ref", "relref": return Array(PageName.destination(tag.argument() ?? "").utf8)
    case "figure", "img", "image":
      guard let source = tag.argument("src") ?? tag.argument() else { break }
      return Array("![\(tag.argument("alt") ?? "")](<\(source)>)".utf8)
    case "param":
      guard let name = tag.argument(), let value = value(ofExpression: "frontmatter.\(name)")
      else { break }
      return Array(value.utf8)
    default: break
    }
    tell(.include, tag.name)
    return []
  }
}
