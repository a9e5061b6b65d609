// One token on one platform: the values for appearance and contrast, as one expression.

extension SwiftMembers {
  /// A token in one combination of appearance and contrast.
  private struct Variant {
    var isIncreased: Bool
    var selection: [Int]
    var value: TokenValue
    var expression: ExportedExpression
    var isStandIn: Bool
  }

  mutating func body(of token: Int, on platform: Int?) -> SwiftBody? {
    if let expression = statedExpression(token, platform) {
      return SwiftBody(type: nil, expression: expression)
    }
    guard var variants = variants(of: token, on: platform, refersToAdaptive: true),
      let first = variants.first
    else { return nil }
    if variants.dropFirst().allSatisfy({ $0.expression == first.expression && !$0.isStandIn }),
      !first.isStandIn
    {
      noteAdaptiveAlias(token, first.expression)
      return SwiftBody(type: typeName(first.value, first.expression), expression: first.expression)
    }
    variants = self.variants(of: token, on: platform, refersToAdaptive: false) ?? variants
    guard let known = knownVariants(token, variants) else { return nil }
    return adaptiveBody(token, known)
  }

  private func selections(_ token: Int, _ platform: Int?) -> [(isIncreased: Bool, [Int])] {
    let modifiers = storage.tables[token].axes.modifiers
    let appearance = contexts.appearance.map { modifiers.contains($0.modifier) } ?? false
    let contrast = contexts.contrast.map { modifiers.contains($0.modifier) } ?? false
    return (contrast ? [false, true] : [false]).flatMap { isIncreased in
      (appearance ? [false, true] : [false]).map { isDark in
        (
          isIncreased,
          contexts.selection(platform: platform, isDark: isDark, isIncreased: isIncreased)
        )
      }
    }
  }

  /// The expression that the metadata of an unknown token states, or of one whose value is known only
  /// as what is published of it, qualified so that no group of the same name is in its way. One that does not begin with a type of SwiftUI means something
  /// only where it was written.
  private func statedExpression(_ token: Int, _ platform: Int?) -> ExportedExpression? {
    let selections = selections(token, platform).map(\.1)
    let isUnknown = selections.contains { selection in
      guard case .resolved(let entry) = storage.tables[token][selection] else { return false }
      return entry.unknownOrigin != nil
    }
    let metadata = selections.first.flatMap { storage.definition(token, in: $0)?.metadata }
    let isPublished = metadata?.status == .known && metadata?.confidence == .inferred
    guard isUnknown || isPublished, let text = metadata?.swift, !text.contains(where: \.isNewline)
    else { return nil }
    let plain = text.trimmingPrefix("SwiftUI.")
    let type = plain.prefix { $0.isLetter || $0.isNumber }
    guard Self.swiftUITypes.contains(String(type)) else { return nil }
    return .literal("SwiftUI." + plain)
  }

  /// The types of SwiftUI whose values are tokens.
  private static let swiftUITypes: Set<String> = [
    "Animation", "Color", "Font", "Gradient", "LinearGradient", "Material", "UnitCurve",
  ]

  /// All combinations that make a difference, the usual contrast first and light before dark;
  /// `nil` where the token has no value in some of them, which is said.
  private mutating func variants(
    of token: Int, on platform: Int?, refersToAdaptive: Bool
  ) -> [Variant]? {
    var variants: [Variant] = []
    let selections = selections(token, platform)
    for (isIncreased, selection) in selections {
      guard case .resolved(let entry) = storage.tables[token][selection] else { continue }
      renderer.selection = selection
      renderer.platform = contexts.platform.map { selection[$0.modifier] } ?? 0
      renderer.refersToAdaptive = refersToAdaptive
      guard let expression = renderer.render(token) else { continue }
      variants.append(
        Variant(
          isIncreased: isIncreased, selection: selection, value: entry.value,
          expression: expression, isStandIn: renderer.isStandIn))
    }
    if variants.count == selections.count { return variants }
    // A value that is kept as it was written is told with all others.
    if let first = variants.first, !storage.tables[token].isKept {
      reportPartial(token, first.selection)
    }
    return nil
  }

  /// The combinations whose values are known: all, or those of the usual contrast.
  private mutating func knownVariants(_ token: Int, _ variants: [Variant]) -> [Variant]? {
    guard let unknown = variants.first(where: \.isStandIn) else { return variants }
    let usual = variants.filter { !$0.isIncreased }
    let isUsualKnown = usual.allSatisfy { !$0.isStandIn }
    reportUnknown(token, unknown.selection, isLeftOut: !isUsualKnown)
    return isUsualKnown ? usual : nil
  }

  /// One value for each combination, light and dark alike where only the contrast matters.
  private mutating func adaptiveBody(_ token: Int, _ variants: [Variant]) -> SwiftBody? {
    guard let first = variants.first else { return nil }
    if variants.contains(where: { $0.value.type != first.value.type }) {
      reportTypes(token)
      return nil
    }
    let usual = variants.filter { !$0.isIncreased }.map(\.expression)
    let high = variants.filter(\.isIncreased).map(\.expression)
    guard let light = usual.first, let dark = usual.last else { return nil }
    if Set(usual + high).count == 1 {
      return SwiftBody(type: typeName(first.value, light), expression: light)
    }
    var arguments = [("light", light), ("dark", dark)]
    if high != usual, let highLight = high.first, let highDark = high.last {
      arguments += [("lightHighContrast", highLight), ("darkHighContrast", highDark)]
    }
    if case .color = first.value {
      return SwiftBody(type: nil, expression: .call("SwiftUI.Color", labeled: arguments))
    }
    noteAdaptive(token)
    let adaptive = ExportedSwift.SupportType.adaptive
    let type = typeName(first.value, .literal("")).map { "\(adaptive.name)<\($0)>" }
    return SwiftBody(type: type, expression: .call(.adaptive, labeled: arguments))
  }

  /// A member that is another one adapts as that does.
  private mutating func noteAdaptiveAlias(_ token: Int, _ expression: ExportedExpression) {
    guard case .reference(let name) = expression, adaptiveNames.contains(name) else { return }
    noteAdaptive(token)
  }

  private mutating func noteAdaptive(_ token: Int) {
    renderer.adaptive.insert(token)
    if let name = naming.fullName(token) { adaptiveNames.insert(name) }
  }

  /// The type to write down for values whose literal would have another. A reference has that of
  /// the member it names.
  private func typeName(_ value: TokenValue, _ expression: ExportedExpression) -> String? {
    if case .reference = expression { return nil }
    return SwiftRenderer.typeName(of: value)
  }
}
