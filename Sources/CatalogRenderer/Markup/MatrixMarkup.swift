import ColorScience
import DesignTokens
import InterfaceStrings
import TokenContrast

/// The rows of a matrix as HTML.
///
/// A template would make a context of each cell; a matrix of 200 by 200 tokens has 40,000 of them,
/// and every byte of a cell counts on its page.
struct MatrixMarkup {
  let matrix: TokenContrastMatrix
  /// The ratio that text of normal size must reach.
  let required: Double
  /// A reference to a token's place on the site.
  let href: (Token) -> String
  /// What the cells say where there is no level.
  private let fails: String
  private let depends: String
  private let unknown: String
  private let decimalSeparator: String

  init(
    matrix: TokenContrastMatrix, required: Double, words: Words,
    href: @escaping (Token) -> String
  ) {
    self.matrix = matrix
    self.required = required
    self.href = href
    fails = HTML.escaped(words(MatrixPhrase.fails))
    depends = HTML.escaped(words(MatrixPhrase.depends))
    unknown = HTML.escaped(words(MatrixPhrase.unknown))
    decimalSeparator = words.number(".")
  }

  /// The cells of the header, one for each background.
  var columns: String {
    matrix.backgrounds.enumerated().map { index, token in
      header(
        token, scope: "col", class: MatrixStylesheet.columnClass(index),
        anchor: MatrixSheets.backgroundAnchor)
    }.joined()
  }

  /// A row for each text token.
  func rows(_ sheet: TokenContrastMatrix.Sheet) -> [UInt8] {
    let starts = matrix.backgrounds.indices.map { index in
      Array("<td class=\"\(MatrixStylesheet.columnClass(index)) ".utf8)
    }
    var html: [UInt8] = []
    html.reserveCapacity(matrix.texts.count * (200 + matrix.backgrounds.count * 40))
    for (text, token) in matrix.texts.enumerated() {
      html += "<tr class=\"\(MatrixStylesheet.rowClass(text))\">".utf8
      html += header(token, scope: "row", class: "", anchor: MatrixSheets.textAnchor).utf8
      for background in matrix.backgrounds.indices {
        html += starts[background]
        html += cell(matrix[text, background, in: sheet]).utf8
      }
      html += "</tr>\n".utf8
    }
    return html
  }

  private func header(
    _ token: Token, scope: String, class name: String, anchor: (String) -> String
  ) -> String {
    let attributes = [
      ("scope", scope), ("class", name), ("id", anchor(ReferenceIndex.anchor(of: token.path))),
      ("data-name", token.path.text),
    ].filter { !$0.1.isEmpty }
    return "<th\(HTML.attributes(attributes))><a\(HTML.attributes([("href", href(token))]))>"
      + "\(Self.breakable(token.path.text))</a></th>"
  }

  /// A path as markup that may break between names and between the words of a name.
  static func breakable(_ path: String) -> String {
    var html = ""
    var part = ""
    for character in path {
      let isWord = character.isUppercase && part.last?.isLowercase == true
      if isWord || part.last.map({ ".-_".contains($0) }) == true {
        html += HTML.escaped(part) + "<wbr>"
        part = ""
      }
      part.append(character)
    }
    return html + HTML.escaped(part)
  }

  /// What follows the class of the column: the class of the result, then ratio and result for text
  /// of normal size. The letters are those of `matrix.css`.
  func cell(_ cell: TokenContrastMatrix.Cell) -> String {
    switch cell {
    case .ratio(let ratio) where ratio.value < required: "f\">\(number(ratio)) <b>\(fails)</b></td>"
    case .ratio(let ratio): "p\">\(number(ratio)) <b>\(Self.word(ratio))</b></td>"
    case .dependsOnBackdrop: "u\"><b>\(depends)</b></td>"
    case .unknown: "u\"><b>\(unknown)</b></td>"
    }
  }

  private func number(_ ratio: ContrastRatio) -> String {
    decimalSeparator == "." ? ratio.text : ratio.text.replacing(".", with: decimalSeparator)
  }

  /// What is required is never less than AA.
  private static func word(_ ratio: ContrastRatio) -> String {
    (ratio.level(for: .normalText) ?? .aa).rawValue
  }
}
