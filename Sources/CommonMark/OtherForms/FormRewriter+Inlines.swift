// MARK: - Running text

extension FormRewriter {
  /// Writes a line with what other tools would replace in it left out.
  mutating func writeInline(_ line: ArraySlice<UInt8>) {
    var copied = line.startIndex
    var index = line.startIndex
    while index < line.endIndex {
      guard let (text, end) = replacement(at: index, of: line) else {
        index = behind(index, of: line)
        continue
      }
      output += line[copied..<index]
      output += text
      index = end
      copied = end
      guard end <= line.endIndex else {
        resume = max(resume, end)
        return
      }
    }
    output += line[min(copied, line.endIndex)...]
  }

  /// Where reading goes on behind a sign that is text, and behind code.
  private mutating func behind(_ index: Int, of line: ArraySlice<UInt8>) -> Int {
    switch line[index] {
    case Byte.backslash: return min(index + 2, line.endIndex)
    case UInt8(ascii: "`"):
      let count = line[index...].prefix { $0 == UInt8(ascii: "`") }.count
      return endOfCode(count, after: index + count, of: line) ?? index + count
    case UInt8(ascii: "<") where line[index...].hasPrefix("<!--"):
      guard let end = line[index...].firstIndex(of: "-->") else {
        beginComment()
        return line.endIndex
      }
      return end + 3
    default: return index + 1
    }
  }

  private mutating func endOfCode(
    _ count: Int, after start: Int, of line: ArraySlice<UInt8>
  ) -> Int? {
    var index = start
    while spend(1), let tick = line[index...].firstIndex(of: UInt8(ascii: "`")) {
      let run = line[tick...].prefix { $0 == UInt8(ascii: "`") }
      _ = spend(run.endIndex - index)
      if run.count == count { return run.endIndex }
      index = run.endIndex
    }
    return nil
  }

  private mutating func replacement(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    switch line[index] {
    case UInt8(ascii: "<"):
      guard let tag = component(at: index, isLineStart: line[..<index].isBlankLine) else {
        return tagWithLoneEnd(at: index, of: line)
      }
      if tag.isEnd, !isOpened(tag, in: line[..<index]) { leave(.tag(tag.name)) }
      let isComponent = tag.name.utf8.first.map(Byte.isCapital) ?? true
      if isComponent, let verdict = Self.verdict(of: tag) {
        return (Self.bold(verdict) + text(of: tag), tag.end)
      }
      var shown = isComponent ? text(of: tag) : html(of: tag)
      if isComponent, shown.isEmpty { shown = anchor(of: tag) }
      if !isComponent { shown = padded(shown, index..<tag.end, behind: line[..<index]) }
      return (shown, shown.isEmpty ? behindBlanks(tag.end, after: index, of: line) : tag.end)
    case UInt8(ascii: "{"): return braces(at: index, of: line)
    case UInt8(ascii: "+"):
      guard spend(1), let keys = PressedKeys(at: index, of: line) else { return nil }
      return (keys.html, keys.end)
    case UInt8(ascii: "="), Byte.tilde, UInt8(ascii: "^"):
      guard spend(1), let mark = TextMark(at: index, of: line) else { return nil }
      return (mark.html, mark.end)
    case Byte.colon: return emoji(at: index, of: line)
    case Byte.openBracket: return bracket(at: index, of: line)
    case UInt8(ascii: "!") where line[index...].dropFirst().first == Byte.openBracket:
      return unaddressed(at: index + 1, of: line)
    default: return nil
    }
  }

  /// A tag of HTML with the attributes whose values are texts.
  private mutating func html(of tag: ComponentTag) -> [UInt8] {
    if let empty = emptyElement(tag) { return empty }
    tellAddresses(of: tag)
    var tag = tag
    if tag["src"] == nil, let source = source(of: tag) { tag.attributes.append(("src", source)) }
    let isCode = { (name: String) in tag.hasCode && name == "style" }
    let attributes = tag.attributes.filter { !$0.value.contains("\"") && !isCode($0.name) }
      .map { " \($0.name)=\"\($0.value)\"" }.joined()
    return Array("<\(tag.isEnd ? "/" : "")\(tag.name)\(attributes)\(tag.isEmpty ? " /" : "")>".utf8)
  }

  private mutating func braces(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    let text = line[index...]
    if text.hasPrefix("{/*") { return comment(at: index) }
    if text.hasPrefix("{{") || text.hasPrefix("{%") { return template(at: index) }
    guard isMDX, !text.hasPrefix("{#"), !text.hasPrefix("{:"), let end = endOfBraces(text)
    else { return nil }
    let code = text[..<end].dropFirst().dropLast().trimmed
    if let quote = code.first, "\"'`".utf8.contains(quote), code.count > 1, code.last == quote {
      return (Array(code.dropFirst().dropLast()), end)
    }
    if code.isEmpty { return ([], end) }
    if let value = value(ofExpression: code.text) { return (Array(value.utf8), end) }
    if frontMatter?.lacks(code.text) == true { return ([], end) }
    tell(.expression, String(code.text.prefix(40)))
    return (Array(text[..<end]), end)
  }

