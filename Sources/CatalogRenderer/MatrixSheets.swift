import CatalogModel
import DesignTokens
import TokenContrast

/// The sheets of the matrix of a system, each with the name of its page.
struct MatrixSheets: Sendable {
  struct Page: Sendable {
    /// Empty for the first.
    var slug: String
    var sheet: TokenContrastMatrix.Sheet
  }

  /// More sheets than these get no page.
  static let limit = 64
  /// A page's name that would be longer, in bytes, is a number.
  private static let longestSlug = 80

  let matrix: TokenContrastMatrix
  let pages: [Page]
  private let texts: Set<TokenPath>
  private let backgrounds: Set<TokenPath>

  var isEmpty: Bool { pages.isEmpty }
  /// How many groups of contexts have no page.
  var omitted: Int { matrix.sheets.count - pages.count }

  init(_ matrix: TokenContrastMatrix) {
    self.matrix = matrix
    texts = Set(matrix.texts.map(\.path))
    backgrounds = Set(matrix.backgrounds.map(\.path))
    let slugs = Self.slugs(of: matrix.sheets.map(\.contexts.label))
    pages = zip(slugs, matrix.sheets).map(Page.init)
  }

  /// The names of the pages of as many groups of contexts as get one.
  static func slugs(of labels: [String]) -> [String] {
    var taken: Set<String> = []
    return labels.prefix(limit).enumerated().map { index, label in
      if index == 0 { return "" }
      let name = Slug.of(label)
      let isUsable = name.utf8.count <= longestSlug && taken.insert(name).inserted
      return isUsable ? name : "sheet-\(index + 1)"
    }
  }

  /// The elements of the row and the column that a token has; none where there is no page.
  func anchors(of token: TokenPath) -> (text: String?, background: String?) {
    if isEmpty { return (nil, nil) }
    let name = ReferenceIndex.anchor(of: token)
    return (
      texts.contains(token) ? Self.textAnchor(name) : nil,
      backgrounds.contains(token) ? Self.backgroundAnchor(name) : nil
    )
  }

  static func textAnchor(_ name: String) -> String { "text-\(name)" }
  static func backgroundAnchor(_ name: String) -> String { "background-\(name)" }
}
