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
      let names = fonts.filter { $0.isVisible(isOwn: file.isOwn) && $0.hasSize(size) }
        .map { "'\($0.swiftName)'" }
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
      return place.declaration.map { file.uses.declarations[$0].kind == .property } ?? false
    }
    let name = file.uses.calls[font].name
    if name == "font" { return !file.isOfSymbol(font) && !file.isOfEmoji(font) }
    return name == "UIFontMetrics" || file.uses.calls[call].fullName.hasPrefix("UIFont")
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

extension KnownToken {
  /// Whether a font token has a size in points, where no context changes it: another platform may
  /// give the size of one style to another.
  fileprivate func hasSize(_ size: Double) -> Bool {
    guard case .typography(let font)? = values.first else { return false }
    return font.fontSize.pixels == size
  }
}
