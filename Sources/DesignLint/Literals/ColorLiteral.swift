import ColorScience
import SwiftSymbols

/// A colour as code writes it without the system.
struct ColorLiteral: Hashable, Sendable {
  /// How messages name it.
  var text: String
  /// What it is, as far as that can be told.
  var color: SRGBColor?
  /// The name of a colour in an asset catalog.
  var asset: String?

  init(text: String, color: SRGBColor?, asset: String? = nil) {
    (self.text, self.color, self.asset) = (text, color, asset)
  }

  /// - Returns: `nil` for a call that makes no colour, or makes it of something that is not written.
  init?(_ call: SwiftUses.Call) {
    guard Self.types.contains(call.name), call.isPlainType else { return nil }
    if let color = Self.components(call) {
      if color.isBlackOrWhite { return nil }
      self.init(text: color.hexWithAlpha, color: color)
    } else if let hex = Self.hex(call) {
      if hex.color?.isBlackOrWhite == true { return nil }
      self.init(text: hex.text, color: hex.color)
    } else if let asset = Self.assetName(call) {
      self.init(text: asset, color: nil, asset: asset)
    } else {
      return nil
    }
  }

  static let types: Set<String> = ["Color", "UIColor", "NSColor", "CGColor"]

  // MARK: Forms

  private static func components(_ call: SwiftUses.Call) -> SRGBColor? {
    func number(_ labels: String...) -> Double? {
      labels.lazy.compactMap { call.argument($0)?.number }.first
    }
    let spaces = call.arguments.compactMap { $0.label == nil ? $0.name : nil }
    guard spaces.allSatisfy({ $0.hasSuffix("sRGB") }) else { return nil }
    let alpha = number("opacity", "alpha") ?? 1
    if let red = number("red", "srgbRed"), let green = number("green"), let blue = number("blue") {
      return SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let white = number("white") {
      return SRGBColor(red: white, green: white, blue: white, alpha: alpha)
    }
    return nil
  }

  /// `Color(hex: "#DC2626")`, `Color(hex: 0xDC2626)`, `Color("#DC2626")`.
  private static func hex(_ call: SwiftUses.Call) -> (text: String, color: SRGBColor?)? {
    guard let first = call.arguments.first else { return nil }
    let isHex = first.label.map { hexLabels.contains($0) } ?? false
    if let string = first.string {
      let digits = string.hasPrefix("#") ? String(string.dropFirst()) : string
      guard isHex || string.hasPrefix("#"), digits.allSatisfy(\.isHexDigit) else { return nil }
      return ("#" + digits, SRGBColor(hex: "#" + digits))
    }
    guard isHex, let number = first.number, let value = Int(exactly: number),
      (0...0xFF_FFFF).contains(value)
    else { return nil }
    let digits = String(value, radix: 16)
    let text = "#" + String(repeating: "0", count: 6 - digits.count) + digits
    return (text, SRGBColor(hex: text))
  }

  private static let hexLabels: Set<String> = ["hex", "hexString", "rgb", "hexadecimal"]

  /// `Color("Brand")`, `UIColor(named: "Brand")`.
  private static func assetName(_ call: SwiftUses.Call) -> String? {
    guard let first = call.arguments.first, let name = first.string, !name.isEmpty else {
      return nil
    }
    let isNamed = call.name == "Color" ? first.label == nil : first.label == "named"
    return isNamed ? name : nil
  }
}

extension SRGBColor {
  /// Whether it is an end of the scale, which code may mean as such: many roles have it.
  fileprivate var isBlackOrWhite: Bool { red == green && green == blue && (red == 0 || red == 1) }
}

extension SwiftUses.Call {
  /// Whether a type is called by its name alone, or with that of its module.
  fileprivate var isPlainType: Bool {
    switch base {
    case .none: true
    case .names(let names): names == "SwiftUI" || names == "UIKit" || names == "AppKit"
    default: false
    }
  }
}

/// Colours of the platform by their names.
enum PlatformHue {
  /// `Color.red`, and `.red` where a colour is wanted.
  ///
  /// White, black, clear and the styles that follow the appearance are not among them.
  static func literal(_ member: SwiftUses.Member, in file: LintFile) -> ColorLiteral? {
    let parts = member.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count >= 2, let last = parts.last, let hue = hue(last) else { return nil }
    let type = parts[parts.count - 2]
    guard parts.count == 2 || modules.contains(parts[0]) else { return nil }
    guard colorTypes.contains(type) || parts.count == 2 && type.isEmpty && takesColor(member, file)
    else { return nil }
    return ColorLiteral(text: member.name, color: hue)
  }

  private static func hue(_ name: String) -> SRGBColor? {
    let plain = name.hasPrefix("system") ? name.dropFirst("system".count).lowercased() : name
    return hues[plain].flatMap { SRGBColor(hex: $0) }
  }

  private static let modules: Set<String> = ["AppKit", "SwiftUI", "UIKit"]
  private static let colorTypes: Set<String> = ["Color", "UIColor", "NSColor"]

  /// Whether a member without a type is passed where a colour or a style is wanted.
  private static func takesColor(_ member: SwiftUses.Member, _ file: LintFile) -> Bool {
    guard let index = member.surroundings.call else { return false }
    let call = file.uses.calls[index]
    guard let argument = file.argument(member.surroundings),
      argument.values.contains(where: { value in
        value.range.lowerBound <= member.range.lowerBound
          && value.range.upperBound >= member.range.upperBound && value.kind != .closure
      })
    else { return false }
    if argument.label == "color" { return true }
    return argument.label == nil && takers.contains(call.name)
  }

  private static let takers: Set<String> = [
    "foregroundStyle", "foregroundColor", "background", "tint", "fill", "stroke", "strokeBorder",
    "border", "accentColor", "overlay", "listRowBackground", "listItemTint", "colorMultiply",
    "backgroundStyle", "toolbarBackground", "listRowSeparatorTint",
  ]

  /// The default values of light appearance.
  ///
  /// Source: the Human Interface Guidelines on colour, system colours of iOS 17.
  private static let hues: [String: String] = [
    "red": "#ff3b30", "orange": "#ff9500", "yellow": "#ffcc00", "green": "#34c759",
    "mint": "#00c7be", "teal": "#30b0c7", "cyan": "#32ade6", "blue": "#007aff",
    "indigo": "#5856d6", "purple": "#af52de", "pink": "#ff2d55", "brown": "#a2845e",
    "gray": "#8e8e93",
  ]
}
