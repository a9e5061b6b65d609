import ColorScience
import Diagnostics
import TokenContrast
import YAMLTree

/// Reads the `contrast` of `system.yaml`. What is wrong is reported and left out; the rest counts.
enum ContrastSettingsLoader {
  static func settings(_ fields: inout YAMLFields) -> ContrastSettings {
    guard let node = fields.node("contrast") else { return ContrastSettings() }
    var inner = YAMLFields(node, subject: "contrast")
    let level = inner.oneOf("level", ContrastLevel.self) ?? .aa
    let settings = ContrastSettings(
      level: level, minimum: minimum(level, &inner),
      largeText: inner.oneOf("largeText", LargeTextRule.self) ?? .cssPoints,
      backdrops: inner.references("backdrops"), underlays: underlays(&inner),
      matrix: matrix(&inner), exceptions: exceptions(&inner))
    fields.report(inner.finish())
    return settings
  }

  // MARK: - Ratios

  private static let uses: [(key: String, use: ContrastUse)] = [
    ("text", .normalText), ("large-text", .largeText), ("non-text", .nonText),
  ]

  private static func minimum(
    _ level: ContrastLevel, _ fields: inout YAMLFields
  ) -> [ContrastUse: Double] {
    guard let node = fields.node("minimum") else { return [:] }
    var inner = YAMLFields(node, subject: "minimum")
    var minimum: [ContrastUse: Double] = [:]
    for (key, use) in uses {
      guard let node = inner.node(key) else { continue }
      let lowest = ContrastSettings(level: level).required(for: use)
      if let ratio = node.number, (lowest...21).contains(ratio) {
        minimum[use] = ratio
      } else {
        inner.report(wrongMinimum(key, node, lowest, level))
      }
    }
    fields.report(inner.finish())
    return minimum
  }

  private static func wrongMinimum(
    _ key: String, _ node: YAMLNode, _ lowest: Double, _ level: ContrastLevel
  ) -> Diagnostic {
    let ratio = lowest.ratioText
    return .init(
      .contrastMinimum, "'\(key)' must be a ratio from \(ratio) to 21, not \(node.spokenKind)",
      at: node.location,
      notes: [.init("level \(level.rawValue) asks for \(ratio), which can only be raised")],
      suggestion: "write a number from \(ratio) to 21, or leave '\(key)' out")
  }

  // MARK: - Tokens

  /// `over: { color.infoBG: [system.background] }`
  private static func underlays(_ fields: inout YAMLFields) -> [ContrastSettings.Underlay] {
    guard let node = fields.node("over") else { return [] }
    var inner = YAMLFields(node, subject: "over")
    let underlays = (node.entries ?? []).compactMap { entry -> ContrastSettings.Underlay? in
      let over = inner.references(entry.key)
      // One wrong layer makes the whole stack another one.
      if over.isEmpty || over.count != entry.value.items?.count {
        if entry.value.isNull || entry.value.items?.isEmpty == true {
          inner.report(nothingBelow(entry))
        }
        return nil
      }
      return ContrastSettings.Underlay(Reference(entry.key, at: entry.keyLocation), over: over)
    }
    fields.report(inner.finish())
    return underlays
  }

  private static func nothingBelow(_ entry: YAMLNode.Entry) -> Diagnostic {
    .init(
      .contrastEmptyOver, "nothing is named below '\(entry.key)'",
      at: entry.keyLocation,
      suggestion: "name the colours below it, as [system.background], or leave it out")
  }

  private static func matrix(_ fields: inout YAMLFields) -> ContrastSettings.MatrixSelection {
    guard let node = fields.node("matrix") else { return ContrastSettings.MatrixSelection() }
    var inner = YAMLFields(node, subject: "matrix")
    let selection = ContrastSettings.MatrixSelection(
      texts: inner.references("text"), backgrounds: inner.references("backgrounds"))
    fields.report(inner.finish())
    return selection
  }

  // MARK: - Exceptions

  private static func exceptions(_ fields: inout YAMLFields) -> [ContrastException] {
    fields.list("exceptions").compactMap { node in
      var inner = YAMLFields(node, subject: "an exception")
      let exception = exception(&inner)
      fields.report(inner.finish())
      return exception
    }
  }

  /// `nil` when it does not say what it excuses, or why.
  private static func exception(_ fields: inout YAMLFields) -> ContrastException? {
    let foreground = fields.requiredReference("foreground")
    let background = fields.requiredReference("background")
    let contexts = ContextChoiceLoader.contexts(&fields)
    let saysFinding = fields.node("finding") != nil
    let finding = fields.oneOf("finding", ContrastException.Finding.self)
    let reason = fields.requiredText("reason")
    guard let foreground, let background, let reason, finding != nil || !saysFinding else {
      return nil
    }
    return ContrastException(
      foreground: foreground, background: background, contexts: contexts,
      finding: finding ?? .level, reason: reason, location: fields.location)
  }
}
