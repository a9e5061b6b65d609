import DesignTokens
import Diagnostics
import SwiftSymbols

/// Sizes of text that do not grow with the setting of the person who reads it.
struct FixedTextSize: LintRule {
  static let id = FindingID.lintFixedTextSize
  private let fonts: [KnownToken]

  init(_ subject: LintSubject) {
    fonts = subject.knowledge.tokens(for: .font)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews else { return [] }
    return file.uses.calls.indices.compactMap { index in
      let call = file.uses.calls[index]
      guard let size = size(call), size > 0, !file.isInPreview(call.surroundings),
        !file.isWithoutTouch(call.surroundings), isOfText(index, in: file)
      else { return nil }
      let weight = file.weight(ofFont: index)
      let names = fonts.filter { font in
        font.isVisible(isOwn: file.isOwn) && font.isSet(size, weight: weight)
      }.map { "'\($0.swiftName)'" }
      return finding(
        "text of the fixed size \(about: PlainNumber.of(size)) does not follow Dynamic Type",
        at: call.range, in: file,
        suggestion: names.isEmpty
          ? "use a font token, a text style, or a custom font with 'relativeTo:'"
          : "write \(names.joined(separator: " or "))")
    }
  }

  private func size(_ call: SwiftUses.Call) -> Double? {
    switch call.fullName {
    case ".system", "Font.system", "SwiftUI.Font.system": call.argument("size")?.number
    case ".custom", "Font.custom", "SwiftUI.Font.custom": call.argument("fixedSize")?.number
    case "UIFont.systemFont", "UIFont.boldSystemFont": call.argument("ofSize")?.number
    default: nil
    }
  }

  /// Whether the font is passed to the modifier of that name, or is a constant. Other calls may
  /// take the font of a symbol, which is sized like a picture.
  private func isOfText(_ call: Int, in file: LintFile) -> Bool {
    let place = file.uses.calls[call].surroundings
    guard let font = file.ancestors(place).first?.call else {
      return place.declaration.map { isConstantOfText($0, in: file) } ?? false
    }
    let name = file.uses.calls[font].name
    if name == "font" {
      return !file.isOfSymbol(font) && !file.isOfEmoji(font) && !isOfAlert(place, in: file)
    }
    return name == "UIFontMetrics" || file.uses.calls[call].fullName.hasPrefix("UIFont")
  }

  /// Whether the system draws the text, in a font of its own.
  private func isOfAlert(_ place: SwiftUses.Surroundings, in file: LintFile) -> Bool {
    file.ancestors(place).contains { Self.alerts.contains(file.uses.calls[$0.call].name) }
  }

  private static let alerts: Set<String> = ["ActionSheet", "Alert"]

  /// Whether a constant may be the font of text. What is only set for symbols is not, and of one in
  /// a function that is passed on nothing is known.
  private func isConstantOfText(_ index: Int, in file: LintFile) -> Bool {
    let constant = file.uses.declarations[index]
    guard constant.kind == .property else { return false }
    let uses = file.uses.calls.indices.filter { use in
      let call = file.uses.calls[use]
      let name = call.name == "font" ? call.argument(nil)?.name : nil
      return name?.split(separator: ".").last.map(String.init) == constant.name
    }
    if uses.isEmpty { return file.isMember(constant) }
    return uses.contains { !file.isOfSymbol($0) && !file.isOfEmoji($0) }
  }
}

extension LintFile {
  /// Whether a chain of calls draws a symbol, as far as that can be told.
  func isOfSymbol(_ call: Int) -> Bool {
    let root = root(of: call)
    return ([uses.calls[root]] + modifiers(of: root)).contains { Self.ofSymbols.contains($0.name) }
      || showsSymbolsOnly(root)
  }

  /// Whether a container shows symbols, and no view that may have text.
  private func showsSymbolsOnly(_ root: Int) -> Bool {
    let views = indices(in: uses.calls[root].range).map { uses.calls[$0] }.filter {
      $0.base == .none && $0.name.first?.isUppercase == true
    }
    return views.contains { $0.name == "Image" }
      && views.allSatisfy { view in
        view.name == "Image"
          || Self.wordless.contains(view.name) && view.argument(nil)?.string == nil
      }
  }

  private static let wordless: Set<String> = [
    "Button", "Circle", "Color", "Divider", "ForEach", "Group", "HStack", "Menu", "Rectangle",
    "RoundedRectangle", "Spacer", "VStack", "ZStack",
  ]

  /// Whether a chain of calls shows a text without a letter or digit, which is a picture.
  fileprivate func isOfEmoji(_ call: Int) -> Bool {
    let root = uses.calls[root(of: call)]
    guard root.name == "Text", let text = root.arguments.first?.string, !text.isEmpty else {
      return false
    }
    return !text.contains { $0.isLetter || $0.isNumber }
  }

  private static let ofSymbols: Set<String> = [
    "Image", "imageScale", "resizable", "symbolEffect", "symbolRenderingMode", "symbolVariant",
  ]
}

extension LintFile {
  /// Whether a declaration is one of a file or a type, and not in a function.
  fileprivate func isMember(_ declaration: SwiftUses.Declaration) -> Bool {
    declaration.parent.map { [.type, .extension].contains(uses.declarations[$0].kind) } ?? true
  }

  /// The weight of text that is set in a font of the system.
  ///
  /// - Returns: `nil` where it is not written, or the typeface decides.
  fileprivate func weight(ofFont index: Int) -> Double? {
    let call = uses.calls[index]
    if call.name == "boldSystemFont" { return Self.weights["bold"] }
    guard call.name != "custom" else { return nil }
    var weight = call.argument("weight").map { Self.weight($0) } ?? Self.weights["regular"]
    let text = call.surroundings.call
    for change in modifiers(of: index) + (text.map { modifiers(of: root(of: $0)) } ?? []) {
      if change.name == "bold" { weight = Self.weights["bold"] }
      if change.name == "weight" || change.name == "fontWeight" {
        weight = change.arguments.first.flatMap { Self.weight($0) }
      }
    }
    return weight
  }

  private static func weight(_ argument: SwiftUses.Argument) -> Double? {
    argument.name?.split(separator: ".").last.flatMap { weights[String($0)] }
  }

  /// Source: the weights of the OpenType specification, as the token format numbers them.
  private static let weights: [String: Double] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]
}

extension KnownToken {
  /// Whether a font token has a size in points and a weight, where no context changes it: another
  /// platform may give the size of one style to another. One of another weight has another role.
  ///
  /// - Parameter weight: `nil` for any.
  fileprivate func isSet(_ size: Double, weight: Double?) -> Bool {
    guard case .typography(let font)? = values.first else { return false }
    return font.fontSize.pixels == size && weight.map { $0 == font.fontWeight.value } ?? true
  }
}
