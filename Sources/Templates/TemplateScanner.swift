import Diagnostics

/// Splits a template into lines of tokens. Linear in the size of the text, whatever it holds.
struct TemplateScanner {
  private(set) var lines: [[TemplateToken]] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  private let bytes: [UInt8]
  private var position = 0
  private var line: [TemplateToken] = []
  private var delimiters = Delimiters.usual
  private var places: LineCounter
  /// A closing sequence that is known not to come again, so that nobody looks for it twice.
  private var exhausted: Set<[UInt8]> = []

  static func scan(_ source: TemplateSource) -> TemplateScanner {
    var scanner = TemplateScanner(source)
    scanner.scan()
    return scanner
  }

  private init(_ source: TemplateSource) {
    path = source.path
    bytes = source.bytes
    places = LineCounter()
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func scan() {
    while position < bytes.count {
      guard let open = find(delimiters.open, from: position) else {
        addText(position..<bytes.count)
        break
      }
      addText(position..<open)
      position = open
      scanTag()
    }
    if !line.isEmpty { lines.append(line) }
  }

  private mutating func addText(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "\n"))
      line.append(.text(start..<(end.map { $0 + 1 } ?? range.upperBound)))
      guard let end else { return }
      lines.append(line)
      line = []
      start = end + 1
    }
  }

  private mutating func scanTag() {
    let open = position
    let location = place(of: open)
    let content = open + delimiters.open.count
    let sign = content < bytes.count ? bytes[content] : 0
    let form = TagForm(sign: sign, delimiters: delimiters)
    let start = content + (form.hasSign ? 1 : 0)
    guard let end = findEnd(of: form, from: start) else {
      diagnostics.append(.unclosedTag(preview(from: open), at: location))
      position = exhausted.contains(delimiters.close) ? bytes.count : resume(after: content)
      return
    }
    position = end + form.close.count
    let text = trimmed(start..<end)
    switch form.kind {
    case .comment: line.append(.tag(Tag(kind: .comment, name: "", location: location)))
    case .delimiters: change(to: text, at: location)
    default: addTag(form.kind, text, at: location)
    }
  }

  private mutating func addTag(
    _ kind: Tag.Kind, _ text: ArraySlice<UInt8>, at place: SourceLocation
  ) {
    let name = String(decoding: text, as: UTF8.self)
    if text.isEmpty {
      diagnostics.append(.emptyTag(at: place))
    } else if text.contains(where: \.isSpace) {
      diagnostics.append(.spaceInName(name, at: place))
    } else {
      line.append(.tag(Tag(kind: kind, name: name, location: place)))
    }
  }

  private mutating func change(to text: ArraySlice<UInt8>, at place: SourceLocation) {
    line.append(.tag(Tag(kind: .delimiters, name: "", location: place)))
    let parts = text.split(whereSeparator: \.isSpace)
    guard parts.count == 2, !text.contains(UInt8(ascii: "=")) else {
      diagnostics.append(.badDelimiters(String(decoding: text, as: UTF8.self), at: place))
      return
    }
    delimiters = Delimiters(open: Array(parts[0]), close: Array(parts[1]))
    exhausted = []
  }

  // MARK: Finding

  /// The end of the tag's content. A tag that meets another opening delimiter first is unclosed,
  /// except where the content may hold anything.
  private mutating func findEnd(of form: TagForm, from start: Int) -> Int? {
    if exhausted.contains(form.close) { return nil }
    let mayHoldDelimiters = form.kind == .comment || form.kind == .delimiters
    var index = start
    while index + form.close.count <= bytes.count {
      if matches(form.close, at: index) { return index }
      if !mayHoldDelimiters, matches(delimiters.open, at: index) { return nil }
      index += 1
    }
    exhausted.insert(form.close)
    return nil
  }

  private func resume(after content: Int) -> Int {
    find(delimiters.open, from: content) ?? bytes.count
  }

  private func find(_ wanted: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + wanted.count <= bytes.count {
      if matches(wanted, at: index) { return index }
      index += 1
    }
    return nil
  }

  @inline(__always)
  private func matches(_ wanted: [UInt8], at index: Int) -> Bool {
    guard index + wanted.count <= bytes.count else { return false }
    for offset in wanted.indices where bytes[index + offset] != wanted[offset] { return false }
    return true
  }

  private func trimmed(_ range: Range<Int>) -> ArraySlice<UInt8> {
    let content = bytes[range].drop(while: \.isSpace)
    guard let last = content.lastIndex(where: { !$0.isSpace }) else { return [] }
    return content[...last]
  }

  /// The beginning of an unclosed tag, to quote in a message.
  private func preview(from start: Int) -> String {
    let rest = bytes[start...].prefix(32).prefix { !$0.isLineEnd }
    return String(String(decoding: rest, as: UTF8.self).prefix(24))
  }

  private mutating func place(of offset: Int) -> SourceLocation {
    places.advance(to: offset, in: bytes)
    return SourceLocation(path, line: places.line, column: offset - places.lineStart + 1)
  }
}

/// The sequences round a tag.
struct Delimiters {
  var open: [UInt8]
  var close: [UInt8]

  static let usual = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))
}

/// What the first byte of a tag says about the rest.
private struct TagForm {
  var kind: Tag.Kind
  var hasSign = true
  var close: [UInt8]

  init(sign: UInt8, delimiters: Delimiters) {
    close = delimiters.close
    switch sign {
    case UInt8(ascii: "#"): kind = .section
    case UInt8(ascii: "^"): kind = .inverted
    case UInt8(ascii: "/"): kind = .close
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "<"): kind = .parent
    case UInt8(ascii: "$"): kind = .block
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: "&"): kind = .raw
    case UInt8(ascii: "{"):
      kind = .raw
      close = [UInt8(ascii: "}")] + delimiters.close
    case UInt8(ascii: "="):
      kind = .delimiters
      close = [UInt8(ascii: "=")] + delimiters.close
    default:
      kind = .variable
      hasSign = false
    }
  }
}

/// Counts lines up to an offset; offsets only grow.
private struct LineCounter {
  private(set) var line = 1
  private(set) var lineStart = 0
  private var counted = 0

  mutating func advance(to offset: Int, in bytes: [UInt8]) {
    while counted < offset {
      if bytes[counted] == UInt8(ascii: "\n") {
        line += 1
        lineStart = counted + 1
      }
      counted += 1
    }
  }
}
