import CatalogModel
import CommonMark
import Diagnostics
import SwiftSymbols

/// Writes texts of the content for one twin.
///
/// What is wrong with a text is said where the HTML page is made of it.
struct MarkdownTexts {
  let site: SystemSite
  /// The path of the twin.
  let page: String

  /// A document, with what is computed of its fences below them.
  ///
  /// - Parameter headingOffset: A heading of level 2 becomes one of level 2 + `headingOffset`.
  func document(_ document: Document, fences: Fences, headingOffset: Int = 0) -> String {
    var printer = DocumentPrinter(
      resolver: resolver(document.path), headingOffset: headingOffset)
    printer.fence = { FenceTwin(site: site, fences: fences).text($0) }
    return printer.text(document.blocks)
  }

  /// Running text of the document at `path`, on one line.
  func inline(_ content: [Inline], in path: String) -> String {
    MarkdownText.joined(DocumentPrinter(resolver: resolver(path)).text(content))
  }

  /// A text of one paragraph, on one line.
  ///
  /// - Parameters:
  ///   - path: The file it stands in.
  ///   - scope: Where in the API it stands; `nil` for a text that belongs to no declaration.
  func inline(_ text: String, in path: String, scope: SymbolScope? = nil) -> String {
    let document = embedded(text, path)
    let printer = DocumentPrinter(resolver: resolver(path, scope))
    guard document.blocks.count == 1, let content = document.firstParagraph else {
      return MarkdownText.joined(printer.text(document.blocks))
    }
    return MarkdownText.joined(printer.text(content))
  }

  /// The documentation of a symbol.
  ///
  /// - Parameter level: That of the heading it stands below: its own largest is one level smaller.
  func documentation(_ text: String, of symbol: Symbol, below level: Int) -> String {
    var document = embedded(text, symbol.location.path)
    document.blocks = Callouts.alerts(in: document.blocks)
    let largest = document.contents.map(\.level).min() ?? 1
    return DocumentPrinter(
      resolver: resolver(symbol.location.path, SymbolScope(documentationOf: symbol)),
      headingOffset: level + 1 - largest
    ).text(document.blocks)
  }

  private func embedded(_ text: String, _ path: String) -> Document {
    Document(parsing: text, path: path, options: .embedded(firstLine: 1))
  }

  private func resolver(_ path: String, _ scope: SymbolScope? = nil) -> SiteResolver {
    SiteResolver(site: site, page: page, path: path, fences: nil, scope: scope)
  }
}
