import AgentUI
import CatalogModel
import DesignTokens
import PreviewPaint

/// Draws the previews of a system and reads what they paint.
struct PreviewReadings {
  /// Drawings of one component, and the bytes they may have together; what comes after is left out.
  static let drawingLimit = 500
  static let byteLimit = 1 << 20

  private let renderer: PreviewRenderer
  private let reader: PaintReader
  private let surroundings: PaintSurroundings

  init(_ system: System) {
    // Stylesheets are linked by their path in the content, so that places in them are known.
    let sources = system.previewSources { $0.preview.stylesheets.map(\.path) }
    renderer = PreviewRenderer.make(system.vocabulary, previews: sources).renderer
    let stylesheets = (system.components + system.primitives).flatMap(\.preview.stylesheets)
    reader = PaintReader(
      stylesheets: Dictionary(
        stylesheets.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first }))
    surroundings = PaintSurroundings(
      background: system.stage.background.map { TokenPath($0.name).cssProperty },
      foreground: system.stage.foreground.map { TokenPath($0.name).cssProperty },
      font: system.stage.font.map { TokenPath($0.name).cssProperty })
  }

  /// What the drawings of a component paint, each drawing read once.
  ///
  /// - Returns: The readings, and whether all drawings were read.
  func readings(of component: Component) -> (readings: [PaintReading], areAll: Bool) {
    var readings: [PaintReading] = []
    var seen: Set<String> = []
    var (count, bytes) = (0, 0)
    for tree in PreviewVariants(component: component).trees {
      let html = renderer.render(tree) { $0 }
      count += 1
      bytes += html.utf8.count
      if count > Self.drawingLimit || bytes > Self.byteLimit { return (readings, false) }
      if seen.insert(html).inserted { readings.append(reader.read(html, in: surroundings)) }
    }
    return (readings, true)
  }
}
