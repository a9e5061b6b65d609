/// The properties that decide what is painted; all others are skipped while parsing.
enum PaintProperty: Int, CaseIterable, Sendable {
  case color, fill, stroke, fillOpacity, strokeOpacity
  case backgroundColor, backgroundImage, backgroundRepeat, backgroundClip, backgroundBlend
  case fontSize, fontWeight
  case display, visibility, contentVisibility
  case opacity, filter, backdropFilter, blendMode, textFill, all
  case content

  /// What a declaration sets: a shorthand sets several.
  static let byName: [String: [PaintProperty]] = [
    "color": [.color],
    "fill": [.fill],
    "stroke": [.stroke],
    "fill-opacity": [.fillOpacity],
    "stroke-opacity": [.strokeOpacity],
    "background": [.backgroundColor, .backgroundImage, .backgroundRepeat, .backgroundClip],
    "background-color": [.backgroundColor],
    "background-image": [.backgroundImage],
    "background-repeat": [.backgroundRepeat],
    "background-clip": [.backgroundClip],
    "-webkit-background-clip": [.backgroundClip],
    "background-blend-mode": [.backgroundBlend],
    "font": [.fontSize, .fontWeight],
    "font-size": [.fontSize],
    "font-weight": [.fontWeight],
    "display": [.display],
    "visibility": [.visibility],
    "content-visibility": [.contentVisibility],
    "opacity": [.opacity],
    "filter": [.filter],
    "backdrop-filter": [.backdropFilter],
    "-webkit-backdrop-filter": [.backdropFilter],
    "mix-blend-mode": [.blendMode],
    "-webkit-text-fill-color": [.textFill],
    "all": [.all],
    "content": [.content],
  ]

  /// Attributes of SVG elements that count as declarations.
  static let presentationAttributes: Set<String> = [
    "color", "fill", "stroke", "fill-opacity", "stroke-opacity", "display", "visibility",
    "opacity", "filter",
  ]
}
