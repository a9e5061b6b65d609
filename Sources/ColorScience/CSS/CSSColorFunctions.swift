/// A colour function of CSS Color 4: how its arguments become the components of a space.
struct CSSColorFunction {
  let space: ColorSpace
  let channels: [CSSChannel]
  /// Whether the components are in linear light, where the space has them gamma-encoded.
  var isLinear = false
  /// Whether and how the arguments may be written with commas.
  var commas = CommaSyntax.never

  /// The syntax of CSS 2 and 3, which knows no `none`.
  enum CommaSyntax {
    case never
    /// All components are numbers, or all are percentages.
    case sameKind
    /// All components but the hue are percentages.
    case percentages
  }

  /// The function called `name`, in lower case; `nil` for `color()`, which names its space within.
  static func named(_ name: String) -> CSSColorFunction? { byName[name] }

  private static let rgb = CSSColorFunction(
    space: .srgb, channels: Array(repeating: .byte, count: 3), commas: .sameKind)
  private static let hsl = CSSColorFunction(
    space: .hsl, channels: [.hue, .saturation, .percent], commas: .percentages)

  private static let byName: [String: CSSColorFunction] = [
    "rgb": rgb, "rgba": rgb, "hsl": hsl, "hsla": hsl,
    "hwb": CSSColorFunction(space: .hwb, channels: [.hue, .percent, .percent]),
    "lab": CSSColorFunction(space: .lab, channels: [.lightness, .labAxis, .labAxis]),
    "lch": CSSColorFunction(space: .lch, channels: [.lightness, .chroma, .hue]),
    "oklab": CSSColorFunction(space: .oklab, channels: [.okLightness, .okAxis, .okAxis]),
    "oklch": CSSColorFunction(space: .oklch, channels: [.okLightness, .okChroma, .hue]),
  ]

  /// What `color()` reads for the space called `name`, in lower case.
  static func predefinedSpace(_ name: String) -> CSSColorFunction? {
    if name == "display-p3-linear" {
      var function = predefinedSpace(ColorSpace.displayP3.rawValue)
      function?.isLinear = true
      return function
    }
    guard let space = name == "xyz" ? .xyzD65 : ColorSpace(rawValue: name) else { return nil }
    switch space {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      return CSSColorFunction(space: space, channels: Array(repeating: .unit, count: 3))
    case .hsl, .hwb, .lab, .lch, .oklab, .oklch: return nil
    }
  }
}

extension CSSColorFunction {
  /// The colour that `arguments`, the tokens between the brackets, stand for.
  func color(_ arguments: ArraySlice<CSSColorToken>) throws(NotAColor) -> ColorValue {
    let parts = try CSSColorArguments(arguments)
    guard parts.components.count == channels.count else { throw NotAColor() }
    if parts.hasCommas { try checkCommaSyntax(parts) }
    var components: [Double?] = []
    for (channel, token) in zip(channels, parts.components) {
      let value = try channel.value(token)
      components.append(isLinear ? value.map(TransferCurve.srgbFromLinear) : value)
    }
    // A missing alpha counts as 0, like every missing component.
    let alpha = try parts.alpha.map { token throws(NotAColor) in
      try CSSChannel.alpha.value(token) ?? 0
    }
    return ColorValue(space, components[0], components[1], components[2], alpha: alpha ?? 1)
  }

  private func checkCommaSyntax(_ parts: CSSColorArguments) throws(NotAColor) {
    let isAllowed =
      switch commas {
      case .never: false
      case .sameKind:
        parts.components.allSatisfy(\.isNumber) || parts.components.allSatisfy(\.isPercentage)
      case .percentages: parts.components.dropFirst().allSatisfy(\.isPercentage)
      }
    let words = parts.components + (parts.alpha.map { [$0] } ?? [])
    guard isAllowed, !words.contains(.identifier("none")) else { throw NotAColor() }
  }
}

/// Arguments taken apart: three components, and alpha behind a slash or as a fourth with commas.
private struct CSSColorArguments {
  var components: [CSSColorToken]
  var alpha: CSSColorToken?
  let hasCommas: Bool

  init(_ tokens: ArraySlice<CSSColorToken>) throws(NotAColor) {
    hasCommas = tokens.contains(.comma)
    if hasCommas {
      let words = tokens.split(separator: .comma, omittingEmptySubsequences: false)
      guard words.allSatisfy({ $0.count == 1 }) else { throw NotAColor() }
      components = words.prefix(3).flatMap { $0 }
      alpha = words.dropFirst(3).first?.first
      guard words.count <= 4 else { throw NotAColor() }
    } else {
      let sides = tokens.split(separator: .slash, omittingEmptySubsequences: false)
      guard sides.count == 1 || (sides.count == 2 && sides[1].count == 1) else { throw NotAColor() }
      components = Array(sides[0])
      alpha = sides.count == 2 ? sides[1].first : nil
    }
  }
}

extension CSSColorToken {
  fileprivate var isNumber: Bool {
    if case .number = self { true } else { false }
  }

  fileprivate var isPercentage: Bool {
    if case .percentage = self { true } else { false }
  }
}
