import Diagnostics

/// What the rest of a site tells the renderer: where links lead, what code spans name, and how
/// code is drawn. A resolver that implements nothing leaves everything as written.
public protocol MarkdownResolver: Sendable {
  /// Where a link or image leads on the page being made.
  func resolve(_ link: LinkUse) -> LinkResolution

  /// What a code span names, such as a token or a public symbol; `nil` for plain code. Not asked
  /// inside links.
  func reference(forCode code: String, line: Int) -> CodeReference?

  /// The HTML of a code block, such as highlighted Swift; `nil` to have it written plainly.
  func render(_ code: CodeBlock) -> RenderedCode?
}

extension MarkdownResolver {
  /// Leaves the destination as written.
  public func resolve(_ link: LinkUse) -> LinkResolution {
    LinkResolution(PageName.name(in: link.destination) ?? link.destination)
  }

  /// Where a link or image leads, as the resolver says; nowhere where the address could run a
  /// program or read the reader's disk.
  public func resolveSafely(_ link: LinkUse) -> LinkResolution {
    let isSafe = { LinkSafety.dangerousScheme(of: $0) == nil } as (String) -> Bool
    guard isSafe(link.destination) else { return LinkResolution(nil) }
    var resolution = resolve(link)
    resolution.destination = resolution.destination.flatMap { isSafe($0) ? $0 : nil }
    return resolution
  }

  /// Takes every code span for plain code.
  public func reference(forCode code: String, line: Int) -> CodeReference? { nil }
  /// Has every code block written plainly.
  public func render(_ code: CodeBlock) -> RenderedCode? { nil }
}

/// A resolver that leaves everything as written.
public struct PlainResolver: MarkdownResolver, Hashable {
  /// There is nothing to set up.
  public init() {}
}

/// The answer to where a link leads.
public struct LinkResolution: Hashable, Sendable {
  /// What goes into `href` or `src`; `nil` to write the text of the link alone.
  public var destination: String?
  /// What is wrong with the link, if anything.
  public var diagnostics: [Diagnostic]
  /// The text of a link that has none but its address, `<doc:Start>`; `nil` to show that.
  public var title: String?
  /// Other files of an image.
  public var forms = ImageForms()

  /// An answer to a link; `nil` has the text of the link written without one.
  public init(_ destination: String?, diagnostics: [Diagnostic] = [], title: String? = nil) {
    self.destination = destination
    self.diagnostics = diagnostics
    self.title = title
  }
}

/// The files of an image beside the one that every browser can show.
public struct ImageForms: Hashable, Sendable {
  /// For screens with more pixels, by their number for one of the page: `2` for `@2x`.
  public var scales: [Int: String] = [:]
  /// For dark pages, by the number of pixels; an empty table where one image serves both.
  public var dark: [Int: String] = [:]

  /// An image of one file.
  public init() {}

  /// The value of `srcset` for files that are sharper than those of one pixel for one of the page;
  /// `nil` where there are none.
  ///
  /// - Parameter scales: Addresses by the number of their pixels for one of the page.
  public static func sourceSet(_ scales: [Int: String]) -> String? {
    let sharper = scales.filter { $0.key > 1 }.sorted { $0.key < $1.key }
    if sharper.isEmpty { return nil }
    // A comma or a space in an address would end it.
    return sharper.map { scale, address in
      "\(address.replacing(",", with: "%2C").replacing(" ", with: "%20")) \(scale)x"
    }.joined(separator: ", ")
  }
}

/// What a code span names.
public struct CodeReference: Hashable, Sendable {
  /// Where the name leads; `nil` for a name without a page.
  public var destination: String?
  /// What the pointer shows over the name; empty for nothing.
  public var title: String
  /// Classes of the `code` element.
  public var classes: [String]
  /// HTML to write before the name, such as a colour swatch. It is trusted and not escaped.
  public var leadingHTML: String

  /// A name that links to `destination`; `nil` marks it with `classes` and `title` alone.
  public init(
    destination: String?, title: String = "", classes: [String] = [], leadingHTML: String = ""
  ) {
    self.destination = destination
    self.title = title
    self.classes = classes
    self.leadingHTML = leadingHTML
  }
}

/// The HTML of a code block and what was wrong with the code.
public struct RenderedCode: Hashable, Sendable {
  /// A whole element. It is trusted and not escaped.
  public var html: String
  /// What is wrong with the code, with places in the document.
  public var diagnostics: [Diagnostic]

  /// An element for a code block, which the renderer writes as it is.
  public init(html: String, diagnostics: [Diagnostic] = []) {
    self.html = html
    self.diagnostics = diagnostics
  }
}
