// MARK: - Elements of HTML that kramdown ends otherwise than CommonMark

extension FormRewriter {
  /// What stands for a blank line that does not end an element.
  static let emptyComment = Array("<!---->".utf8)

  /// Notes that a table of HTML begins or ends on a line.
  mutating func followTable(_ line: ArraySlice<UInt8>) {
    let content = line.trimmed
    guard content.first == UInt8(ascii: "<") else { return }
    if content.starts(with: "<table".utf8), line.indentation < 4 { isInTable = true }
    if content.firstIndex(of: "</table") != nil { isInTable = false }
  }

  /// Reads what stands behind comments on a line as if it began with it: to CommonMark, a line that
  /// begins with a comment is no part of the paragraph below.
  mutating func readBehindComments(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    var rest = content
    while rest.hasPrefix("<!--"), spend(1), let end = rest.firstIndex(of: "-->") {
      rest = rest[(end + 3)...].drop(while: Byte.isBlank)
    }
    guard rest.count < content.count, let first = rest.first, first != UInt8(ascii: "<") else {
      return false
    }
    output += [UInt8](repeating: Byte.space, count: min(line.indentation, 3))
    if !readBlock(rest) { writeInline(rest) }
    return true
  }

  /// Whether a blank line is inside a table whose text goes on further in, so that it would become
  /// code: in kramdown, an element ends with its tag.
  var continuesTable: Bool {
    mutating get {
      guard isInTable else { return false }
      var start = resume
      while start < body.endIndex {
        let end = body[(start + 1)...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
        let next = body[(start + 1)..<end]
        guard spend(next.count + 1) else { return false }
        if !next.isBlankLine { return next.indentation >= 4 }
        start = end
      }
      return false
    }
  }

  /// Ends the element above the fence of a block of code, which CommonMark would take as a part of
  /// it: the end of `</div>` moves up a line, and a blank line takes its place.
  mutating func endElement(above line: ArraySlice<UInt8>) {
    guard FormFence(openedBy: line, depth: containers.count) != nil else { return }
    let tag = "</div>"
    let ending = Array("\n\(tag)\n".utf8)
    guard output.count > ending.count, output.suffix(ending.count).elementsEqual(ending) else {
      return
    }
    output.removeLast(ending.count)
    output += " \(tag)\n\n".utf8
  }
}
