// MARK: - Components

extension FormRewriter {
  mutating func readComponent(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard let tag = component(at: content.startIndex, isLineStart: true),
      let name = tag.name.utf8.first, Byte.isCapital(name)
    else { return false }
    if readCodeBlock(tag, line) { return true }
    let rest = body[tag.end...].prefix { $0 != Byte.lineFeed }
    guard rest.isBlankLine else { return false }
    resume = max(resume, rest.endIndex)
    let lead = line.indentation
    if tag.isEnd {
      leave(.tag(tag.name))
      if followsList { divideLists(lead) }
      return true
    }
    if let opening = alert(of: tag), hasEnd(of: tag) {
      open(.alert(.tag(tag.name), lead: lead, strip: nil), opening)
      return true
    }
    if ["Terminal", "TerminalBlock"].contains(tag.name), !tag.isEmpty, hasEnd(of: tag) {
      let mark = Array("````".utf8)
      output += [UInt8](repeating: Byte.space, count: lead) + mark
      fence = FormFence(end: .component(tag.name), mark: mark, depth: containers.count)
      return true
    }
    output += [UInt8](repeating: Byte.space, count: min(lead, 3))
    let shown = text(of: tag)
    let words = shown.isEmpty ? words(of: tag) : shown
    output += words
    if words.isEmpty, followsList, lead == 0 { divideLists(lead) }
    if !tag.isEmpty { containers.append(FormContainer(end: .tag(tag.name), lead: lead)) }
    return true
  }

  /// Keeps the lists of neighbouring components apart, which a blank line alone does not.
  private mutating func divideLists(_ lead: Int) {
    guard lead < 4 else { return }
    output += [UInt8](repeating: Byte.space, count: lead) + Self.emptyComment
  }

  /// `<div markdown="1">` of kramdown and MkDocs, whose content is markdown: the tags are left out.
  mutating func readMarkdownElement(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard spend(content.count),
      let tag = ComponentTagReader.tag(at: content.startIndex, of: content),
      Self.holdingMarkdown.contains(tag.name)
    else { return false }
    if tag.isEnd {
      guard tag.end == content.endIndex, containers.last?.end == .tag(tag.name) else {
        return false
      }
      return leave(.tag(tag.name))
    }
    guard tag.attributes.contains(where: { $0.name == "markdown" }) else { return false }
    guard tag.end == content.endIndex else {
      let end = Array("</\(tag.name)>".utf8)
      guard content.count > end.count, content.suffix(end.count).elementsEqual(end) else {
        return false
      }
      writeInline(content[tag.end...].dropLast(end.count))
      return true
    }
    containers.append(FormContainer(end: .tag(tag.name), lead: line.indentation))
    return true
  }

  private static let holdingMarkdown: Set = [
    "article", "div", "figcaption", "figure", "section",
  ]

  private func alert(of tag: ComponentTag) -> AlertOpening? {
    guard !tag.isEmpty else { return nil }
    let title = tag["title"].flatMap { $0.isEmpty ? nil : $0 }
    if ["Admonition", "Callout", "Alert", "Aside"].contains(tag.name) {
      return AlertOpening(word: tag["type", "variant"] ?? "note", title: title)
    }
    guard Alert.Kind(word: tag.name) != nil else { return nil }
    return AlertOpening(word: tag.name.lowercased(), title: title)
  }

  /// Whether the tag that ends an element follows, so that no alert runs on to the end of the text.
  private mutating func hasEnd(of tag: ComponentTag) -> Bool { endTag(of: tag) != nil }

