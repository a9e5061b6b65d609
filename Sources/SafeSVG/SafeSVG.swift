import Diagnostics

/// Tells whether an SVG file draws a picture and does nothing else.
///
/// A picture that a browser opens by its own address is a document of the site: what it runs may do
/// what the site may, and no policy of a page reaches it. So a file is published only when it has
/// no way to run a script, to load something, or to lead elsewhere.
///
/// Steps: ``XMLReader`` reads the file as strict XML without a document type, so that a browser
/// reads the same; ``SVGRules`` looks at every element and attribute, and ``CSSRules`` at what is
/// written in CSS. Elements of SVG are allowed by name; elements of other vocabularies, which
/// drawing programs leave behind, are not drawn by browsers and stay, but for HTML and MathML.
///
/// Nothing is changed: bytes that are published are the bytes that were checked.
public enum SafeSVG {
  /// How many findings of one file are told.
  static let limit = 20

  /// What keeps a file from being published, in the order of the file: `image/unsafe-svg` with the
  /// place of the element or attribute, or `image/bad-svg` where it is not well-formed XML. A
  /// column counts bytes.
  public static func check(_ bytes: [UInt8], path: String) -> [Diagnostic] {
    var rules = SVGRules()
    var found: [Diagnostic] = []
    do throws(XMLError) {
      var reader = XMLReader(bytes)
      while let node = try reader.next(), rules.problems.count < limit { rules.visit(node) }
      if !rules.hasRoot { throw XMLError("the file has no element", at: 0) }
    } catch {
      let place = Place(of: error.offset, in: bytes)
      found = [
        .init(
          .imageBadSvg, error.summary, at: place.location(path),
          suggestion: error.suggestion ?? "export the picture again as plain SVG")
      ]
    }
    let problems = rules.problems.prefix(limit).map { problem -> Diagnostic in
      .init(
        .imageUnsafeSvg, problem.summary,
        at: Place(of: problem.offset, in: bytes).location(path),
        suggestion: problem.suggestion)
    }
    return problems + found
  }
}

/// Line and column, both from 1 and the column in bytes.
private struct Place {
  var line = 1
  var column = 1

  init(of offset: Int, in bytes: [UInt8]) {
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
  }

  func location(_ path: String) -> SourceLocation {
    SourceLocation(path, line: line, column: column)
  }
}

/// What an element or attribute does that a picture must not.
struct SVGProblem: Hashable {
  var summary: String
  var suggestion: String
  /// In bytes from the start of the file.
  var offset: Int
}
