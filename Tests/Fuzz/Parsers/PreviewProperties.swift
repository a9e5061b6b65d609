import PreviewPaint
import SafeSVG

/// Whatever a preview is made of, reading it comes to an end, and what is told of it stands in it.
enum PreviewProperties {
  static func checkStylesheet(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for piece in StylesheetReferences(text).pieces {
      require(
        text.utf8.count >= piece.column - 1 && piece.line <= 1 + text.utf8.count,
        "a part of a stylesheet stands outside of it")
    }
    _ = StylesheetScan(text)
    _ = StylesheetFaults(text)
    _ = HostAttributes(text)
    let html = #"<link rel="stylesheet" href="a"><p class="b">text <i>more</i></p>"#
    _ = PaintReader(stylesheets: ["a": text]).read(html, in: PaintSurroundings())
  }

  static func checkMarkup(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    _ = MarkupReferences(text)
    _ = SlotNames(text)
    let style = ".a, p > b { color: var(--c); background: var(--d) }"
    _ = PaintReader(stylesheets: ["a": style]).read(text, in: PaintSurroundings())
  }

  static func checkSVG(_ bytes: [UInt8]) {
    requirePlaces(SafeSVG.check(bytes, path: inputPath), in: bytes)
  }
}
