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
    guard head.first == Byte.space, rest.isEmpty || rest.first == Byte.pipe,
      Alert.Kind(word: word) != nil || Self.arranging.contains(word)
    else { return false }
    let lead = line.indentation
    let title = rest.dropFirst().trimmed.text
    let type = skipOptions()
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
