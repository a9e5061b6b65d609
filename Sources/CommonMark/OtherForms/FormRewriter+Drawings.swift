// MARK: - Drawings in the text

extension FormRewriter {
  /// Leaves out what is between the tags of a drawing in SVG that begins on a line and ends on
  /// another. It says nothing to a reader, and to CommonMark a blank line in it would end the HTML,
  /// so that the rest would be text.
  ///
  /// - Returns: Whether the line begins one.
  mutating func passOverDrawing(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.trimmed
    guard !isMDX, let start = content.firstIndex(of: "<svg"),
      case let next = content[start...].dropFirst(4).first,
      next.map({ Byte.isBlank($0) || $0 == Byte.greater }) ?? true,
      content[start...].firstIndex(of: "</svg>") == nil, spend(content.count),
      let close = endOfDrawing
    else { return false }
    let lead = Array(line[..<content.startIndex])
    output += lead + content[..<start] + Self.emptyComment + Array("<svg></svg>".utf8)
    // A line that shows nothing stands in the place of each.
    let filling = [Byte.lineFeed] + containers.flatMap(\.prefix) + lead + Self.emptyComment
    let count = body[resume..<close].count { $0 == Byte.lineFeed }
    for _ in 0..<count { output += filling }
    paddedLines += count
    let rest = body[close...].prefix { $0 != Byte.lineFeed }
    output += rest.trimmed
    resume = rest.endIndex
    return true
  }

  /// Behind the tag that ends a drawing below the line that is read.
  private var endOfDrawing: Int? {
    mutating get {
      let rest = body[resume...]
      guard let tag = rest.firstIndex(of: "</svg>") else {
        _ = spend(rest.count)
        return nil
      }
      return spend(tag - resume) ? tag + 6 : nil
    }
  }
}
