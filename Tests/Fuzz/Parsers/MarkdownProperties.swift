import CommonMark

/// HTML that is written of any text holds no element, attribute or address that could run a program.
enum MarkdownProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let document = Document(parsing: text, path: inputPath)
    requirePlaces(document.diagnostics, in: Array(text.utf8))
    let html = HTMLRenderer().render(document)
    for tag in WrittenTags.of(html.bytes) {
      require(!WrittenTags.running.contains(tag.name), "an element '\(tag.name)' is written")
      for attribute in tag.attributes {
        require(!attribute.name.hasPrefix("on"), "an attribute '\(attribute.name)' is written")
        require(attribute.name != "style", "a style is written")
        guard WrittenTags.addresses.contains(attribute.name) else { continue }
        require(!WrittenTags.runs(attribute.value), "the address '\(attribute.value)' is written")
      }
    }
  }
}
