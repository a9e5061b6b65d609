// MARK: - Terms and what they mean

extension FormRewriter {
  /// `: text` below a term, as Pandoc, PHP Markdown, Hugo and MkDocs have it: on a line of its own, or
  /// in a paragraph where a blank line divides them. What it means may begin with an alert, a tab or
  /// code.
  mutating func readMeaning(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let lead = line.indentation
    guard lead < 4, let blank = content.dropFirst().first, Byte.isBlank(blank), let term = term()
    else { return false }
    let start = output.count
    containers.append(FormContainer(end: .indentation(lead + 2), strip: lead + 4, lead: lead))
    let meaning = content.dropFirst().drop(while: Byte.isBlank)
    if meaning.first != Byte.colon, readBlock(meaning) { return true }
    writeInline(meaning)
    if term.isApart { return true }
    if output[start...].isBlankLine {
      moveDown(term.start..<term.end)
    } else {
      output.insert(Byte.backslash, at: term.end)
    }
    return true
  }

  /// The line of a term, or of what it means so far, above the line that is written.
  private func term() -> (start: Int, end: Int, isApart: Bool)? {
    var place = output.endIndex
    while let end = output[..<place].lastIndex(of: Byte.lineFeed) {
      if let above = lineAbove(place) {
        let isTerm = isTerm(above.text) || mayBeginBlock && above.text.hasPrefix("<!--")
        return isTerm ? (above.start, above.end, mayBeginBlock) : nil
      }
      guard mayBeginBlock else { return nil }
      place = end
    }
    return nil
  }

  /// Moves a term to the line that is written, where what stood there is left out: a blank line
  /// would divide the term from the rest of what it means.
  private mutating func moveDown(_ term: Range<Int>) {
    let text = Array(output[term])
    let start = (output.lastIndex(of: Byte.lineFeed) ?? 0) + 1
    // The marks of quotes around both.
    let prefix = Array(output[start...])
    output.removeSubrange(start...)
    output.replaceSubrange(term, with: prefix)
    output += text
  }

  /// Whether a line may be a term: running text, a link, or emphasised text.
  private func isTerm(_ line: ArraySlice<UInt8>) -> Bool {
    switch line.first {
    case Byte.openBracket:
      return line.last == Byte.closeBracket || line.firstIndex(of: "](") != nil
    case UInt8(ascii: "<"): return line.hasPrefix("<http")
    case UInt8(ascii: "*"): return line.dropFirst().first.map { !Byte.isBlank($0) } == true
    default: return isProse(line)
    }
  }
}
