import CatalogModel
import CommonMark
import Files
import Workers

/// Writes `llms-full.txt`: what a program needs to build with a system, in one text.
///
/// It holds how to write agent YAML, the guides, the components, the tokens and the screens. The
/// public API and the reports are left out: they are as large again, and looked up page by page.
struct FullText: Sendable {
  let guide: AgentsGuide
  let list: PageList
  let pages: [MadePage]
  /// Whether the address of the site is known, so that those of pages are whole.
  let hasAddress: Bool

  private var system: System { guide.system }

  static func path(of system: System, in map: SiteMap) -> String {
    map.folder(system.slug) + "llms-full.txt"
  }

  /// - Parameter reader: The file that the text is read in; page addresses are relative to it.
  func parts(in reader: String, on workers: Workers = Workers(1)) -> FileParts {
    let beginning = Array(self.beginning.utf8)
    let pages = included
    let part: @Sendable (Int) -> [UInt8] = { number in
      number == 0 ? beginning : Array(("\n" + text(pages[number - 1], in: reader)).utf8)
    }
    let sizes = workers.map(0...pages.count) { part($0).count }
    return FileParts(count: sizes.count, size: sizes.reduce(0, +), part)
  }

  private var beginning: String {
    var writer = MarkdownWriter()
    writer.heading(1, MarkdownText.escaped(system.name))
    writer.add("> " + MarkdownText.escaped(system.summary))
    writer.add(
      "Guides, components, tokens and screens in one text. Links are relative to the page that "
        + "they stand on, whose address each part begins with.")
    writer.add(DocumentPrinter(resolver: PlainResolver()).text(guide.document.blocks))
    return writer.text
  }

  private func text(_ page: MarkdownPage, in reader: String) -> String {
    page.text(
      address: hasAddress ? page.address : RelativeURL.from(reader, to: page.path))
  }

  /// In the order in which they are listed, those last that a program reads before all others.
  private var included: [MarkdownPage] {
    let texts = Dictionary(
      pages.compactMap { page in page.markdown.map { (page.route, $0) } },
      uniquingKeysWith: { first, _ in first })
    let sections = list.outline.sections.dropFirst().flatMap(\.entries).map(\.route)
    let first = list.readFirst.map(\.route)
    return (sections + first).compactMap { texts[$0] }
  }
}
