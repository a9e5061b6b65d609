// MARK: - Lines that open or close something

extension FormRewriter {
  /// Reads a line that is a form of another tool as a whole.
  ///
  /// - Returns: Whether it is one.
  mutating func readBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.trimmed
    guard let first = content.first else { return false }
    switch first {
    case UInt8(ascii: "`"): return readMDXFence(content, line) || readFence(line)
    case Byte.tilde, Byte.greater: return readFence(line)
    case Byte.colon: return readColons(content, line)
    case UInt8(ascii: "#"): return readCodeHeading(content, line)
    case UInt8(ascii: "!"), UInt8(ascii: "?"): return readIndented(content, line)
    case UInt8(ascii: "/"): return readSlashes(content, line)
    case UInt8(ascii: "="): return readTab(content, line)
    case UInt8(ascii: "@"): return readDirective(content, line)
    case UInt8(ascii: "}"): return content.count == 1 && leaveBrace()
    case UInt8(ascii: "{"):
      return readAttributes(content) || readPlace(content, line)
        || readTemplate(content, line)
    case Byte.hyphen: return readSnippet(content) || readFence(line)
    case Byte.openBracket:
      return ["[TOC]", "[[TOC]]", "[[toc]]", "[[_TOC_]]"].contains(content.text)
        || readNote(content, line)
    case UInt8(ascii: "<"):
      return passOverDrawing(line) || readBehindComments(content, line)
        || readComponent(content, line) || readFigure(content)
        || readMarkdownElement(content, line) || readMarkedElement(content, line)
        || readWarning(content, line)
    case UInt8(ascii: "i"), UInt8(ascii: "e"): return readModuleLine(line)
    default: return readContentsItem(content, line) || readFence(line)
    }
  }

  private mutating func readFence(_ line: ArraySlice<UInt8>) -> Bool {
    guard let opened = FormFence(openedBy: line, depth: containers.count) else { return false }
    if passOverEmptyFence(line, opened) { return true }
    fence = opened
    // ``` { .sh .no-copy } names its language as a class.
    let start = line.firstIndex { $0 == opened.mark[0] } ?? line.startIndex
    let info = line[start...].dropFirst(opened.mark.count)
    let braced = info.trimmed
    output += line[..<info.startIndex]
    if braced.first == UInt8(ascii: "{") {
      let language = braced.dropFirst().drop { Byte.isBlank($0) || $0 == UInt8(ascii: ".") }.word
      output += language
      let title = CodeBlock(info: braced.text, text: "", firstLine: 0).title
      if let title { output += " title=\"\(title)\"".utf8 }
    } else {
      output += info
    }
    return true
  }

  mutating func open(_ container: FormContainer, _ opening: AlertOpening) {
    var opening = opening
    opening.title = opening.title.map { plain($0) }
    output += [UInt8](repeating: Byte.space, count: container.lead) + opening.bytes
    containers.append(container)
  }

  private mutating func readColons(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    let lead = line.indentation
    let count = content.prefix { $0 == Byte.colon }.count
    if count == 1 { return readMeaning(content, line) }
    guard count >= 3 else { return false }
    if content.dropFirst(count).isBlankLine { return closeColons(count, at: content.startIndex) }
    guard let (colons, opening) = AlertOpening.fenced(content) else { return false }
    // `::: package.module` of mkdocstrings, which has no end.
    if opening.hasNoEnd {
      tell(.include, ":::")
      output += title(ofCode: opening.word, lead: lead)
      containers.append(FormContainer(end: .indentation(lead + 1), isLeftOut: true))
      return true
    }
    // Groups of code and of tabs only arrange what they hold.
    if ["code-group", "tabs", "tab-set", "row", "grid", "details"].contains(opening.word) {
      var container = FormContainer(end: .colons(colons), strip: 0, lead: lead)
      container.isTabs = opening.word == "tabs"
      containers.append(container)
      // What stands behind `tabs` names the choice that several of them share.
      if let title = opening.title, !container.isTabs { output += Self.bold(plain(title)) }
      return true
    }
    open(.alert(.colons(colons), lead: lead), opening)
    return true
  }

  private mutating func readIndented(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard let opening = AlertOpening.indented(content) else { return false }
    let lead = line.indentation
    open(.alert(.indentation(lead + 2), lead: lead, strip: 4), opening)
    return true
  }

  /// `=== "Title"` of MkDocs: the title, with what is indented below it.
  private mutating func readTab(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    if readPressTab(content) { return true }
    guard content.hasPrefix("=== ") || content.hasPrefix("===! ") || content.hasPrefix("===+ "),
      let start = content.firstIndex(of: "\"")
    else { return false }
    let title = content[start...].dropFirst().prefix { $0 != UInt8(ascii: "\"") }
    let lead = line.indentation
    output += [UInt8](repeating: Byte.space, count: lead) + Self.bold(plain(title.text))
    containers.append(FormContainer(end: .indentation(lead + 2), strip: 4, lead: lead))
    return true
  }

  /// The title of a part that is drawn below it. The blanks keep a text that follows from running
  /// into it.
  static func bold(_ title: String) -> [UInt8] { Array("**\(title)**  ".utf8) }

  /// `[^label]: text`, with what is indented below it.
  private mutating func readNote(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard let label = Footnotes.definition(content) else { return false }
    let lead = line.indentation
    define(label.name, content[label.end...].dropFirst().drop(while: Byte.isBlank))
    containers.append(
      FormContainer(
        end: .indentation(lead + 2), lead: lead, isLeftOut: true, note: label.name))
    return true
  }

  private mutating func leaveBrace() -> Bool {
    let isBrace = { (container: FormContainer) in
      if case .brace = container.end { true } else { false }
    }
    guard let index = containers.lastIndex(where: isBrace) else { return false }
    leave(downTo: index)
    return true
  }

  /// `{: .class #id }` and `{ .class }`, which set the heading or the paragraph above.
  private mutating func readAttributes(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.last == UInt8(ascii: "}") else { return false }
    let isClass = content.dropFirst().drop(while: Byte.isBlank).first == UInt8(ascii: ".")
    if !content.hasPrefix("{:") {
      guard isClass, !isMDX, spend(content.count),
        AttributeList(content.dropFirst().dropLast().text[...]) != nil
      else { return false }
    }
    guard let name = AttributeList(content.dropFirst().dropLast().text[...])?.name,
      let above = lineAbove(output.endIndex)
    else { return true }
    let isHeading = above.text.drop { $0 == UInt8(ascii: "#") }.first.map(Byte.isBlank) == true
    if isHeading, above.text.first == UInt8(ascii: "#") {
      output.insert(contentsOf: " {#\(name)}".utf8, at: above.end)
    } else if let sign = above.text.first, "-=".utf8.contains(sign),
      above.text.allSatisfy({ $0 == sign }), let words = lineAbove(above.start)
    {
      output.insert(contentsOf: " {#\(name)}".utf8, at: words.end)
    } else if isProse(above.text) {
      output += content
    }
    return true
  }

  /// What was written on the line above a place, as bytes of its own, so that the output is not
  /// copied when it changes; `nil` for a blank line.
  func lineAbove(_ place: Int) -> (text: ArraySlice<UInt8>, start: Int, end: Int)? {
    guard let end = output[..<place].lastIndex(of: Byte.lineFeed) else { return nil }
    let start = output[..<end].lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0
    let text = output[start..<end].drop { Byte.isBlank($0) || $0 == Byte.greater }.trimmed
    return text.isEmpty ? nil : (Array(text)[...], start, end)
  }

  /// Whether a line can be nothing but that of a paragraph.
  func isProse(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first, !line.contains(Byte.pipe) else { return false }
    let isCode = first == UInt8(ascii: "`") && !line.hasPrefix("```")
    return Byte.isLetter(first) || first >= 0x80 || line.hasPrefix("**") || isCode
  }

  private mutating func readSnippet(_ content: ArraySlice<UInt8>) -> Bool {
    guard content.hasPrefix("--8<--") else { return false }
    tell(.include, "--8<--")
    return true
  }

  /// The item of a list that the contents of the page would take the place of, in kramdown.
  private func readContentsItem(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    guard InputGuard.listMarkerLength(content) != nil else { return false }
    let next = body[min(line.endIndex + 1, body.endIndex)...].prefix { $0 != Byte.lineFeed }
    return next.trimmed.hasPrefix("{:toc}")
  }

  /// A line of code at the top level of MDX.
  private mutating func readModuleLine(_ line: ArraySlice<UInt8>) -> Bool {
    let isImport = line.hasPrefix("import ")
    guard isImport || line.hasPrefix("export "), mayHoldModule else { return false }
    if !isMDX { return isImport ? isWholeImport(line) : line.hasPrefix("export const ") }
    guard mayBeginBlock || endsWithModuleLine else { return false }
    let text = body[line.startIndex...]
    var end = text.firstIndex(of: "\n\n") ?? body.endIndex
    // Braces may hold empty lines.
    if let brace = text[..<end].firstIndex(of: UInt8(ascii: "{")),
      let close = Braces.end(of: text[brace...].prefix(100_000)), close > end
    {
      end = text[close...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
    }
    if containers.holdMDX { end = text[..<end].firstIndex(of: "\n```") ?? end }
    if spend(end - line.startIndex) {
      resume = max(resume, end)
      if isImport { notePictures(in: text[..<end]) }
    }
    return true
  }

  /// Remembers `import name from './picture.png'`, which tags show by its name.
  private mutating func notePictures(in lines: ArraySlice<UInt8>) {
    for line in lines.split(separator: Byte.lineFeed) where line.hasPrefix("import ") {
      let name = line.dropFirst(7).drop(while: Byte.isBlank).word
      guard let from = line[name.endIndex...].firstIndex(of: " from "),
        line[name.endIndex..<from].isBlankLine, !name.isEmpty
      else { continue }
      let quoted = line[from...].dropFirst(6).trimmed
      let path = quoted.dropFirst().prefix { !"\"'".utf8.contains($0) }.filter {
        $0 != Byte.backslash
      }[...].text
      let endings = [".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg"]
      if endings.contains(where: path.lowercased().hasSuffix) { pictures[name.text] = path }
    }
  }

  private var endsWithModuleLine: Bool {
    output.last == Byte.lineFeed || output.isEmpty
  }

  private func isWholeImport(_ line: ArraySlice<UInt8>) -> Bool {
    let isQuote = { (byte: UInt8?) in byte.map { "\"'".utf8.contains($0) } == true }
    var rest = line.trimmed
    if rest.last == UInt8(ascii: ";") { rest.removeLast() }
    guard isQuote(rest.last) else { return false }
    return line.firstIndex(of: " from ") != nil || isQuote(line.dropFirst(7).first)
  }
}
