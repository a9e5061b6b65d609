import ColorScience
import JSONTree

// Token values as DTCG 2025.10 writes them: the inverse of `Values`.

extension JSONExporter {
  /// A value with all its parts written out, such as `{ "value": 16, "unit": "px" }`.
  ///
  /// Reading it back as the type of `value` gives `value` again. One family, and one shadow, are
  /// written without an array.
  public static func value(of value: TokenValue) -> JSONValue {
    switch value {
    case .color(let color): form(color)
    case .dimension(let dimension): form(dimension)
    case .fontFamily(let names): oneOrMany(names.map(JSONValue.string))
    case .fontWeight(let weight): form(weight)
    case .duration(let duration): form(duration)
    case .cubicBezier(let curve): form(curve)
    case .number(let number): .double(number)
    case .strokeStyle(let style): form(style)
    case .border(let border):
      ["color": form(border.color), "width": form(border.width), "style": form(border.style)]
    case .transition(let transition):
      [
        "duration": form(transition.duration), "delay": form(transition.delay),
        "timingFunction": form(transition.timingFunction),
      ]
    case .shadow(let layers): oneOrMany(layers.map(form))
    case .gradient(let stops):
      .array(stops.map { ["color": form($0.color), "position": .double($0.position)] })
    case .typography(let style): form(style)
    case .other(let kept): kept.json
    }
  }

  private static func oneOrMany(_ values: [JSONValue]) -> JSONValue {
    values.count == 1 ? values[0] : .array(values)
  }

  private static func form(_ color: TokenColor) -> JSONValue {
    let components = color.value.components.map { $0.map(JSONValue.double) ?? "none" }
    var members = [
      JSONValue.Member("colorSpace", .string(color.value.space.rawValue)),
      JSONValue.Member("components", .array(components)),
    ]
    if color.value.alpha != 1 { members.append(.init("alpha", .double(color.value.alpha))) }
    if let hex = color.hex { members.append(.init("hex", .string(hex))) }
    return .object(members)
  }

  private static func form(_ dimension: TokenDimension) -> JSONValue {
    ["value": .double(dimension.value), "unit": .string(dimension.unit.rawValue)]
  }

  private static func form(_ duration: TokenDuration) -> JSONValue {
    ["value": .double(duration.value), "unit": .string(duration.unit.rawValue)]
  }

  private static func form(_ weight: TokenFontWeight) -> JSONValue {
    weight.keyword.map(JSONValue.string) ?? .double(weight.value)
  }

  private static func form(_ curve: TokenBezier) -> JSONValue {
    .array([curve.x1, curve.y1, curve.x2, curve.y2].map(JSONValue.double))
  }

  private static func form(_ style: TokenStrokeStyle) -> JSONValue {
    switch style {
    case .keyword(let keyword): .string(keyword.rawValue)
    case .dashes(let lengths, let cap):
      ["dashArray": .array(lengths.map(form)), "lineCap": .string(cap.rawValue)]
    }
  }

  private static func form(_ shadow: TokenShadow) -> JSONValue {
    var members = [
      JSONValue.Member("color", form(shadow.color)),
      JSONValue.Member("offsetX", form(shadow.offsetX)),
      JSONValue.Member("offsetY", form(shadow.offsetY)),
      JSONValue.Member("blur", form(shadow.blur)),
      JSONValue.Member("spread", form(shadow.spread)),
    ]
    if shadow.isInset { members.append(.init("inset", true)) }
    return .object(members)
  }

  private static func form(_ style: TokenTypography) -> JSONValue {
    [
      "fontFamily": oneOrMany(style.fontFamily.map(JSONValue.string)),
      "fontSize": form(style.fontSize), "fontWeight": form(style.fontWeight),
      "letterSpacing": form(style.letterSpacing), "lineHeight": .double(style.lineHeight),
    ]
  }
}
