/// Raw HTML: what ``RawElement`` lists is written anew, tag by tag; the rest is shown as text.
///
/// Nothing of the author's is copied but text and the values of a few attributes, escaped. Every
/// element that is opened is closed, at the latest with the block around it.
extension HTMLWriter {
  mutating func writeRawBlock(_ html: String, line: Int) {
    if options.allowsRawHTML {
      markup(html)
    } else if !RawHTML.isComment(html) {
      let pieces = options.keepsTags ? RawTags.pieces(of: html) : []
      let settled = pieces.settled
      if pieces.contains(where: { $0.isKnownTag || $0.isReplaced })
        || settled.contains(where: \.isReplaced)
      {
        for piece in settled { write(piece, line: line + piece.line, isInline: false) }
        closePhrasing()
      } else if pieces.contains(where: { $0.content == .comment }) {
        writeBesideComments(pieces, line: line)
      } else {
        endRawStructure()
        findings.noteRawHTML(line: line)
        markup("<p>")
        text(html)
        markup("</p>")
      }
    }
    startLine()
  }

  /// What stands on the line of a comment, which CommonMark takes for HTML too.
  private mutating func writeBesideComments(_ pieces: [RawPiece], line: Int) {
    guard
      pieces.contains(where: { $0.content != .comment && !$0.source.allSatisfy(\.isWhitespace) })
    else { return }
    endRawStructure()
    markup("<p>")
    for piece in pieces { write(piece, line: line + piece.line, isInline: false) }
    markup("</p>")
  }

  mutating func writeRawInline(_ html: String, line: Int) {
    if options.allowsRawHTML { return markup(html) }
    guard options.keepsTags else {
      guard !RawHTML.isComment(html) else { return }
      findings.noteRawHTML(line: line)
      return text(html)
    }
    for piece in RawTags.pieces(of: html).settled { write(piece, line: line, isInline: true) }
  }

  /// Writes what stands in a block, whose raw elements end with it.
  mutating func contained(_ write: (inout HTMLWriter) -> Void) {
    let outer = raw.base
    raw.base = raw.count
    write(&self)
    closeRaw(downTo: raw.base)
    raw.base = outer
  }

  /// Ends what a block of markdown cannot stand in.
  mutating func endRawStructure() {
    closePhrasing()
    while let top = raw.top, raw.topKind == .structure || top == "summary" || top == "pre" {
      closeRaw(downTo: raw.count - 1)
    }
  }

  mutating func closeRaw(downTo count: Int) {
    while raw.count > count, let element = raw.pop() {
      if element == "a", let link = rawLink {
        let content = output.bytes[link.start...]
        if !content.isEmpty, LinkLabel.isMissing(in: content) { text(link.label) }
        rawLink = nil
      }
      markup("</\(element)>")
    }
  }

  private mutating func closePhrasing() {
    while raw.topKind == .phrasing { closeRaw(downTo: raw.count - 1) }
  }

  private mutating func write(_ piece: RawPiece, line: Int, isInline: Bool) {
    switch piece.content {
    case .comment: break
    case .leftOut: findings.noteRawHTML(line: line, .leftOut)
    case .embedded(let address, let title):
      writeEmbedded(address, title, line: line, isInline: isInline)
    // What is raw HTML inside a paragraph and no tag is a declaration or an instruction.
    case .text where isInline: show(piece, line: line)
    case .text: writeRawText(piece.source, line: line)
    case .close(let name):
      if RawElement.kind(of: name) == nil { return show(piece, line: line) }
      if let place = raw.place(of: name) { closeRaw(downTo: place) }
    case .open(let name, let attributes):
      if !open(name, attributes, line: line, isInline: isInline) { show(piece, line: line) }
    }
  }

  private mutating func show(_ piece: RawPiece, line: Int) {
    findings.noteRawHTML(line: line)
    if raw.topKind == .structure { endRawStructure() }
    text(String(piece.source))
  }

  private mutating func writeRawText(_ source: Substring, line: Int) {
    if raw.topKind == .structure, source.contains(where: { !$0.isWhitespace }) { endRawStructure() }
    if let less = RawTags.firstMarkup(in: source) {
      findings.noteRawHTML(line: line + source[..<less].utf8.count { $0 == Byte.lineFeed })
    }
    var start = source.startIndex
    for index in source.utf8.indices where source.utf8[index] == UInt8(ascii: "&") {
      guard RawReferences.begins(source.utf8[index...].dropFirst()) else { continue }
      text(String(source[start..<index]))
      markup("&")
      start = source.utf8.index(after: index)
    }
    text(String(source[start...]))
  }

  /// - Returns: Whether the tag is known and may stand here.
  mutating func open(
    _ name: String, _ attributes: [RawAttribute], line: Int, isInline: Bool
  ) -> Bool {
    guard let kind = RawElement.kind(of: name), !raw.isFull else { return false }
    switch kind {
    case .silent, .embedded: return false
    case .transparent: return true
    case .flow, .structure, .rule:
      guard !isInline, makeRoom(for: name) else { return false }
    case .phrasing, .void:
      if raw.topKind == .structure { endRawStructure() }
      if name == "a", isInsideLink { return true }
    }
    if name == "img" {
      writeRawImage(attributes, line: line, isInline: isInline)
    } else {
      writeTag(name, attributes, line: line, isInline: isInline)
    }
    return true
  }

