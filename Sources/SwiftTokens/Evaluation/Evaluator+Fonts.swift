import DesignTokens
import SwiftSymbols

// Fonts of the system and of the app.

extension Evaluator {
  /// What a static function of a font type makes; `nil` for other functions.
  mutating func fontValue(
    _ type: String?, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue? {
    if let type, !DeclaredType.fontNames.contains(type) { return nil }
    let arguments = call.arguments
    switch name {
    case "system": return try systemFont(call)
    case "custom":
      guard let family = arguments.unlabelled.first,
        let size = arguments.first("size", "fixedSize")
      else { return nil }
      return .font(face(try text(family), size: try number(size)))
    case "systemFont", "boldSystemFont", "monospacedSystemFont":
      guard let size = arguments.first("ofSize") else { return nil }
      let design = name == "monospacedSystemFont" ? "monospaced" : "default"
      var font = FontValue(
        family: SystemFonts.family(design: design).map { [$0] } ?? [], size: try number(size))
      if name == "boldSystemFont" { font.weight = TokenFontWeight(700) }
      if let weight = arguments.first("weight") { font.weight = try self.weight(weight) }
      return .font(font)
    case "preferredFont": return try preferredFont(call)
    default: return nil
    }
  }

  /// `UIFont(name: "Inter-Regular", size: 17)`, and `UIFont(style: .body, weight: .bold)`, as many
  /// packages call their own initialiser for text styles.
  mutating func fontByName(_ name: String, _ call: CallSite) throws(Unevaluated) -> SwiftValue {
    if let style = call.arguments.first("style", "textStyle") {
      return try textStyle(style, call, ["design", "weight"])
    }
    guard let family = call.arguments.first("name"), let size = call.arguments.first("size") else {
      throw unknown(call.whole, .font)
    }
    return .font(face(try text(family), size: try number(size)))
  }

  /// A font by the name of its face, which may tell the weight.
  private func face(_ name: String, size: Double) -> FontValue {
    var font = FontValue(family: [name], size: size)
    if let weight = FontWeights.value(face: name) { font.weight = weight }
    return font
  }

  private mutating func systemFont(_ call: CallSite) throws(Unevaluated) -> SwiftValue {
    let arguments = call.arguments
    if let style = arguments.unlabelled.first {
      return try textStyle(style, call, ["design", "weight"])
    }
    guard let size = arguments.first("size") else { throw unknown(call.whole, .font) }
    var design = "default"
    if let name = arguments.first("design") {
      guard case .member(_, let text) = name.form else { throw unknown(call.whole, .font) }
      design = text
    }
    guard let family = SystemFonts.family(design: design) else {
      throw unknown(call.whole, .font)
    }
    var font = FontValue(family: [family], size: try number(size))
    if let weight = arguments.first("weight") { font.weight = try self.weight(weight) }
    return .font(font)
  }

  private mutating func preferredFont(_ call: CallSite) throws(Unevaluated) -> SwiftValue {
    guard let style = call.arguments.first("forTextStyle") else {
      throw unknown(call.whole, .font)
    }
    return try textStyle(style, call, [])
  }

  private func textStyle(
    _ style: ConstantExpression, _ call: CallSite, _ labels: [String]
  ) throws(Unevaluated) -> SwiftValue {
    guard case .member(_, let name) = style.form, SystemFonts.textStyles.contains(name) else {
      throw unknown(call.whole, .font)
    }
    var font = SystemExpression(type: .typography, name: "Font.\(name)", modifiers: [])
    for label in labels {
      guard let argument = call.arguments.first(label) else { continue }
      guard case .member(_, let value) = argument.form else { throw unknown(call.whole, .font) }
      font.modifiers.append(.init(name: label, argument: value))
    }
    return .system(font)
  }

  mutating func modified(
    _ font: FontValue, _ name: String, _ call: CallSite
  ) throws(Unevaluated) -> FontValue {
    var font = font
    switch (name, call.arguments.all.first?.value) {
    case ("weight", let weight?): font.weight = try self.weight(weight)
    case ("bold", nil): font.weight = TokenFontWeight(700)
    case ("monospacedDigit", nil): break
    case ("monospaced", nil): font.family = ["ui-monospace"]
    default: throw unknown(call.whole, .font)
    }
    return font
  }

  mutating func weight(_ expression: ConstantExpression) throws(Unevaluated) -> TokenFontWeight {
    switch try value(expression, as: .weight) {
    case .weight(let weight): return weight
    case .number(let number, _) where 1...1000 ~= number: return TokenFontWeight(number)
    default:
      throw Unevaluated("'\(Self.short(expression))' is not a font weight", type: .fontWeight)
    }
  }

  mutating func text(_ expression: ConstantExpression) throws(Unevaluated) -> String {
    guard case .text(let text) = try value(expression, as: nil) else {
      throw Unevaluated("'\(Self.short(expression))' is not text")
    }
    return text
  }
}
