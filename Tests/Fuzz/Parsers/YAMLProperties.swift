import YAMLTree

/// A text that is read is read again from what quotes it.
enum YAMLProperties {
  static func check(_ bytes: [UInt8]) {
    let parsed = YAMLParser.parse(bytes, path: inputPath)
    requirePlaces(parsed.diagnostics, in: bytes)
    let text = String(decoding: bytes.prefix(1_000), as: UTF8.self)
    for literal in [YAMLLiteral.plain(text), YAMLLiteral.quoted(text)] {
      let again = YAMLParser.parse("key: \(literal)\n", path: inputPath)
      require(
        again.root?.entries?.first?.value.text == text,
        "a quoted text is another one when it is read")
    }
  }
}
