/// The colour and the images of an element's background.
struct Background: Equatable {
  /// `currentcolor` is ``Paint/Reading/current``; `nil` when there is none.
  var color: Paint.Reading?
  /// From the bottom up.
  var images: [Paint] = []

  private static let keywords: Set<String> = [
    "auto", "border-box", "bottom", "center", "contain", "content-box", "cover", "fixed", "left",
    "local", "none", "padding-box", "repeat", "right", "round", "scroll", "text", "top",
  ]

  /// Of the keywords for repetition those that leave something uncovered.
  private static let gaps: Set<String> = ["no-repeat", "repeat-x", "repeat-y", "space"]

  private static let sizes: Set<String> = ["calc", "clamp", "max", "min"]

  /// Reads `background` or `background-image`.
  init(_ value: [ComponentValue]) {
    switch value {
    case [.ident("none")], [.ident("initial")], [.ident("unset")]: return
    case [.ident("inherit")], [.ident("revert")], [.ident("revert-layer")]:
      images = [.unreadable(UnreadReason(.inheritedBackground))]
      return
    default: break
    }
    for layer in value.split(separator: .comma).reversed() { add(layer) }
  }

  private mutating func add(_ layer: ArraySlice<ComponentValue>) {
    let leavesGaps = layer.contains { value in
      if case .ident(let name) = value { Self.gaps.contains(name) } else { false }
    }
    for value in layer {
      switch value {
      case .ident(let name) where Self.keywords.contains(name) || Self.gaps.contains(name): break
      case .number, .percentage, .dimension, .mark: break
      case .function(let name, _) where Self.sizes.contains(name): break
      case .address, .string, .function("url", _):
        images.append(.unreadable(UnreadReason(.image, of: .background)))
      case .function(let name, let arguments) where name.hasSuffix("gradient"):
        let token = leavesGaps ? nil : Self.flatToken(arguments)
        images.append(token.map { .token($0) } ?? .unreadable(UnreadReason(.gradient)))
      default:
        let reading = Paint.read([value], role: .background)
        color =
          color == nil
          ? reading : .paint(.unreadable(UnreadReason(.unreadValue, of: .background)))
      }
    }
  }
}

// MARK: - Flat gradients

extension Background {
  /// Words of a gradient that are no colours.
  private static let directions: Set<String> = [
    "at", "bottom", "center", "circle", "closest-corner", "closest-side", "decreasing", "ellipse",
    "farthest-corner", "farthest-side", "from", "hsl", "hue", "hwb", "in", "increasing", "lab",
    "lch", "left", "longer", "oklab", "oklch", "right", "shorter", "srgb", "srgb-linear", "to",
    "top",
  ]

  /// The token of a gradient from a token to itself, which is how CSS lays a translucent colour
  /// over another one.
  private static func flatToken(_ arguments: [ComponentValue]) -> String? {
    var token: String?
    for value in arguments {
      switch value {
      case .ident(let name) where directions.contains(name): break
      case .number, .percentage, .dimension, .mark: break
      case .function("var", let inner):
        guard let name = inner.variable?.name, token == nil || token == name else { return nil }
        token = name
      case .function(let name, _) where sizes.contains(name): break
      default: return nil
      }
    }
    return token
  }
}