  /// What front matter says, which is read through for each expression that names it.
  mutating func value(ofExpression code: String) -> String? {
    guard let frontMatter, code.lowercased().hasPrefix("frontmatter."),
      spend(frontMatter.text.utf8.count)
    else { return nil }
    return frontMatter.value(ofExpression: code)
  }

  /// Behind the brace that closes the first of a text, as far as may be read ahead.
  private mutating func endOfBraces(_ text: ArraySlice<UInt8>) -> Int? {
    guard spend(1) else { return nil }
    let end = Braces.end(of: text)
    _ = spend((end ?? text.endIndex) - text.startIndex)
    return end
  }

  /// A comment of MDX; but for the name of a heading, `{/* #name */}`.
  private mutating func comment(at index: Int) -> (text: [UInt8], end: Int)? {
    let text = body[index...].prefix(ComponentTagReader.reach)
    guard spend(3), let close = text.firstIndex(of: "*/}") else {
      _ = spend(text.count)
      return nil
    }
    let content = text[..<close].dropFirst(3).trimmed
    let isName = content.first == UInt8(ascii: "#") && !content.contains(where: Byte.isSpace)
    return (isName ? Array("{".utf8) + content + Array("}".utf8) : [], close + 3)
  }
}

// MARK: - Codes, notes and addresses

extension FormRewriter {
  private mutating func emoji(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    let before = index > line.startIndex ? line[index - 1] : Byte.space
    guard !Byte.isLetter(before), !Byte.isDigit(before), before != Byte.colon, spend(1),
      let word = EmojiCode.word(line[index...])
    else { return nil }
    let end = index + word.utf8.count + 2
    if let emoji = EmojiCode.emoji(word) { return (Array(emoji.utf8), end) }
    guard EmojiCode.isIcon(word) else { return nil }
    tell(.include, ":\(word):")
    // The blanks behind it would begin a link, or code in a list.
    let lead = line[..<index].trimmed
    let opens =
      lead.isEmpty || before == Byte.openBracket
      || InputGuard.listMarkerLength(lead) == lead.count
    let rest = line[behindAttributes(at: end, of: line)...]
    return ([], opens ? behindIcons(rest).startIndex : rest.startIndex)
  }

  /// What stands behind blanks and further icons.
  private mutating func behindIcons(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = text.drop(while: Byte.isBlank)
    while rest.first == Byte.colon, spend(1), let word = EmojiCode.word(rest),
      EmojiCode.isIcon(word)
    {
      tell(.include, ":\(word):")
      let end = behindAttributes(at: rest.startIndex + word.utf8.count + 2, of: rest)
      rest = rest[end...].drop(while: Byte.isBlank)
    }
    return rest
  }

  /// Behind the attributes of an icon, `:material-check:{ .green }`.
  private mutating func behindAttributes(at index: Int, of line: ArraySlice<UInt8>) -> Int {
    let text = line[index...].prefix(ComponentTagReader.reach)
    guard text.first == UInt8(ascii: "{"), let end = text.firstIndex(of: UInt8(ascii: "}")),
      spend(end - index), AttributeList(text[..<end].dropFirst().text[...]) != nil
    else { return index }
    return end + 1
  }

  /// A title without the codes of icons and the labels of references in it, and with emoji in place
  /// of theirs.
  mutating func plain(_ title: String) -> String {
    let title = Self.withoutComponents(title)
    guard title.contains(":") || title.contains("][") else { return title }
    var result: [UInt8] = []
    var rest = Array(title.utf8)[...]
    while let first = rest.first {
      if first == Byte.openBracket,
        let (text, end) = crossReference(at: rest.startIndex, of: rest)
      {
        result += text
        rest = rest[end...]
        continue
      }
      guard first == Byte.colon, let word = EmojiCode.word(rest),
        EmojiCode.isIcon(word) || EmojiCode.emoji(word) != nil
      else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(word.utf8.count + 2)
      if let emoji = EmojiCode.emoji(word) {
        result += emoji.utf8
      } else {
        tell(.include, ":\(word):")
        rest = rest.drop(while: Byte.isBlank)
      }
    }
    return result[...].trimmed.text
  }

  private mutating func bracket(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    guard line[index...].dropFirst().first == UInt8(ascii: "^") else {
      return unaddressed(at: index, of: line) ?? crossReference(at: index, of: line)
    }
    guard let label = FootnoteLabel(line[index...]), let number = notes.number(of: label.name)
    else { return nil }
    return (Array("<sup>[\(number)](#\(Footnote.anchor(of: number)))</sup>".utf8), label.end)
  }

  /// The text alone of a link or an image whose address a template would fill in,
  /// `[#12]({{ site.repository }}/issues/12)`.
  private mutating func unaddressed(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    guard holdsTemplates, spend(1), let close = endOfBrackets(at: index, of: line),
      line[close...].hasPrefix("](")
    else { return nil }
    let address = line[close...].dropFirst(2).prefix(1_000)
    let plain = address.prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ")") }
    guard spend(plain.count + 1), let tag = TemplateTag.tag(at: plain.endIndex, of: line),
      tag.kind == .value, spend(tag.end - index), Self.address(tag) == nil,
      let end = line[tag.end...].prefix(1_000).firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    tell(.include, String(tag.rest.text.prefix(40)))
    return (Array(line[..<close].dropFirst(index + 1 - line.startIndex)), end + 1)
  }
}
