import Diagnostics

/// Maps the marks of libyaml to places in the file.
///
/// libyaml counts columns in Unicode scalars and ends lines at U+0085, U+2028 and U+2029 too;
/// places count columns in bytes of UTF-8 and lines as editors do.
struct SourceMap {
  let bytes: [UInt8]
  let path: String
  let firstLine: Int

  private var lines: [Line] = []
  /// The offset of every 64th scalar, so that a mark is found without a walk along its line.
  private var checkpoints: [Int] = []
  private static let stride = 64

  /// A line as libyaml counts it.
  private struct Line {
    /// The number of its first scalar.
    var scalar: Int
    /// The line of the text it belongs to, counted from 0, and where that begins.
    var textLine: Int
    var textLineOffset: Int
  }

  init(_ bytes: [UInt8], path: String, firstLine: Int) {
    self.bytes = bytes
    self.path = path
    self.firstLine = firstLine
    var scalar = 0
    lines.append(Line(scalar: 0, textLine: 0, textLineOffset: 0))
    for index in bytes.indices {
      if bytes[index] & 0xC0 != 0x80 {
        if scalar % Self.stride == 0 { checkpoints.append(index) }
        scalar += 1
      }
      if let kind = lineEnd(at: index) { appendLine(kind, after: index, scalar: scalar) }
    }
  }

  /// The beginning of the document.
  var start: SourceLocation { SourceLocation(path, line: firstLine, column: 1) }

  /// The offset behind the last byte that is neither a space nor a line end.
  var endOfText: Int {
    bytes.lastIndex { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D }.map { $0 + 1 } ?? 0
  }

  /// The place of a mark whose line and column are counted from 1.
  func location(line: Int, column: Int) -> SourceLocation {
    let found = lines[min(max(line, 1), lines.count) - 1]
    let offset = self.offset(line: line, column: column)
    return SourceLocation(
      path, line: found.textLine + firstLine, column: offset - found.textLineOffset + 1)
  }

  /// The place of a byte.
  func location(offset: Int) -> SourceLocation {
    // Only used for the one mistake that ends reading, so a walk over the lines does.
    let line = lines.last { $0.textLineOffset <= offset } ?? lines[0]
    return SourceLocation(
      path, line: line.textLine + firstLine, column: offset - line.textLineOffset + 1)
  }

  /// The byte at a mark whose line and column are counted from 1.
  func offset(line: Int, column: Int) -> Int {
    let scalar = lines[min(max(line, 1), lines.count) - 1].scalar + max(column, 1) - 1
    guard let checkpoint = checkpoints.indices.last.map({ min(scalar / Self.stride, $0) }) else {
      return 0
    }
    var offset = checkpoints[checkpoint]
    var remaining = scalar - checkpoint * Self.stride
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }

  private enum LineEnd { case everywhere, libyamlOnly }

  /// What ends at the byte, which is the last one of the line end.
  private func lineEnd(at index: Int) -> LineEnd? {
    switch bytes[index] {
    case 0x0A: return .everywhere
    case 0x0D: return index + 1 < bytes.count && bytes[index + 1] == 0x0A ? nil : .everywhere
    case 0x85: return index >= 1 && bytes[index - 1] == 0xC2 ? .libyamlOnly : nil
    case 0xA8, 0xA9:
      let isSeparator = index >= 2 && bytes[index - 1] == 0x80 && bytes[index - 2] == 0xE2
      return isSeparator ? .libyamlOnly : nil
    default: return nil
    }
  }

  private mutating func appendLine(_ end: LineEnd, after index: Int, scalar: Int) {
    guard var line = lines.last else { return }
    line.scalar = scalar
    if end == .everywhere {
      line.textLine += 1
      line.textLineOffset = index + 1
    }
    lines.append(line)
  }
}
