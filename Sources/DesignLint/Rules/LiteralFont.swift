import DesignTokens
import Diagnostics
import SwiftSymbols

/// Text styles of the platform where the system has a font token of the same size and weight, and
/// sizes of text that are a token.
struct LiteralFont: LintRule {
  static let id = FindingID.lintLiteralFont
  private let knowledge: DesignKnowledge
  private let sizes: TokenChoice
  private let fonts: [KnownToken]
  private let names: TokenNameSet

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    sizes = TokenChoice(subject.knowledge, role: .fontSize)
    fonts = subject.knowledge.tokens(for: .font)
    names = subject.knowledge.tokenNames
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews else { return [] }
    return styles(in: file) + customSizes(in: file)
  }

  // MARK: Text styles

  private func styles(in file: LintFile) -> [LintFinding] {
    let visible = fonts.filter { $0.isVisible(isOwn: file.isOwn) }
    if visible.isEmpty { return [] }
    return file.uses.members.compactMap { member in
      guard let style = style(member, in: file), !names.contains(member.name, of: "Font"),
        !file.isInPreview(member.surroundings), !file.isDefinition(member.surroundings),
        // Text styles have other sizes there.
        !file.isBesideTouch(member.surroundings)
      else { return nil }
      let last = member.name.split(separator: ".").last.map(String.init) ?? ""
      let called = visible.filter { $0.isCalled(last) }
      let names = (called.isEmpty ? visible.filter { $0.isPossibly(style) } : called)
        .map { "'\($0.swiftName)'" }
      if names.isEmpty {
        guard visible.allSatisfy(\.isKnown) else { return nil }
        return finding(
          "no font token is the text style \(about: member.name)", at: member.range, in: file,
          suggestion: "use a token of \(knowledge.name), or add one"
        ).asNote
      }
      return finding(
        "the text style \(about: member.name) is written where the system has a font token",
        at: member.range, in: file, suggestion: "write \(names.joined(separator: " or "))")
    }
  }

  /// `.headline` of `.font(.headline)`, and `Font.headline` anywhere.
  private func style(_ member: SwiftUses.Member, in file: LintFile) -> TextStyle? {
    let parts = member.name.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last, let style = TextStyle.all[String(last)] else { return nil }
    if parts.count >= 2, parts[parts.count - 2] == "Font" {
      return parts.count == 2 || parts[0] == "SwiftUI" ? style : nil
    }
    guard parts.count == 2, parts[0].isEmpty, let call = member.surroundings.call,
      file.uses.calls[call].name == "font", !file.isOfSymbol(call),
      file.argument(member.surroundings)?.label == nil
    else { return nil }
    return style
  }

  // MARK: Sizes

  private func customSizes(in file: LintFile) -> [LintFinding] {
    if sizes.isEmpty(isOwn: file.isOwn) { return [] }
    return file.numbers(at: Self.sites).compactMap { number in
      let call = file.uses.calls[number.call]
      guard call.argument("relativeTo") != nil else { return nil }
      let matches = sizes.matches(number.value, isOwn: file.isOwn)
      guard let match = matches.first, matches.count == 1 else { return nil }
      let name = match.token.swiftName
      return finding(
        "the literal \(about: PlainNumber.of(number.value)) is the text size token '\(name)'",
        at: number.range, in: file, suggestion: "write \(name)"
      ).replaced(by: LiteralReplacement.of(match, at: number.range, in: file))
    }
  }

  private static let sites = [LiteralSite("custom", "size")].byCall
}

/// A text style of the platform, at its default size.
///
/// Source: the Human Interface Guidelines on typography, iOS, Large (default).
struct TextStyle: Hashable, Sendable {
  var size: Double
  var weight: Double

  static let all: [String: TextStyle] = [
    "largeTitle": TextStyle(size: 34, weight: 400), "title": TextStyle(size: 28, weight: 400),
    "title2": TextStyle(size: 22, weight: 400), "title3": TextStyle(size: 20, weight: 400),
    "headline": TextStyle(size: 17, weight: 600), "body": TextStyle(size: 17, weight: 400),
    "callout": TextStyle(size: 16, weight: 400), "subheadline": TextStyle(size: 15, weight: 400),
    "footnote": TextStyle(size: 13, weight: 400), "caption": TextStyle(size: 12, weight: 400),
    "caption2": TextStyle(size: 11, weight: 400),
  ]
}

extension KnownToken {
  /// Whether it has the name of a text style, as tokens with another typeface have.
  fileprivate func isCalled(_ style: String) -> Bool {
    let name = path.split(separator: ".").last.map(String.init) ?? ""
    return name == style || name == style + "1"
  }

  /// Whether a font token is set like a text style, where no context changes it.
  fileprivate func isPossibly(_ style: TextStyle) -> Bool {
    guard case .typography(let font)? = values.first else { return false }
    return font.fontSize.pixels == style.size && font.fontWeight.value == style.weight
  }
}
