import CatalogModel
import DesignTokens
import Diagnostics
import PreviewPaint
import TokenContrast

/// Makes contrast pairs of what previews paint.
///
/// What is painted in the tree of a component belongs to it, whichever component's example draws
/// it; what is painted in a primitive belongs to the component whose example draws the primitive.
struct DrawnPairs {
  /// By the names of components, in the order of the drawings, each once.
  private(set) var pairs: [String: [ContrastPair]] = [:]
  /// By the names of components, each once.
  private(set) var unread: [String: [UnreadPaint]] = [:]

  /// What tells two pairs apart, wherever they were found.
  private struct Identity: Hashable {
    let name: String
    let isText: Bool
    let typography: TokenPath?
  }

  private var seen: Set<Identity> = []
  private var seenUnread: [String: Set<UnreadPaint>] = [:]
  private let tokens: PaintedTokens
  private let components: Set<String>
  private let stage: TokenPath?

  init(_ system: System, _ tokens: PaintedTokens) {
    self.tokens = tokens
    components = Set(system.components.map(\.name))
    stage = system.stage.background.map { TokenPath($0.name) }
  }

  /// Draws and reads all components of a system.
  static func of(_ system: System, _ tokens: PaintedTokens) -> DrawnPairs {
    var drawn = DrawnPairs(system, tokens)
    let previews = PreviewReadings(system)
    for component in system.components where !component.examples.isEmpty {
      let (readings, areAll) = previews.readings(of: component)
      for reading in readings { drawn.add(reading, drawnFor: component) }
      if !areAll {
        drawn.add(UnreadPaint(reason: .tooManyDrawings), to: component.name)
      }
    }
    return drawn
  }

  mutating func add(_ reading: PaintReading, drawnFor component: Component) {
    for text in reading.texts { add(PaintedPart(text, tokens), drawnFor: component) }
    for shape in reading.shapes { add(PaintedPart(shape), drawnFor: component) }
    for paint in reading.unreadable {
      add(
        UnreadPaint(
          reason: .unreadable(paint.reason), location: paint.place.map(SourceLocation.init)),
        to: owner(paint.component, component))
    }
  }

  private func owner(_ host: String?, _ component: Component) -> String {
    host.flatMap { components.contains($0) ? $0 : nil } ?? component.name
  }

  private mutating func add(_ paint: UnreadPaint, to owner: String) {
    if seenUnread[owner, default: []].insert(paint).inserted {
      unread[owner, default: []].append(paint)
    }
  }

  private mutating func add(_ paint: PaintedPart, drawnFor component: Component) {
    let owner = owner(paint.component, component)
    let place = paint.place.map(SourceLocation.init)
    let (properties, isClosed) = tokens.visible(paint.backgrounds)
    let layers = properties.compactMap(tokens.color)
    guard let foreground = tokens.color(paint.foreground), let background = layers.last,
      layers.count == properties.count, isClosed || paint.unreadableBelow == nil
    else {
      return add(
        UnreadPaint(reason: reason(paint, over: properties), location: place), to: owner)
    }
    let name = name(foreground, on: layers, in: owner)
    let identity = Identity(name: name, isText: paint.isText, typography: paint.typography)
    guard seen.insert(identity).inserted else { return }
    let location = place ?? SourceLocation(component.preview.stylesheet.path)
    func reference(_ path: TokenPath) -> Reference { Reference(path.text, at: location) }
    let pair = ContrastPair(
      name: name, foreground: reference(foreground), background: reference(background),
      over: layers.dropLast().map(reference),
      use: paint.isText ? .text(typography: paint.typography.map(reference)) : .nonText,
      origin: .drawn, location: location)
    pairs[owner, default: []].append(pair)
  }

  /// `Badge: text.plain on fill.info over surface.card`; the stage at the bottom goes without
  /// saying.
  private func name(
    _ foreground: TokenPath, on layers: [TokenPath], in owner: String
  ) -> String {
    let below = layers.dropLast().drop { $0 == stage }.reversed().map(\.text)
    let over = below.isEmpty ? "" : " over \(below.joined(separator: ", "))"
    return "\(owner): \(foreground) on \(layers.last?.text ?? "")\(over)"
  }

  /// Why a paint is no pair.
  private func reason(_ paint: PaintedPart, over properties: [String]) -> UnreadPaint.Reason {
    if let property = ([paint.foreground] + properties).first(where: { tokens.color($0) == nil }) {
      return .noColorToken(property)
    }
    return paint.unreadableBelow.map { .unreadable($0) } ?? .nothingBelow(paint.foreground)
  }
}

/// What texts and shapes have in common.
private struct PaintedPart {
  let component: String?
  let foreground: String
  let backgrounds: [String]
  let unreadableBelow: UnreadReason?
  let isText: Bool
  /// `nil` when size or weight do not come from a token.
  let typography: TokenPath?
  let place: PaintPlace?

  init(_ text: PaintedText, _ tokens: PaintedTokens) {
    component = text.component
    foreground = text.foreground
    backgrounds = text.backgrounds
    unreadableBelow = text.unreadableBelow
    isText = true
    typography = text.font.flatMap(tokens.typography)
    place = text.place
  }

  init(_ shape: PaintedShape) {
    component = shape.component
    foreground = shape.foreground
    backgrounds = shape.backgrounds
    unreadableBelow = shape.unreadableBelow
    isText = false
    typography = nil
    place = shape.place
  }
}

extension SourceLocation {
  fileprivate init(_ place: PaintPlace) {
    self.init(place.stylesheet, line: place.line, column: place.column)
  }
}
