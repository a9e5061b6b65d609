// MARK: - References to names of code

extension FormRewriter {
  /// The text alone of `[text][package.Name]` and `[package.Name][]` that nothing defines: tools such
  /// as mkdocstrings lead them to the documentation of code.
  mutating func crossReference(
    at index: Int, of line: ArraySlice<UInt8>
  ) -> (text: [UInt8], end: Int)? {
    if index > line.startIndex {
      let before = line[index - 1]
      let isPart = Byte.isLetter(before) || Byte.isDigit(before)
      guard !isPart, before != Byte.closeBracket, before != UInt8(ascii: "!") else { return nil }
    }
    guard spend(1), let close = endOfBrackets(at: index, of: line),
      line[close...].hasPrefix("][")
    else { return nil }
    let rest = line[close...].dropFirst(2).prefix(ForeignReference.longestLabel)
    guard let end = rest.firstIndex(of: Byte.closeBracket), spend(end - close) else { return nil }
    let text = line[(index + 1)..<close]
    let label = rest[..<end]
    let reference = ForeignReference(text: text, label: label)
    guard reference.isName, reference.isTelling || refersToCode,
      !definesLabel(label.isEmpty ? text : label)
    else { return nil }
    tell(.reference, reference.label)
    return (Array(text), end + 1)
  }

  /// `## ::: package.Name`, a heading above what mkdocstrings writes of code; its options below are
  /// left out.
  mutating func readCodeHeading(
    _ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>
  ) -> Bool {
    let marks = content.prefix { $0 == UInt8(ascii: "#") }
    let name = content.dropFirst(marks.count + 5).trimmed
    guard marks.count <= 6, content.dropFirst(marks.count).hasPrefix(" ::: "), !name.isEmpty,
      name.word.count == name.count
    else { return false }
    tell(.include, ":::")
    output += marks + Array(" `".utf8) + name + Array("`".utf8)
    containers.append(
      FormContainer(end: .indentation(line.indentation + 1), isLeftOut: true))
    return true
  }

  /// Where the bracket ends that begins at a place.
  mutating func endOfBrackets(at index: Int, of line: ArraySlice<UInt8>) -> Int? {
    let text = line[index...].prefix(1_000)
    var depth = 0
    let close = text.firstIndex { byte in
      depth += byte == Byte.openBracket ? 1 : byte == Byte.closeBracket ? -1 : 0
      return depth == 0
    }
    _ = spend((close ?? text.endIndex) - index)
    return close
  }

  /// Whether the text defines a label, `[label]: address`.
  private mutating func definesLabel(_ label: ArraySlice<UInt8>) -> Bool {
    if labels == nil { labels = ForeignReference.definedLabels(in: body) }
    return labels?.contains(label.text.lowercased()) == true
  }
}

/// A reference whose label may be the name of something in code.
struct ForeignReference {
  let label: String
  /// Whether the label may be a name.
  let isName: Bool
  /// Whether the label is a name such as `package.Name`, or the text shows that one is meant: words
  /// in brackets one behind the other may be anything else.
  let isTelling: Bool

  /// In bytes.
  static let longestLabel = 200

  init(text: ArraySlice<UInt8>, label: ArraySlice<UInt8>) {
    let tick = UInt8(ascii: "`")
    let isCode = text.count > 2 && text.first == tick && text.last == tick
    let plain = label.isEmpty && isCode ? text.dropFirst().dropLast() : label.isEmpty ? text : label
    self.label = plain.text
    let isWord = plain.allSatisfy {
      Byte.isLetter($0) || Byte.isDigit($0) || "_.()".utf8.contains($0)
    }
    isTelling =
      label.isEmpty || isCode || plain.contains { "_.".utf8.contains($0) }
      || Byte.isCapital(plain.first ?? 0) && !plain.dropFirst().allSatisfy(Byte.isCapital)
    let first = plain.first ?? 0
    isName = isWord && (Byte.isLetter(first) || first == UInt8(ascii: "_"))
  }

  /// Whether a text refers to `package.Name`, and so may refer to plain names as well.
  static func isIn(_ body: ArraySlice<UInt8>) -> Bool {
    var rest = body
    while let start = rest.firstIndex(of: "][") {
      rest = rest[start...].dropFirst(2)
      let label = rest.prefix(longestLabel).prefix {
        Byte.isLetter($0) || Byte.isDigit($0) || "_.".utf8.contains($0)
      }
      let isDotted = label.contains(UInt8(ascii: ".")) && label.first.map(Byte.isLetter) == true
      if isDotted, body[label.endIndex...].first == Byte.closeBracket { return true }
    }
    return false
  }

  /// The labels of a text's definitions, in small letters.
  static func definedLabels(in body: ArraySlice<UInt8>) -> Set<String> {
    var labels: Set<String> = []
    for line in body.split(separator: Byte.lineFeed) {
      let text = line.trimmed
      guard text.first == Byte.openBracket,
        let close = text.prefix(1_000).firstIndex(of: Byte.closeBracket),
        text[close...].hasPrefix("]:")
      else { continue }
      labels.insert(text[..<close].dropFirst().text.lowercased())
    }
    return labels
  }
}
