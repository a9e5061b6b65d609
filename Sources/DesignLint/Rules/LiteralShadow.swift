import DesignTokens
import Diagnostics
import SwiftSymbols

/// Shadows whose radius and offset are numbers, where the system has shadow tokens.
struct LiteralShadow: LintRule {
  static let id = FindingID.lintLiteralShadow
  private let knowledge: DesignKnowledge
  private let tokens: [KnownToken]

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    tokens = subject.knowledge.tokens(for: .shadow)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews, tokens.contains(where: { $0.isVisible(isOwn: file.isOwn) }) else {
      return []
    }
    return file.uses.calls.compactMap { call in
      guard call.name == "shadow", let radius = call.argument("radius")?.number, radius > 0,
        !file.isInPreview(call.surroundings), !file.isDefinition(call.surroundings)
      else { return nil }
      return finding(Shadow(call, radius: radius), of: call, in: file)
    }
  }

  /// What is known of a shadow from its numbers.
  private struct Shadow {
    let radius, x, y: Double

    init(_ call: SwiftUses.Call, radius: Double) {
      self.radius = radius
      x = call.argument("x")?.number ?? 0
      y = call.argument("y")?.number ?? 0
    }

    /// SwiftUI takes the radius of the blur, CSS twice as much; systems state either.
    func isPossibly(_ layer: TokenShadow) -> Bool {
      let blurs = [layer.blur.pixels, layer.blur.pixels / 2]
      return blurs.contains { TokenChoice.isEqual($0, radius) }
        && TokenChoice.isEqual(layer.offsetX.pixels, x)
        && TokenChoice.isEqual(layer.offsetY.pixels, y)
    }
  }

  private func finding(
    _ shadow: Shadow, of call: SwiftUses.Call, in file: LintFile
  ) -> LintFinding? {
    let range = call.nameOffset..<call.range.upperBound
    let names = tokens.filter { token in
      token.isVisible(isOwn: file.isOwn)
        && token.values.contains { value in
          guard case .shadow(let layers) = value else { return false }
          return layers.contains(where: shadow.isPossibly)
        }
    }.map { "'\($0.swiftName)'" }
    let text = "radius \(PlainNumber.of(shadow.radius))"
    if names.isEmpty {
      guard tokens.areKnown(isOwn: file.isOwn) else { return nil }
      return finding(
        "no shadow token has the \(about: text)", at: range, in: file,
        suggestion: "use a token of \(knowledge.name), or add one"
      ).asNote
    }
    return finding(
      "the shadow of \(about: text) is written as numbers", at: range, in: file,
      suggestion: "take them from \(names.joined(separator: " or "))")
  }
}
