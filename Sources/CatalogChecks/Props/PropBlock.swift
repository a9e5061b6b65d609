/// The lines of one prop of a `component.yaml`, without their ends.
struct PropBlock {
  /// Comments and blank lines before it, which move with it.
  private var lead: [String] = []
  private var lines: [String]
  /// The column of its keys, from 0.
  let indentation: Int

  /// A new prop.
  init(_ entries: [(key: String, value: String)], indentation: Int) {
    self.indentation = indentation
    let space = String(repeating: " ", count: indentation)
    let dash = String(repeating: " ", count: indentation - 2) + "- "
    lines = entries.enumerated().map { index, entry in
      (index == 0 ? dash : space) + "\(entry.key): \(entry.value)"
    }
  }

  /// Takes the first prop off `rest`; `nil` when it does not begin with one.
  init?(takingFrom rest: inout [String]) {
    guard let start = rest.firstIndex(where: { !YAMLText.isBlankOrComment($0) }) else {
      return nil
    }
    let edge = YAMLText.column(of: rest[start])
    let item = rest[start].dropFirst(edge)
    guard item.hasPrefix("- ") else { return nil }
    indentation = edge + 1 + YAMLText.column(of: item.dropFirst())
    var end = start + 1
    for (index, line) in rest.enumerated().dropFirst(start + 1) {
      if YAMLText.column(of: line) >= indentation, !YAMLText.isBlank(line) {
        end = index + 1
      } else if !YAMLText.isBlankOrComment(line) {
        break
      }
    }
    lead = Array(rest[..<start])
    lines = Array(rest[start..<end])
    rest.removeFirst(end)
  }

  var allLines: [String] { lead + lines }

  /// The name that it gives, without quotes.
  var name: String? {
    lines.lazy.compactMap { value(of: "name", in: $0) }.first.map { value in
      YAMLText.parts(value).value.filter { $0 != "\"" && $0 != "'" }
    }
  }

  /// Whether each key begins a line of its own, so that one can be written without the others.
  var hasLineForEachKey: Bool {
    lines.enumerated().allSatisfy { index, line in
      if index > 0, YAMLText.isBlankOrComment(line) || YAMLText.column(of: line) > indentation {
        return true
      }
      let rest = line.dropFirst(indentation)
      // The items of a list may stand below their key.
      if index > 0, rest.hasPrefix("-") { return true }
      let afterKey = rest.drop(while: \.isLetter)
      return afterKey.first == ":" && afterKey.count < rest.count
        && (afterKey.count == 1 || afterKey.dropFirst().first == " ")
    }
  }
}

extension PropBlock {
  /// Writes a key, before the description where it is new; the comment behind it stays.
  mutating func set(_ key: String, _ value: String) {
    guard let range = range(of: key) else {
      let line = String(repeating: " ", count: indentation) + "\(key): \(value)"
      let place = self.range(of: "description")?.lowerBound ?? 0
      lines.insert(line, at: place > 0 ? place : lines.count)
      return
    }
    let old = lines[range.lowerBound]
    let comment = self.value(of: key, in: old).map { YAMLText.parts($0).comment } ?? ""
    lines.replaceSubrange(range, with: ["\(old.prefix(indentation))\(key): \(value)\(comment)"])
  }

  mutating func remove(_ key: String) {
    guard let range = range(of: key) else { return }
    let start = lines[range.lowerBound].prefix(indentation)
    lines.removeSubrange(range)
    guard range.lowerBound == 0 else { return }
    // The dash goes to the next key.
    if let next = lines.firstIndex(where: { !YAMLText.isBlankOrComment($0) }) {
      lines[next] = "\(start)\(lines[next].dropFirst(indentation))"
    }
  }

  /// Changes the list of values.
  ///
  /// - Returns: `false`, and nothing is changed, when it is laid out in another way.
  mutating func mendValues(_ change: PropValueLines.Change, of names: [String]) -> Bool {
    guard let range = range(of: "values"),
      var values = PropValueLines(Array(lines[range]), at: indentation), values.names == names
    else { return false }
    values.apply(change)
    lines.replaceSubrange(range, with: values.lines)
    return true
  }

  /// The line of a key, and what lies below it.
  private func range(of key: String) -> Range<Int>? {
    guard let start = lines.firstIndex(where: { value(of: key, in: $0) != nil }) else {
      return nil
    }
    var end = start + 1
    for (index, line) in lines.enumerated().dropFirst(end) where !YAMLText.isBlank(line) {
      let column = YAMLText.column(of: line)
      let isItem = column == indentation && line.dropFirst(column).hasPrefix("-")
      guard column > indentation || isItem else { break }
      end = index + 1
    }
    return start..<end
  }

  /// What follows a key on its line; `nil` on other lines.
  private func value(of key: String, in line: String) -> Substring? {
    let text = line.dropFirst(indentation)
    guard line.prefix(indentation).allSatisfy({ $0 == " " || $0 == "-" }),
      text.hasPrefix(key + ":")
    else { return nil }
    return text.dropFirst(key.count + 1)
  }
}
