import CatalogModel
import DesignTokens
import TokenContrast

/// The rules that give the rows and columns of a matrix their colours.
///
/// A matrix may have tens of thousands of cells, so they say nothing of colours: a row sets the
/// text colour of its samples, `--f`, and the class of a column the layers behind them, on the
/// pattern `--checks`, which shows where none is opaque. All sheets of a system share the rules;
/// the context is that of the table.
enum MatrixStylesheet {
  static func rowClass(_ index: Int) -> String { "r\(index)" }
  static func columnClass(_ index: Int) -> String { "c\(index)" }

  /// - Parameter layers: What each background is drawn with, from the bottom up.
  static func text(texts: [TokenPath], layers: [[TokenPath]]) -> String {
    let rows = texts.enumerated().map { index, path in
      ".matrix .\(rowClass(index)) { --f: \(color(path)); }\n"
    }
    let columns = layers.enumerated().map { index, layers in
      // The first image of a background is the topmost.
      let images = layers.reversed().map { "linear-gradient(\(color($0)), \(color($0)))" }
      // On the sample itself: a custom property would be a copy of all tokens for each cell.
      return ".matrix .\(columnClass(index))::before { "
        + "background: \(images.joined(separator: ", ")), var(--checks); }\n"
    }
    return (rows + columns).joined()
  }

  private static func color(_ path: TokenPath) -> String { "var(\(path.cssProperty))" }
}
