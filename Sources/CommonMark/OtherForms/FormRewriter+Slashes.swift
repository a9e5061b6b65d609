// MARK: - Blocks of Python Markdown's extensions

extension FormRewriter {
  /// `/// note | Title` to `///`, as the extension "blocks" of PyMdown has them: alerts, and parts
  /// that only arrange what they hold.
  mutating func readSlashes(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let count = content.prefix { $0 == UInt8(ascii: "/") }.count
    guard count >= 3 else { return false }
    let head = content.dropFirst(count)
    if head.isBlankLine { return leave(.slashes(count)) }
    let text = head.trimmed
    let word = text.word.text
    let rest = text.dropFirst(word.utf8.count).trimmed
    let isKnown = Alert.Kind(word: word) != nil || Self.arranging.contains(word)
    guard head.first == Byte.space, rest.isEmpty || rest.first == Byte.pipe,
      isKnown || Self.isName(word) && isClosed(count)
    else { return false }
    let lead = line.indentation
    let title = rest.dropFirst().trimmed.text
    let type = skipOptions()
    if !isKnown, !title.isEmpty {
      let words = (word.prefix(1).uppercased() + word.dropFirst()).replacing("-", with: " ")
      open(
        .alert(.slashes(count), lead: lead),
        AlertOpening(word: "note", title: "\(words) \(title)"))
      return true
    }
    if !isKnown { tell(.directive, word) }
    if word == "admonition" || Alert.Kind(word: word) != nil {
      let kind = word == "admonition" ? type ?? "note" : word
      open(
        .alert(.slashes(count), lead: lead),
        AlertOpening(word: kind, title: title.isEmpty ? nil : title))
      return true
    }
    output += [UInt8](repeating: Byte.space, count: lead)
    if ["details", "tab"].contains(word), !title.isEmpty { output += Self.bold(plain(title)) }
    containers.append(FormContainer(end: .slashes(count), strip: 0, lead: lead))
    return true
  }

  /// Whether a word may be the name of a block that an extension adds, `version-added`.
  private static func isName(_ word: String) -> Bool {
    word.utf8.first.map(Byte.isLetter) == true
      && word.utf8.allSatisfy { Byte.isLetter($0) || Byte.isDigit($0) || "-_".utf8.contains($0) }
  }

  /// Whether a line of as many slashes follows.
  private mutating func isClosed(_ count: Int) -> Bool {
    var start = resume
    while start < body.endIndex {
      let end = body[(start + 1)...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
      let line = body[(start + 1)..<end]
      guard spend(line.count + 1) else { return false }
      let text = line.trimmed
      if text.count == count, text.allSatisfy({ $0 == UInt8(ascii: "/") }) { return true }
      start = end
    }
    return false
  }

  private static let arranging: Set = [
    "admonition", "caption", "details", "figure-caption", "html", "tab", "table-caption",
  ]

  /// Passes over the options below the head of a block, `    type: warning`.
  ///
  /// - Returns: The kind of an admonition, where they say it.
  private mutating func skipOptions() -> String? {
    var type: String?
    while resume < body.endIndex {
      let end = body[(resume + 1)...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
      let line = body[(resume + 1)..<end]
      let name = line.trimmed.word
      guard line.indentation >= 4, name.last == Byte.colon, spend(line.count + 1) else { break }
      if name.text == "type:" { type = line.trimmed.dropFirst(name.count).trimmed.text }
      resume = end
    }
    return type
  }
}
