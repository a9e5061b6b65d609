import DesignTokens
import Diagnostics
import SwiftSymbols

/// Durations and curves of animations that are a token.
struct LiteralAnimation: LintRule {
  static let id = FindingID.lintLiteralAnimation
  private let knowledge: DesignKnowledge
  private let durations: TokenChoice
  private let animations: [KnownToken]

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    durations = TokenChoice(subject.knowledge, role: .duration)
    animations = subject.knowledge.tokens(for: .animation)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews,
      !durations.isEmpty(isOwn: file.isOwn)
        || animations.contains(where: { $0.isVisible(isOwn: file.isOwn) })
    else { return [] }
    let unread = UnreadStates(in: file)
    return file.uses.calls.enumerated().compactMap { index, call in
      guard Self.curves.contains(call.name), isAnimation(call),
        let argument = call.argument("duration"), let seconds = argument.number, seconds > 0,
        !file.isInPreview(call.surroundings),
        !file.isDefinition(call.surroundings),
        // How long a round takes is no time in which something changes.
        !file.modifiers(of: index).contains(where: { $0.name == "repeatForever" }),
        !unread.areAllThatChanges(by: call)
      else { return nil }
      return finding(Animation(call, seconds, argument), in: file)
    }
  }

  /// A call with the time that it states.
  private struct Animation {
    let call: SwiftUses.Call
    let seconds: Double
    let argument: SwiftUses.Argument

    init(_ call: SwiftUses.Call, _ seconds: Double, _ argument: SwiftUses.Argument) {
      (self.call, self.seconds, self.argument) = (call, seconds, argument)
    }

    /// The curve, as far as it is one; springs have none.
    var curve: TokenBezier? { LiteralAnimation.beziers[call.name] }

    /// Whether a token has this time.
    func isAsLong(as transition: TokenTransition) -> Bool {
      TokenChoice.isEqual(transition.duration.milliseconds, seconds * 1000)
    }

    /// Whether a token has this time, and this curve unless the call has none.
    func isPossibly(_ transition: TokenTransition) -> Bool {
      isAsLong(as: transition) && curve.map { $0 == transition.timingFunction } ?? true
    }
  }

  private func isAnimation(_ call: SwiftUses.Call) -> Bool {
    switch call.base {
    case .implicit: true
    case .names(let names): names == "Animation" || names.hasSuffix(".Animation")
    default: false
    }
  }

  private func finding(_ animation: Animation, in file: LintFile) -> LintFinding? {
    let text = PlainNumber.of(animation.seconds)
    let names = names(in: file, where: animation.isPossibly).map { "'\($0)'" }
    if !names.isEmpty, animation.curve == nil {
      return finding(
        "the spring of \(about: text) seconds may be a token", at: animation.call.range, in: file,
        suggestion: "write \(names.joined(separator: " or ")) if it is the same"
      ).asNote
    }
    if !names.isEmpty {
      return finding(
        "the animation of \(about: text) seconds is written where the system has a token",
        at: animation.call.range, in: file, suggestion: "write \(names.joined(separator: " or "))")
    }
    return ofDuration(animation, in: file) ?? ofOtherCurve(animation, in: file)
      ?? unknown(animation, in: file)
  }

  /// The tokens of animations for which something holds.
  private func names(
    in file: LintFile, where holds: (TokenTransition) -> Bool
  ) -> [String] {
    animations.filter { token in
      token.isVisible(isOwn: file.isOwn)
        && token.values.contains { value in
          guard case .transition(let transition) = value else { return false }
          return holds(transition)
        }
    }.map(\.swiftName)
  }

  /// That the time alone is a token.
  private func ofDuration(_ animation: Animation, in file: LintFile) -> LintFinding? {
    let range = animation.argument.values[0].range
    let text = PlainNumber.of(animation.seconds)
    let matches = durations.matches(animation.seconds, isOwn: file.isOwn)
    guard let match = matches.first else { return nil }
    guard matches.count == 1 else {
      let names = matches.map { "'\($0.token.swiftName)'" }.joined(separator: ", ")
      return finding(
        "the literal \(about: text) is one of several duration tokens", at: range, in: file,
        notes: ["they are \(names)"], suggestion: "write the one that is meant")
    }
    let name = match.token.swiftName
    return finding(
      "the literal \(about: text) is the duration token '\(name)'", at: range, in: file,
      suggestion: "write \(name)"
    ).replaced(by: LiteralReplacement.of(match, at: range, in: file))
  }

  /// That a token takes the same time, along another curve: somebody has to say whether it is meant.
  private func ofOtherCurve(_ animation: Animation, in file: LintFile) -> LintFinding? {
    let names = names(in: file, where: animation.isAsLong)
    if names.isEmpty { return nil }
    let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
    return finding(
      """
      the animation of \(about: PlainNumber.of(animation.seconds)) seconds differs from \(quoted) \
      only in its curve
      """, at: animation.call.range, in: file,
      suggestion: "write \(names.joined(separator: " or ")), unless this curve is meant"
    ).asNote
  }

  private func unknown(_ animation: Animation, in file: LintFile) -> LintFinding? {
    guard animations.areKnown(isOwn: file.isOwn), durations.isKnown(isOwn: file.isOwn) else {
      return nil
    }
    return finding(
      "no animation of \(knowledge.name) takes \(about: PlainNumber.of(animation.seconds)) seconds",
      at: animation.argument.values[0].range, in: file,
      suggestion: "use a token of \(knowledge.name), or add one"
    ).asNote
  }

  private static let curves: Set<String> = [
    "easeIn", "easeOut", "easeInOut", "linear", "spring", "interactiveSpring", "snappy", "smooth",
    "bouncy",
  ]

  /// Source: the documentation of Core Animation's timing functions.
  private static let beziers: [String: TokenBezier] = [
    "easeIn": TokenBezier(0.42, 0, 1, 1), "easeOut": TokenBezier(0, 0, 0.58, 1),
    "easeInOut": TokenBezier(0.42, 0, 0.58, 1), "linear": TokenBezier(0, 0, 1, 1),
  ]
}
