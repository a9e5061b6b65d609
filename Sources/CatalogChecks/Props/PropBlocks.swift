/// The list of props of a `component.yaml` as lines, so that a change leaves all others alone.
///
/// Only the layout is known that one writes by hand: `props:` at the left edge, each prop begun by
/// a line `- key: value`, its other keys below. For anything else there are no blocks.
struct PropBlocks {
  /// The lines of one prop, each without its line feed.
  struct Block {
    var lines: [String]
    /// The column of its keys, from 0.
    var indentation: Int

    /// The name that its first line gives, without quotes.
    var name: String? {
      lines.first.flatMap { value(of: "name", in: $0) }.map {
        $0.filter { $0 != "\"" && $0 != "'" }
      }
    }
  }

  /// The lines up to and with `props:`.
  var head: [String]
  var blocks: [Block]
  /// The lines after the last prop.
  var tail: [String]

  /// Lines of a file that is mended; the cost of finding what changed grows with their square.
  private static let lineLimit = 1_000

  init?(_ text: String) {
    guard text.hasSuffix("\n"), !text.utf8.contains(UInt8(ascii: "\r")) else { return nil }
    let lines = UnifiedDiff.lines(of: text).map { String($0.dropLast()) }
    guard lines.count <= Self.lineLimit else { return nil }
    guard let start = lines.firstIndex(where: { $0.hasPrefix("props:") }) else {
      // Before what usually follows the props, or at the end.
      let end = lines.firstIndex { $0.hasPrefix("children:") } ?? lines.count
      head = lines[..<end] + ["props:"]
      blocks = []
      tail = Array(lines[end...])
      return
    }
    let value = lines[start].dropFirst("props:".count).filter { $0 != " " }
    guard value.isEmpty || value == "[]" else { return nil }
    head = lines[..<start] + ["props:"]
    blocks = []
    tail = Array(lines[(start + 1)...])
    guard value.isEmpty else { return }
    while let block = Self.next(in: &tail) { blocks.append(block) }
    if blocks.isEmpty || tail.first?.hasPrefix(" ") == true { return nil }
    guard blocks.allSatisfy({ $0.name != nil }) else { return nil }
  }

  var text: String {
    let list = blocks.flatMap(\.lines)
    let start = list.isEmpty ? head.dropLast() + ["props: []"] : head
    return (start + list + tail).map { $0 + "\n" }.joined()
  }

  /// The column of the keys of a new prop.
  var indentation: Int { blocks.first?.indentation ?? 4 }

  /// Takes the first prop off `lines`.
  private static func next(in lines: inout [String]) -> Block? {
    guard let first = lines.first else { return nil }
    let edge = first.prefix { $0 == " " }.count
    guard first.dropFirst(edge).hasPrefix("- ") else { return nil }
    let dash = first.dropFirst(edge + 1)
    let indentation = edge + 1 + dash.prefix { $0 == " " }.count
    var end = 1
    for (index, line) in lines.enumerated().dropFirst() {
      let column = line.prefix { $0 == " " }.count
      if column == line.count { continue }
      if column < indentation { break }
      end = index + 1
    }
    defer { lines.removeFirst(end) }
    return Block(lines: Array(lines.prefix(end)), indentation: indentation)
  }
}

extension PropBlocks.Block {
  /// Writes a key, before the description where it is new.
  mutating func set(_ key: String, _ value: String) {
    let line = String(repeating: " ", count: indentation) + "\(key): \(value)"
    if let range = range(of: key) {
      let start = lines[range.lowerBound].prefix(indentation)
      lines.replaceSubrange(range, with: [start + "\(key): \(value)"])
    } else {
      lines.insert(line, at: range(of: "description")?.lowerBound ?? lines.count)
    }
  }

  mutating func remove(_ key: String) {
    if let range = range(of: key), range.lowerBound > 0 { lines.removeSubrange(range) }
  }

  /// The line of a key, and what lies below it.
  private func range(of key: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { value(of: key, in: $0) != nil }) else {
      return nil
    }
    let rest = lines[(start + 1)...].prefix { line in
      let column = line.prefix { $0 == " " }.count
      return column > indentation || column == indentation && line.dropFirst(column).hasPrefix("-")
    }
    return start..<(start + 1 + rest.count)
  }

  fileprivate func value(of key: String, in line: String) -> String? {
    let start = line.prefix(indentation)
    let text = line.dropFirst(indentation)
    guard start.allSatisfy({ $0 == " " || $0 == "-" }), text.hasPrefix(key + ":") else {
      return nil
    }
    return text.dropFirst(key.count + 1).split(separator: " ").first.map(String.init) ?? ""
  }
}
