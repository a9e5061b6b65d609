import Diagnostics
import InterfaceStrings

/// What a page says, as one value that is written twice: as HTML by the template that the fields
/// are for, as markdown by ``markdown(into:_:)``.
///
/// Texts of the content stand in it as ``Prose``, code as it was written, and addresses as the HTML
/// has them; ``TwinAddress`` makes of them those that markdown has.
protocol PageContent: SitePage {
  /// One sentence of plain text below the title of the markdown.
  var abstract: String { get }
  /// Writes what follows title and abstract.
  func markdown(into writer: inout MarkdownWriter, _ words: Words)
}

extension PageContent {
  var abstract: String { frame.description }
}

/// A page that is made, in the forms that it can be written in.
struct PageForms: Sendable {
  /// A page as HTML, and what was wrong with its texts.
  typealias HTML = (bytes: [UInt8], diagnostics: [Diagnostic])

  let html: @Sendable () -> HTML
  let markdown: @Sendable () -> MarkdownPage

  init(html: @escaping @Sendable () -> HTML, markdown: @escaping @Sendable () -> MarkdownPage) {
    self.html = html
    self.markdown = markdown
  }

  /// - Parameter diagnostics: What is wrong with the texts of the content.
  init(
    _ content: some PageContent, _ diagnostics: [Diagnostic], _ scope: PageScope,
    _ templates: PageTemplates
  ) {
    html = {
      let (bytes, found) = templates.render(content)
      return (bytes, diagnostics + found)
    }
    markdown = { scope.twin(of: content) }
  }
}

/// A text of the content in both forms.
struct Prose: Sendable {
  let html: String
  /// What the fences of the text draw.
  let drawing: PageDrawing
  private let printed: @Sendable () -> String

  var isEmpty: Bool { html.isEmpty }
  /// With links to other twins; written when somebody asks.
  var markdown: String { printed() }

  static let empty = Prose(html: "") { "" }

  init(
    html: String, drawing: PageDrawing = .nothing, markdown: @escaping @Sendable () -> String
  ) {
    self.html = html
    self.drawing = drawing
    printed = markdown
  }
}
