import DesignTokens
import Testing

/// The values that the document of Peptide Fox states.
@Suite struct PeptideFoxTokensTests {
  private typealias Content = PeptideFoxContent

  @Test(arguments: [
    ("space.1", 4.0), ("space.2", 8), ("space.4", 16), ("space.6", 24), ("space.8", 32),
    ("space.cardPaddingCompact", 20), ("space.cardPaddingRegular", 32), ("space.synergyGap", 6),
    ("radius.pill", 999), ("radius.accentCard", 10),
    ("icon.standard", 16), ("icon.maximum", 20), ("icon.textMinimum", 14),
    ("optical.offset12", 1.8), ("optical.offset13", 2.1), ("optical.offset14", 2.5),
    ("optical.offset16", 3.5), ("motion.hoverTranslation", 1), ("motion.modalTranslation", 8),
    ("layout.comparisonHeight", 480), ("layout.synergyHeight", 54), ("layout.accentBar", 4),
    ("layout.gridColumnMinimum", 280), ("typography.textBase", 14),
  ]) func lengths(path: String, points: Double) throws {
    #expect(try Content.value(path) == .dimension(TokenDimension(points, .px)))
  }

  @Test(arguments: [("compact", 20.0), ("regular", 32)])
  func paddingFollowsTheSizeClass(size: String, points: Double) throws {
    #expect(
      try Content.value("space.cardPadding", in: ["size": size])
        == .dimension(TokenDimension(points, .px)))
  }

  @Test func everyStepIsItsNumberTimesFour() throws {
    for step in [1, 2, 4, 6, 8] {
      let length = TokenDimension(Double(step) * 4, .px)
      #expect(try Content.value("space.\(step)") == .dimension(length))
    }
  }

  @Test(arguments: [
    ("color.primary", "#2563eb", "#60a5fa"), ("color.textBody", "#0f172a", "#e2e8f0"),
    ("color.border", "#cbd5e1", "#1f2937"),
  ]) func colorsByAppearance(path: String, light: String, dark: String) throws {
    for (appearance, hex) in [("light", light), ("dark", dark)] {
      let color = try Content.color(path, in: ["appearance": appearance])
      #expect(color.value.srgb.hex == hex)
      #expect(color.hex == hex)
    }
  }

  @Test(arguments: [
    ("brownLL.light", 300.0), ("brownLL.regular", 400), ("brownLL.medium", 500),
    ("brownLL.bold", 700), ("sharpSans.regular", 400), ("sharpSans.medium", 500),
    ("sharpSans.semibold", 600),
  ]) func weights(name: String, value: Double) throws {
    guard case .fontWeight(let weight) = try Content.value("weight." + name) else {
      Issue.record("\(name) is no weight")
      return
    }
    #expect(weight.value == value)
  }

  @Test func theShadowIsTheOneOfTheWebSystem() throws {
    guard case .shadow(let layers) = try Content.value("shadow.card"), let shadow = layers.first
    else {
      Issue.record("shadow.card is no shadow")
      return
    }
    #expect(layers.count == 1)
    #expect(
      [shadow.offsetX, shadow.offsetY, shadow.blur, shadow.spread].map(\.pixels) == [
        0, 18, 40, 0,
      ])
    #expect(shadow.color.value.srgb.hex.hasPrefix("#0f172a"))
    #expect(shadow.color.value.alpha == 0.08)
  }

  @Test func movementHasLimits() throws {
    let limit = TokenDuration(200, .ms)
    #expect(try Content.value("motion.hoverDuration") == .duration(limit))
    #expect(try Content.value("motion.modalDuration") == .duration(limit))
    guard case .transition(let curve) = try Content.value("motion.easingCurve") else {
      Issue.record("the curve is no transition")
      return
    }
    #expect(curve.duration == limit)
    #expect(curve.timingFunction == TokenBezier(0, 0, 0.58, 1))
  }

  @Test func bodyTextIsTheWorkedExample() throws {
    guard case .typography(let body) = try Content.value("text.body") else {
      Issue.record("text.body is no typography")
      return
    }
    #expect(body.fontFamily.first == "Brown LL")
    #expect(body.fontSize.pixels == 14)
    #expect(body.lineHeight == 1.6)
    #expect(body.fontWeight.value == 400)
  }

  @Test func labelsAreSetInSharpSans() throws {
    guard case .typography(let label) = try Content.value("text.uiLabel") else {
      Issue.record("text.uiLabel is no typography")
      return
    }
    #expect(label.fontFamily.first == "Sharp Sans No2")
    #expect(label.fontSize.pixels == 10)
    #expect(label.fontWeight.value == 600)
  }

  @Test func whatTheDocumentLeavesOpenIsMarked() throws {
    let tokens = try Content.system().tokens
    let unknown = tokens.filter { $0.value()?.isUnknown == true }.map(\.path.text)
    #expect(
      Set(unknown) == [
        "radius.card", "text.hero", "text.cardTitle", "text.output", "text.subtext",
        "color.blue.border", "color.tintedBg", "color.surfaceBg", "palette.light.surfaceBg",
        "palette.dark.surfaceBg",
      ])
    let inferred = tokens.filter { $0.metadata.confidence == .inferred }.map(\.path.text)
    #expect(
      Set(inferred) == [
        "space.6", "typography.textBase", "text.body", "text.uiLabel", "palette.light.page",
        "palette.dark.page",
      ])
    for token in tokens where unknown.contains(token.path.text) {
      #expect(token.value()?.unknownReason?.isEmpty == false, "\(token.path)")
    }
  }
}
