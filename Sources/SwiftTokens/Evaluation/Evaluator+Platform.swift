import ColorScience
import DesignTokens
import JSONTree
import SwiftSymbols

// Members that the sources do not declare: those of the platform's own types.

extension Evaluator {
  mutating func platformValue(
    _ expression: ConstantExpression, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    guard case .member(let base, let name) = expression.form else {
      throw Unevaluated(
        "'\(Self.short(expression))' is not among the constants of these sources",
        type: expected?.tokenType)
    }
    if Self.unboundedNames.contains(name) { return .unbounded("." + name) }
    if let base, base.names == nil {
      // Such as `Color.red.opacity(0.5).gradient`.
      throw unknown(expression, expected)
    }
    let type = native(base?.names?.last ?? expected?.last ?? "")
    if let value = try member(name, of: type, expected) { return value }
    throw Unevaluated(
      "'\(Self.short(expression))' is not among the constants of these sources",
      type: DeclaredType([type]).tokenType ?? expected?.tokenType)
  }

  /// The type of the platform for the names that packages give to `UIColor` and `NSColor` alike.
  private mutating func native(_ type: String) -> String {
    guard Self.sharedColors.contains(type) else { return type }
    used.insert(.platform)
    return situation.platform == .macOS ? "NSColor" : "UIColor"
  }

  private static let sharedColors: Set<String> = [
    "AppKitOrUIKitColor", "CrossPlatformColor", "NativeColor", "OSColor", "PlatformColor",
    "UINSColor", "UXColor", "XColor",
  ]

  private mutating func member(
    _ name: String, of type: String, _ expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue? {
    if DeclaredType.colorNames.contains(type) { return try platformColor(name, of: type) }
    if DeclaredType.fontNames.contains(type), SystemFonts.textStyles.contains(name) {
      return .system(SystemExpression(type: .typography, name: "Font.\(name)", modifiers: []))
    }
    switch type {
    case "Weight": return FontWeights.value(name).map { .weight($0) }
    case "Animation": return try motionValue(name, Arguments([])).map { .motion($0) }
    case "Duration": return name == "zero" ? .duration(TokenDuration(0, .ms)) : nil
    case ExportedSwift.SupportType.strokeStyle.name:
      return TokenStrokeStyle.Keyword(rawValue: name).map {
        .finished(.strokeStyle, .string($0.rawValue), assumption: nil)
      }
    case _ where Self.numberTypes.contains(type):
      return name == "zero" ? .number(0, digits: nil) : nil
    default: return nil
    }
  }

  private mutating func platformColor(
    _ name: String, of type: String
  ) throws(Unevaluated) -> SwiftValue? {
    if let asset = catalog.color(symbol: name) { return try value(of: asset) }
    if let fixed = SystemColors.fixed(name, of: type) { return .color(fixed) }
    guard SystemColors.isKnown(name, of: type) else { return nil }
    let owner = type == "ColorResource" ? "Color" : type
    return .system(
      SystemExpression(type: .color, name: "\(owner).\(name)", modifiers: []))
  }

  private static let unboundedNames: Set<String> = [
    "infinity", "greatestFiniteMagnitude", "leastNormalMagnitude", "leastNonzeroMagnitude", "nan",
    "pi",
  ]
}

// MARK: - Values of the system

extension Evaluator {
  /// What is published of a value of the system, else a stand-in.
  mutating func systemEmission(_ system: SystemExpression) -> Emission {
    if let (json, reason) = published(system) {
      return Emission(
        type: system.type, json: json, certainty: .published(reason), system: system)
    }
    return Emission(
      type: system.type, json: StandIn.value(of: system.type),
      certainty: .unknown("'\(system.name)' is a value of the system"), system: system)
  }

  private mutating func published(_ system: SystemExpression) -> (JSONValue, reason: String)? {
    // Other platforms have other shades and sizes.
    guard situation.platform != .macOS, situation.platform != .watchOS else { return nil }
    if system.type == .typography {
      return PublishedTextStyles.value(of: system).map { font in
        (
          ValueForm.typography(font),
          "'\(system.name)' has this size on iOS at the standard text size, and follows the reader's"
        )
      }
    }
    let color = PublishedColors.value(of: system, isDark: situation.isDark)
    guard system.type == .color, let color else { return nil }
    used.insert(.appearance)
    return (
      ValueForm.color(color), "'\(system.name)' is this on iOS 13 to 18; the system may change it"
    )
  }
}

// MARK: - Asset catalogs

extension Evaluator {
  /// The colour that an asset catalog has under a name.
  mutating func assetColor(_ expression: ConstantExpression) throws(Unevaluated) -> SwiftValue {
    guard case .text(let name) = try value(expression, as: nil) else {
      throw unknown(expression, .color)
    }
    if name.hasPrefix("#") { return .color(try hexColor(name, at: expression.location)) }
    guard let asset = catalog.color(named: name) else {
      reportMissingAsset(name, at: expression.location)
      throw Unevaluated("no asset catalog has a colour '\(name)'", type: .color)
    }
    return try value(of: asset)
  }

  /// The colour of an asset that a case stands for, as the only argument of a function or an
  /// initialiser of the package: `UIColor(.brandGreen)` with `case brandGreen = "Green"`.
  mutating func assetOfCase(_ call: CallSite) throws(Unevaluated) -> SwiftValue? {
    guard call.arguments.all.count == 1,
      case .member(nil, let name)? = call.arguments.all.first?.value.form,
      let text = table.text(ofCase: name), let asset = catalog.color(named: text)
    else { return nil }
    return try value(of: asset)
  }

  /// What the colour of an asset is in the situation.
  mutating func value(of asset: AssetColor) throws(Unevaluated) -> SwiftValue {
    used.formUnion(asset.axes)
    switch asset.value(in: situation) {
    case .color(let color)?: return .color(color)
    case .system(let name)?:
      return .system(SystemExpression(type: .color, name: name, modifiers: []))
    case nil:
      throw Unevaluated("the colour set '\(asset.name)' has no colour for this", type: .color)
    }
  }
}
