import ColorScience
import Diagnostics
import JSONTree

/// Reads the `Contents.json` of one colour set.
struct ColorSetReader {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  mutating func read(_ bytes: [UInt8], name: String) -> AssetColor? {
    let document = JSONDocument(parsing: bytes, path: path)
    diagnostics += document.diagnostics
    guard let root = document.root else { return nil }
    guard let entries = root.object?["colors"]?.array, !entries.isEmpty else {
      report("the colour set '\(name)' has no colours", root)
      return nil
    }
    let variants = entries.compactMap { variant($0) }
    guard !variants.isEmpty else { return nil }
    return AssetColor(name: name, variants: variants, location: SourceLocation(path))
  }

  private mutating func variant(_ node: JSONNode) -> AssetColor.Variant? {
    guard let entry = node.object else {
      report("an entry of a colour set must be an object, not \(node.kindName)", node)
      return nil
    }
    // Xcode writes entries without a colour for what nobody has filled in.
    guard let color = entry["color"] else { return nil }
    guard let value = value(color) else { return nil }
    var variant = AssetColor.Variant(
      idiom: entry["idiom"]?.string ?? "universal", isDark: false, isHighContrast: false,
      value: value)
    for appearance in entry["appearances"]?.array ?? [] {
      switch (appearance.object?["appearance"]?.string, appearance.object?["value"]?.string) {
      case ("luminosity", "dark"): variant.isDark = true
      case ("contrast", "high"): variant.isHighContrast = true
      default: break
      }
    }
    return variant
  }

  private mutating func value(_ node: JSONNode) -> AssetColor.Value? {
    if let name = node.object?["reference"]?.string { return .system(name) }
    guard let components = node.object?["components"]?.object else {
      report("a colour of an asset catalog has no components", node)
      return nil
    }
    let space = node.object?["color-space"]?.string ?? "srgb"
    guard let alpha = number("alpha", components, node, default: 1) else { return nil }
    if space.contains("gray") {
      guard let white = number("white", components, node) else { return nil }
      // The curve of this space is a power of 2.2, as that of a98-rgb is.
      let isPower = space.contains("22")
      let gray = ColorValue(isPower ? .a98RGB : .srgb, white, white, white, alpha: alpha)
      return .color(isPower ? gray.srgb.clipped.colorValue : gray)
    }
    guard let red = number("red", components, node),
      let green = number("green", components, node), let blue = number("blue", components, node),
      let known = Self.spaces[space]
    else {
      if Self.spaces[space] == nil { reportSpace(space, node) }
      return nil
    }
    guard ColorSpaceNames.accepts([red, green, blue], in: known) else {
      report("the components of a colour are not between 0 and 1", node)
      return nil
    }
    return .color(ColorValue(known, red, green, blue, alpha: alpha))
  }

  private static let spaces: [String: ColorSpace] = [
    "srgb": .srgb, "extended-srgb": .srgb, "display-p3": .displayP3,
    "extended-linear-srgb": .srgbLinear,
  ]

  /// `"0xFF"` and `"255"` count in bytes, `"0.500"` is a fraction.
  private mutating func number(
    _ name: String, _ components: JSONObject, _ node: JSONNode, default standard: Double? = nil
  ) -> Double? {
    guard let component = components[name] else {
      if standard == nil { report("a colour of an asset catalog has no '\(name)'", node) }
      return standard
    }
    if let number = component.double { return number }
    let text = component.string ?? ""
    if text.lowercased().hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    if !text.contains("."), name != "alpha", let byte = UInt8(text) { return Double(byte) / 255 }
    if let number = Double(text), number.isFinite { return number }
    report("'\(name)' of a colour must be a number in a string, such as \"0.500\"", component)
    return nil
  }

  private mutating func reportSpace(_ name: String, _ node: JSONNode) {
    report(
      "'\(name)' is not a colour space of asset catalogs", node,
      suggestion: DidYouMean.suggestion(for: name, among: Self.spaces.keys))
  }

  private mutating func report(_ summary: String, _ node: JSONNode, suggestion: String? = nil) {
    let place = SourceLocation(
      path, line: Int(node.position.line), column: Int(node.position.column))
    diagnostics.append(
      .init(.tokensAssetInvalid, summary, at: place, suggestion: suggestion))
  }
}