  /// Ends what an element cannot stand in; `false` where it stands in none of its parents.
  private mutating func makeRoom(for name: String) -> Bool {
    closePhrasing()
    guard let parents = RawElement.parents(of: name) else {
      if raw.topKind == .structure { endRawStructure() }
      return true
    }
    let open = raw.stack[raw.base...]
    guard let parent = open.lastIndex(where: { parents.contains($0.name) }),
      open[(parent + 1)...].allSatisfy({ RawElement.endsByItself($0.name) })
    else { return false }
    closeRaw(downTo: parent + 1)
    return true
  }
}

// MARK: - Tags

extension HTMLWriter {
  /// A link to what would be shown inside the page.
  private mutating func writeEmbedded(
    _ address: String, _ title: String, line: Int, isInline: Bool
  ) {
    findings.noteRawHTML(line: line, .linked)
    if raw.topKind == .structure { endRawStructure() }
    let isAlone = !isInline && raw.count == raw.base
    if isAlone { markup("<p>") }
    let use = LinkUse(kind: .link, destination: address, line: line)
    if !isInsideLink, let destination = findings.resolved(use) {
      markup("<a")
      addressAttribute("href", destination)
      markup(">")
      text(title)
      markup("</a>")
    } else {
      text(title)
    }
    if isAlone { markup("</p>") }
  }
}

extension HTMLWriter {
  private mutating func writeTag(
    _ name: String, _ attributes: [RawAttribute], line: Int, isInline: Bool
  ) {
    let element = RawElement.element(for: name)
    let isEmpty = [.void, .rule].contains(RawElement.kind(of: name))
    markup("<" + element)
    if !isInline { writePlaceName(of: name, attributes) }
    var classes: [String] = []
    var label: String?
    if let level = RawElement.headingLevel(of: name) {
      attribute("role", "heading")
      attribute("aria-level", String(min(max(level + options.headingOffset, 1), 6)))
      classes.append("raw-" + name)
    }
    let alignment = name == "center" ? name : attributes.value(of: "align")?.lowercased() ?? ""
    if Table.Alignment(rawValue: alignment) != nil { classes.append("align-" + alignment) }
    if !classes.isEmpty { attribute("class", classes.joined(separator: " ")) }
    if name == "a", let address = attributes.value(of: "href") {
      let use = LinkUse(kind: .link, destination: address, line: line)
      if let destination = findings.resolved(use) {
        addressAttribute("href", destination)
        let names = ["aria-label", "title"].compactMap(attributes.value(of:))
        label = names.first { !$0.isEmpty } ?? LinkLabel.text(of: address)
      }
    }
    for name in ["title", "lang", "dir"] {
      if let value = attributes.value(of: name), !value.isEmpty { attribute(name, value) }
    }
    writeCounts(RawElement.counts(of: name), attributes)
    if name == "details", attributes.value(of: "open") != nil { markup(" open") }
    // Long lines make it scroll, so it takes the focus: the keyboard has no other way to it.
    if name == "pre" { attribute("tabindex", "0") }
    markup(isEmpty ? " />" : ">")
    if let label { rawLink = (output.bytes.count, label) }
    if !isEmpty { raw.push(name, as: element) }
  }

  /// The name of a block that links lead to; in running text, an anchor stands before the tag.
  private mutating func writePlaceName(of element: String, _ attributes: [RawAttribute]) {
    guard let place = RawElement.placeName(of: element, attributes), names.take(place) else {
      return
    }
    attribute("id", options.anchorPrefix + place)
  }

  private mutating func writeRawImage(
    _ attributes: [RawAttribute], line: Int, isInline: Bool
  ) {
    let alternative = attributes.value(of: "alt") ?? ""
    guard let address = attributes.value(of: "src"),
      let source = findings.resolved(LinkUse(kind: .image, destination: address, line: line))
    else { return text(alternative) }
    markup("<img")
    if !isInline { writePlaceName(of: "img", attributes) }
    addressAttribute("src", source)
    attribute("alt", alternative)
    writeCounts(RawElement.counts(of: "img"), attributes)
    markup(" />")
  }

  private mutating func writeCounts(_ names: [String], _ attributes: [RawAttribute]) {
    for name in names {
      guard let value = attributes.value(of: name), (1...4).contains(value.utf8.count),
        value.utf8.allSatisfy({ (48...57).contains($0) })
      else { continue }
      attribute(name, value)
    }
  }
}

extension RawElement {
  /// The attributes of an element that are numbers.
  fileprivate static func counts(of name: String) -> [String] {
    switch name {
    case "td", "th": ["colspan", "rowspan"]
    case "ol": ["start"]
    case "img": ["width", "height"]
    default: []
    }
  }

  /// 1 of `h1`; `nil` for what is no heading.
  fileprivate static func headingLevel(of name: String) -> Int? {
    name.count == 2 && name.first == "h" ? name.last?.wholeNumberValue : nil
  }
}
