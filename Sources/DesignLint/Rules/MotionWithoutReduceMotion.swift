import Diagnostics
import SwiftSymbols

/// Types that animate and never ask whether the person wants less motion.
///
/// One finding for each type, at the first animation by which something is seen to move
/// (``VisibleMovement``): once the type asks, all are decided. What only fades or changes its
/// colour does not move, and Reduce Motion itself replaces movement by that. A helper of another
/// file may ask (``MotionHelpers``).
struct MotionWithoutReduceMotion: LintRule {
  static let id = FindingID.lintMotionWithoutReduceMotion

  init(_ subject: LintSubject) {}

  func findings(in file: LintFile) -> [LintFinding] {
    // A view may ask through a property of another type of the file, so the whole file counts.
    guard file.hasViews, !MotionHelpers.asks(file.uses.text) else { return [] }
    let animations = file.uses.calls.filter {
      animates($0, in: file) && !file.isInPreview($0.surroundings)
    }
    if animations.isEmpty { return [] }
    let movement = VisibleMovement(in: file)
    var seen: Set<Range<Int>> = []
    return animations.compactMap { call in
      guard let type = file.type(around: call.surroundings), type.isView,
        !seen.contains(type.range), !isHelped(call, in: file), movement.isCaused(by: call)
      else { return nil }
      seen.insert(type.range)
      return finding(
        "\(about: type.name) animates and never reads Reduce Motion",
        at: call.nameOffset..<call.range.upperBound, in: file,
        suggestion: "read '@Environment(\\.accessibilityReduceMotion)', and animate without it only"
      )
    }
  }

  private func animates(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    switch call.name {
    case "withAnimation":
      call.base == .none
        && call.arguments.first.map { !$0.isPassedOn && !isNothing($0, in: file) } ?? true
    case "animation":
      call.isMethod
        && call.arguments.first.map { $0.label == nil && !isNothing($0, in: file) } ?? false
    case "phaseAnimator", "keyframeAnimator": call.isMethod
    default: false
    }
  }

  /// Whether nothing is passed, or what takes no time: `nil`, `.none`, `.linear(duration: 0)`.
  private func isNothing(_ argument: SwiftUses.Argument, in file: LintFile) -> Bool {
    argument.values.allSatisfy { value in
      switch value.kind {
      case .none, .name(".none"): true
      case .other:
        file.calls(beginningAt: value.range.lowerBound).contains {
          $0.range == value.range && $0.argument("duration")?.number == 0
        }
      default: false
      }
    }
  }

  /// Whether the animation is one that asks, or the code around it does.
  private func isHelped(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    let helpers = file.scope.motionHelpers
    if !helpers.animations.isEmpty, let animation = call.arguments.first {
      let words = CodeWords.of(file.uses.source(animation.range))
      if !words.isDisjoint(with: helpers.animations) { return true }
    }
    guard !helpers.questions.isEmpty, let around = call.surroundings.declaration else {
      return false
    }
    let words = CodeWords.of(file.uses.source(file.uses.declarations[around].range))
    return !words.isDisjoint(with: helpers.questions)
  }
}

extension SwiftUses.Argument {
  /// Whether the animation is the one that the caller has chosen.
  fileprivate var isPassedOn: Bool { name?.hasSuffix("transaction.animation") == true }
}
