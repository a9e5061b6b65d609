import CatalogModel
import Diagnostics
import PreviewPaint

extension CheckSubject {
  /// The stylesheets of all previews, each once, in the order of their paths.
  var previewStylesheets: [TextFile] {
    let previews = (system.components + system.primitives).map(\.preview)
    return Set(previews.flatMap(\.stylesheets)).sorted { $0.path < $1.path }
  }
}

extension TextFile {
  /// Where a piece of the file stands.
  func location(of piece: StylesheetScan.Piece) -> SourceLocation {
    SourceLocation(path, line: piece.line, column: piece.column)
  }
}