  /// Where the tag begins that ends an element.
  mutating func endTag(of tag: ComponentTag) -> Int? {
    let end = Array("</\(tag.name)>".utf8)
    var rest = body[tag.end...]
    while let less = rest.firstIndex(of: UInt8(ascii: "<")) {
      guard spend(less - rest.startIndex + 1) else { return nil }
      rest = rest[less...]
      if rest.starts(with: end) { return less }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// What a component shows itself; what is not known is told.
  mutating func text(of tag: ComponentTag) -> [UInt8] {
    switch tag.name {
    case "Tabs", "TabGroup", "CodeGroup", "CodeTabs":
      noteTabs(tag)
      return []
    case "TabItem", "Tab":
      let title = tag.isEnd ? "" : title(ofTab: tag)
      return title.isEmpty ? [] : Self.bold(title)
    case let name where name.hasSuffix("Link"):
      if tag.isEnd { return Array("</a>".utf8) }
      guard let address = tag["to", "href"], !address.contains("\"") else { break }
      let words = tag.isEmpty ? (tag["title", "label", "text"] ?? address) + "</a>" : ""
      return Array("<a href=\"\(address)\">\(words)".utf8)
    case "Image", "Img", "ThemedImage":
      if let source = source(of: tag) ?? tag["sources"] {
        return Array("![\(tag["alt"] ?? "")](<\(source)>)".utf8)
      }
    default:
      if let picture = pictures[tag.name] { return Array("![](<\(picture)>)".utf8) }
      // What would be embedded.
      if tag.isEmpty, let source = tag["src", "url"], source.hasPrefix("https://") {
        return Self.embedded(tag, source)
      }
    }
    if !tag.isEnd { tell(.component, tag.name) }
    return []
  }

  /// A link to what a component would show, in HTML, since markdown is none inside of an element; a
  /// row of a table as one.
  private static func embedded(_ tag: ComponentTag, _ source: String) -> [UInt8] {
    func escaped(_ text: String) -> String {
      [("&", "&amp;"), ("<", "&lt;"), ("\"", "&quot;")]
        .reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
    let link = "<a href=\"\(escaped(source))\">\(escaped(tag["title", "name"] ?? source))</a>"
    return Array((tag.name.hasSuffix("Row") ? "<tr><td>\(link)</td></tr>" : link).utf8)
  }

  /// The words that a component without a drawing has in its attributes: its title in bold, and a
  /// caption or a description in italics.
  private func words(of tag: ComponentTag) -> [UInt8] {
    guard !Self.silent.contains(tag.name), pictures[tag.name] == nil else { return [] }
    func words(_ text: String?) -> String? {
      let words = text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words?.isEmpty == true ? nil : words
    }
    let title = words(tag["title", "titleText", "header", "heading", "file-name"])
    let caption = words(tag["caption"] ?? (title == nil ? tag["alt"] : nil))
    let verdict = Self.verdict(of: tag)
    let said = [verdict, title == verdict ? nil : title].compactMap(\.self)
    return (said.isEmpty ? [] : Self.bold(said.joined(separator: ": ")))
      + Array((caption.map { said.isEmpty ? "*\($0)*  " : "*\($0)*" } ?? "").utf8)
  }

  /// The components that arrange others, whose attributes are no words.
  private static let silent: Set = ["Tabs", "TabGroup", "CodeGroup", "CodeTabs", "TabItem", "Tab"]

  /// The address of a picture: a text, or the name of one that is imported.
  func source(of tag: ComponentTag) -> String? {
    if let source = tag["src"] { return source }
    guard let code = tag.codes.first(where: { $0.name == "src" })?.value else { return nil }
    return pictures[code] ?? pictures[String(code.prefix { $0 != "." })]
  }

  /// The component, or the tag of HTML with code in it, that begins at a place.
  mutating func component(at start: Int, isLineStart: Bool) -> ComponentTag? {
    guard let next = body[start...].dropFirst().first,
      Byte.isLetter(next) || next == UInt8(ascii: "/") || next == Byte.greater, spend(1)
    else { return nil }
    guard let tag = ComponentTagReader.tag(at: start, of: body, mayHoldBlankLines: isMDX) else {
      _ = spend(min(ComponentTagReader.reach, body.endIndex - start))
      return nil
    }
    _ = spend(tag.end - start)
    guard let first = tag.name.utf8.first else { return isMDX ? tag : nil }
    guard Byte.isCapital(first) else {
      let isRewritten =
        tag.isEmpty || tag.hasBlankLine || isLineStart && opensEmbedded(tag, at: start)
      return tag.hasCode || isMDX && isRewritten ? tag : nil
    }
    // `<BR>` is HTML, and `List<Element>` a type.
    if tag.name == tag.name.uppercased(), RawElement.kind(of: tag.name.lowercased()) != nil {
      return nil
    }
    if !isMDX, !tag.isEnd, start > body.startIndex,
      Byte.isLetter(body[start - 1]) || Byte.isDigit(body[start - 1])
    {
      return nil
    }
    let isPlain = !tag.isEmpty && !tag.isEnd && tag.attributes.allSatisfy { $0.value.isEmpty }
    if isMDX || isLineStart || !isPlain { return tag }
    return hasEnd(of: tag) ? tag : nil
  }

  /// Whether a tag over several lines opens a film or the like that holds something. To CommonMark
  /// it would be running text, where what it holds does not tell its address.
  private func opensEmbedded(_ tag: ComponentTag, at start: Int) -> Bool {
    !tag.isEnd && RawElement.kind(of: tag.name.lowercased()) == .embedded
      && body[start..<tag.end].contains(Byte.lineFeed) && !body[tag.end...].hasPrefix("</")
  }
}

// MARK: - Tags over several lines

extension FormRewriter {
  /// A tag with lines that show nothing in place of those that it reaches over: an empty one would
  /// end the HTML around it. In running text they stand in the tag, since a comment would end the
  /// paragraph.
  mutating func padded(
    _ shown: [UInt8], _ range: Range<Int>, behind lead: ArraySlice<UInt8>
  ) -> [UInt8] {
    var count = body[range].count { $0 == Byte.lineFeed }
    guard count > 0 else { return shown }
    paddedLines += count
    let prefix = containers.flatMap(\.prefix)
    let columns = Self.indentation(below: lead)
    let blanks = [UInt8](repeating: Byte.space, count: spend(count * columns) ? columns : 0)
    // In a quote, what is left of the last line begins with the mark of the quote.
    let rest = body[range.upperBound...].prefix { $0 != Byte.lineFeed }
    let ending = prefix.isEmpty || rest.isBlankLine ? [] : [Byte.lineFeed]
    count -= ending.count
    func lines(of text: [UInt8]) -> [UInt8] {
      Array(repeating: [Byte.lineFeed] + prefix + blanks + text, count: count).flatMap(\.self)
    }
    guard let name = Self.nameInText(shown, behind: lead) else {
      return shown + lines(of: Self.emptyComment) + ending
    }
    return name + lines(of: [UInt8(ascii: "_")]) + shown[name.endIndex...] + ending
  }

  /// How far a line is indented to stay in the item that begins on the line above.
  private static func indentation(below lead: ArraySlice<UInt8>) -> Int {
    var rest = lead.drop(while: Byte.isBlank)
    while let length = InputGuard.listMarkerLength(rest) {
      rest = rest.dropFirst(length).drop(while: Byte.isBlank)
    }
    return rest.isEmpty ? lead.count : 0
  }

  /// The beginning of a tag that sets words in a paragraph, up to the end of its name.
  private static func nameInText(
    _ tag: [UInt8], behind lead: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8>? {
    // A heading and the row of a table have one line only.
    guard let first = lead.trimmed.first, first != UInt8(ascii: "#"), first != Byte.pipe,
      tag.first == UInt8(ascii: "<")
    else { return nil }
    let name = tag.dropFirst().prefix { Byte.isLetter($0) || Byte.isDigit($0) }
    switch RawElement.kind(of: name.text.lowercased()) {
    case .phrasing, .void: return tag[..<name.endIndex]
    default: return nil
    }
  }
}
