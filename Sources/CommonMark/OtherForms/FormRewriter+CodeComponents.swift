// MARK: - Components that show code

extension FormRewriter {
  /// `<CodeBlock language="sh">{`code`}</CodeBlock>` of Docusaurus: a fence, for whose marks there
  /// have to be lines among those of the component and the blank ones around it.
  mutating func readCodeBlock(_ tag: ComponentTag, _ line: ArraySlice<UInt8>) -> Bool {
    guard tag.name == "CodeBlock", !tag.isEmpty, !tag.isEnd, let close = endTag(of: tag),
      let code = ComponentCode(body[tag.end..<close])
    else { return false }
    var end = close + "</CodeBlock>".utf8.count
    let rest = body[end...].prefix { $0 != Byte.lineFeed }
    guard rest.isBlankLine else { return false }
    end = rest.endIndex
    for value in code.values { tell(.expression, value) }
    let fence = code.fence(Self.info(of: tag))
    var left = fence.count - 1 - body[line.startIndex..<end].count { $0 == Byte.lineFeed }
    if left > 0, let blank = endOfBlankLine(behind: end) { (end, left) = (blank, left - 1) }
    let lead = [UInt8](repeating: Byte.space, count: line.indentation)
    let prefix = containers.flatMap(\.prefix)
    var lines = fence.map { lead + $0.utf8 }[...]
    if left > 0, prefix.isEmpty, output.suffix(2).elementsEqual("\n\n".utf8) {
      output.insert(contentsOf: lines.removeFirst(), at: output.count - 1)
      left -= 1
    }
    guard left <= 0 else { return writeAsWords(code, lead, to: end) }
    output += lines.joined(separator: [Byte.lineFeed] + prefix)
    resume = max(resume, end)
    paddedLines += lines.count - 1
    return true
  }

  /// Code for whose fence there is no room.
  private mutating func writeAsWords(_ code: ComponentCode, _ lead: [UInt8], to end: Int) -> Bool {
    output += lead + Array(code.words.utf8)
    resume = max(resume, end)
    return true
  }

  /// The end of the blank line that follows on a place; that of the text where nothing follows.
  private func endOfBlankLine(behind end: Int) -> Int? {
    guard end < body.endIndex else { return end }
    let next = body[(end + 1)...].prefix { $0 != Byte.lineFeed }
    return next.isBlankLine ? next.endIndex : nil
  }

  private static func info(of tag: ComponentTag) -> String {
    let named = tag["className"].flatMap { $0.hasPrefix("language-") ? $0.dropFirst(9) : nil }
    let language = tag["language"] ?? named.map(String.init) ?? ""
    let title = tag["title"].map { $0.filter { $0 != "\"" && $0 != "`" && $0 != "\n" } } ?? ""
    return language.filter { !$0.isWhitespace && $0 != "`" }
      + (title.isEmpty ? "" : " title=\"\(title)\"")
  }
}

/// The code that a component holds: a text of JavaScript, or plain words.
struct ComponentCode {
  var lines: [String]
  /// What would be filled into it.
  var values: [String] = []

  /// `nil` where it holds something else, such as the name of an imported file.
  init?(_ content: ArraySlice<UInt8>) {
    let text = content.text.trimmingSpace
    guard text.first == "{" else {
      guard !text.isEmpty, !text.contains(where: { $0 == "<" || $0 == "{" }) else { return nil }
      lines = Self.lines(of: text)
      return
    }
    let code = text.dropFirst().trimmingSpace
    guard code.last == "}", case let literal = code.dropLast().trimmingSpace,
      let quote = literal.first, "`'\"".contains(quote), literal.count > 1, literal.last == quote
    else { return nil }
    var plain = ""
    var rest = literal.dropFirst().dropLast()
    while let character = rest.popFirst() {
      if character == quote { return nil }
      if character == "$", rest.first == "{", quote == "`", let end = rest.firstIndex(of: "}") {
        values.append(String(rest[..<end].dropFirst().prefix(40)))
      }
      if character == "\\", let escaped = rest.popFirst() {
        plain.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      } else {
        plain.append(character)
      }
    }
    lines = Self.lines(of: plain[...])
  }

  private static func lines(of text: Substring) -> [String] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .drop { $0.allSatisfy(\.isWhitespace) }
    let last = lines.lastIndex { !$0.allSatisfy(\.isWhitespace) }
    return last.map { lines[...$0].map(String.init) } ?? []
  }

  /// The lines of a fence that holds it.
  func fence(_ info: String) -> [String] {
    let longest = lines.joined(separator: "\n").split { $0 != "`" }.map(\.count).max() ?? 0
    let marks = String(repeating: "`", count: max(3, longest + 1))
    return [marks + info] + lines + [marks]
  }

  /// It in the words of a paragraph.
  var words: String {
    let code = lines.map { $0.trimmingSpace }.joined(separator: " ")
    let marks = String(
      repeating: "`", count: (code.split { $0 != "`" }.map(\.count).max() ?? 0) + 1)
    return "\(marks) \(code) \(marks)"
  }
}

extension StringProtocol where SubSequence == Substring {
  fileprivate var trimmingSpace: Substring {
    var text = self[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
