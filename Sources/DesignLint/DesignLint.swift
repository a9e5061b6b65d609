import Diagnostics
import SwiftSymbols

/// Checks Swift source against the rules of a design system.
///
/// 1. `SwiftUses` of `SwiftSymbols` lists what the code of a file uses; a file is walked once.
/// 2. ``DesignKnowledge`` says what the system has: tokens by what they are for, components, names
///    that are deprecated.
/// 3. ``LintSettings`` say which rules apply, how much they weigh, and which patterns the team adds.
/// 4. Each rule, a file of `Rules`, looks at the uses of one file and returns findings.
/// 5. `AllowedFindings` takes out what a comment allows.
///
/// A finding says what is written, what the system has for it, and, where nothing can change by it,
/// the replacement.
public struct DesignLint: Sendable {
  /// What the system has.
  public let knowledge: DesignKnowledge
  /// What is asked of the sources.
  public let settings: LintSettings
  private let rules: [any LintRule]

  /// A lint of the rules that are not off.
  public init(_ knowledge: DesignKnowledge, _ settings: LintSettings = LintSettings()) {
    self.knowledge = knowledge
    self.settings = settings
    let subject = LintSubject(knowledge: knowledge, settings: settings)
    rules = Self.rules.map { $0.init(subject) }.filter { rule in
      settings.isOn(type(of: rule).id)
    }
  }

  /// The findings of one file, in the order of their places.
  ///
  /// - Parameters:
  ///   - isOwn: Whether the file belongs to the system itself, whose sources may define tokens, and
  ///     whose findings then are about how it keeps its own rules.
  ///   - scope: What the file and those around it say together.
  public func findings(
    in uses: SwiftUses, isOwn: Bool = false, scope: LintScope = LintScope()
  ) -> [LintFinding] {
    guard !GeneratedFile.isGenerated(uses.text) else { return [] }
    let file = LintFile(uses, isOwn: isOwn, scope: scope, modules: knowledge.modules)
    if file.isTest { return [] }
    let unreachable = UnreachableCode(in: file)
    let found = rules.flatMap { $0.findings(in: file) }.compactMap { finding -> LintFinding? in
      guard settings.applies(finding.rule, to: uses.path), !unreachable.contains(finding.range)
      else { return nil }
      var finding = finding
      // That no token fits stays a note, whatever the rule weighs.
      if let severity = settings.severity(of: finding.rule),
        finding.diagnostic.severity != .note
      {
        finding.diagnostic.severity = severity
      }
      return finding
    }
    return AllowedFindings(uses, names: settings.ruleNames).kept(found)
      .sorted { ($0.range.lowerBound, $0.rule) < ($1.range.lowerBound, $1.rule) }
  }
}

extension DesignLint {
  /// All rules, in the order of their names.
  static let rules: [any LintRule.Type] = [
    ColorOnly.self, DeprecatedName.self, EndlessAnimation.self, FixedTextSize.self,
    ForeignToken.self,
    GlassWithoutFallback.self, HigherLayer.self, LiteralAnimation.self, LiteralColor.self,
    LiteralFont.self, LiteralOpacity.self, LiteralRadius.self, LiteralShadow.self,
    LiteralSize.self, LiteralSpacing.self, MotionWithoutReduceMotion.self, PatternRule.self,
    SecondProminentAction.self, SmallTarget.self, UnlabelledImage.self, ViewWithComponent.self,
  ]

  /// The names that `check` in a rule of design and comments may give, without their group.
  public static let ruleNames: [String] = rules.filter { $0 != PatternRule.self }.map {
    LintSettings.plain($0.id.name)
  }.sorted()
}
