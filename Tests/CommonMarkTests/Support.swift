import CommonMark
import Diagnostics

/// Parses text as the file `guide.md`.
func parse(_ text: String, _ options: ParsingOptions = ParsingOptions()) -> Document {
  Document(parsing: text, path: "guide.md", options: options)
}

/// The HTML of a text, headings without their links to themselves.
func html(
  _ text: String, _ options: HTMLOptions = HTMLOptions(linksHeadings: false),
  resolver: any MarkdownResolver = PlainResolver()
) -> String {
  HTMLRenderer(options: options, resolver: resolver).render(parse(text)).text
}

/// The HTML of a text read as CommonMark alone, with raw HTML as written.
func coreHTML(_ text: String) -> String {
  let options = ParsingOptions(extensions: [], readsFrontMatter: false)
  let document = Document(parsing: text, path: "guide.md", options: options)
  let html = HTMLOptions(allowsRawHTML: true, linksHeadings: false)
  return HTMLRenderer(options: html).render(document).text
}

/// Diagnostics as `line id: summary`, those of parsing before those of writing.
func findings(_ text: String, resolver: any MarkdownResolver = PlainResolver()) -> [String] {
  let document = parse(text)
  let fragment = HTMLRenderer(resolver: resolver).render(document)
  return (document.diagnostics + fragment.diagnostics).map {
    "\($0.location?.line ?? 0) \($0.id.name): \($0.summary)"
  }
}

extension Document {
  /// The first table of the document.
  var firstTable: Table? {
    for block in allBlocks {
      if case .table(let table) = block.content { return table }
    }
    return nil
  }
}

extension Table {
  /// The plain text of the cells, row by row, the header first.
  var texts: [[String]] {
    ([header] + rows).map { $0.cells.map(\.plainText) }
  }
}
