import JSONTree

/// What was read, written again, is the same value.
enum JSONProperties {
  static func check(_ bytes: [UInt8]) {
    for syntax in [JSONDocument.Syntax.strict, .relaxed] {
      let document = JSONDocument(parsing: bytes, path: inputPath, syntax: syntax)
      requirePlaces(document.diagnostics, in: bytes)
      guard let value = document.root?.plainValue else { continue }
      for layout in [JSONWriter.Layout.compact, .pretty] {
        let written = JSONWriter(layout).bytes(value)
        let again = JSONDocument(parsing: written, path: inputPath)
        require(again.root?.plainValue == value, "another value after writing it")
      }
    }
  }
}
