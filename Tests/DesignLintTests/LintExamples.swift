import ColorScience
import DesignTokens
import Diagnostics
import SwiftSymbols

@testable import DesignLint

/// A small system, and what it finds in a piece of code.
enum LintExamples {
  static func token(
    _ name: String, _ role: TokenRole, _ values: TokenValue..., type: String? = "CGFloat",
    isPublic: Bool = true
  ) -> KnownToken {
    KnownToken(
      path: name.lowercased(), swiftName: "DS." + name, role: role, values: values,
      isPublic: isPublic, swiftType: type)
  }

  static func points(_ value: Double) -> TokenValue { .dimension(TokenDimension(value, .px)) }

  static func color(_ hex: String) -> TokenValue {
    .color(TokenColor((SRGBColor(hex: hex) ?? .black).colorValue))
  }

  static func font(_ size: Double, weight: Double = 400) -> TokenValue {
    .typography(
      TokenTypography(
        fontFamily: ["system"], fontSize: TokenDimension(size, .px),
        fontWeight: TokenFontWeight(weight), letterSpacing: TokenDimension(0, .px), lineHeight: 1))
  }

  /// Tokens of every role, some of them with the same number.
  static var knowledge: DesignKnowledge {
    var knowledge = DesignKnowledge(name: "Kit", namespace: "DS")
    knowledge.modules = ["Kit"]
    knowledge.tokens = [
      token("Spacing.s", .spacing, points(8)), token("Spacing.m", .spacing, points(12)),
      token("Spacing.l", .spacing, points(16)),
      token("Spacing.extra", .spacing, points(20), points(24)),
      token("Radius.medium", .radius, points(12)), token("Size.medium", .size, points(20)),
      token("Stroke.thin", .stroke, points(0.5)),
      token("Opacity.medium", .opacity, .number(0.75), type: "Double"),
      token("Color.brand", .color, color("#dc2626"), type: nil),
      token("Color.ink", .color, color("#18181b"), color("#fafaf9"), type: nil),
      token("Color.warning", .color, color("#ff9500"), type: nil),
      token("Font.body", .font, font(17), type: nil),
      token("TextSize.body", .fontSize, points(17)),
      token("Motion.quick", .duration, .duration(TokenDuration(150, .ms)), type: "Double"),
    ]
    return knowledge
  }

  /// The findings in the body of a view, in a file that imports the system.
  static func findings(
    _ body: String, _ knowledge: DesignKnowledge = knowledge,
    _ settings: LintSettings = LintSettings()
  ) -> [LintFinding] {
    let code = "import SwiftUI\nimport Kit\nstruct Screen: View {\nvar body: some View {\n"
    return findings(file: code + body + "\n}\n}\n", knowledge, settings)
  }

  /// The findings in a whole file.
  static func findings(
    file text: String, at path: String = "Screen.swift",
    _ knowledge: DesignKnowledge = knowledge,
    _ settings: LintSettings = LintSettings(), isOwn: Bool = false
  ) -> [LintFinding] {
    guard let uses = SwiftUses.read(SourceFile(path: path, text: text)).uses else {
      return []
    }
    return DesignLint(knowledge, settings).findings(in: uses, isOwn: isOwn)
  }

  /// The headlines of a rule's findings.
  static func headlines(
    _ id: FindingID, _ body: String, _ knowledge: DesignKnowledge = knowledge,
    _ settings: LintSettings = LintSettings()
  ) -> [String] {
    findings(body, knowledge, settings).filter { $0.diagnostic.id == id }.map(\.diagnostic.summary)
  }
}
