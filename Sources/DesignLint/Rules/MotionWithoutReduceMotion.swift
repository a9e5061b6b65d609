import Diagnostics
import SwiftSymbols

/// Types that animate and never ask whether the person wants less motion.
///
/// One finding for each type, at the first animation by which something is seen to move
/// (``VisibleMovement``), if possible one that is written where it moves: once the type asks, all
/// are decided. What only fades or changes its colour does not move, and Reduce Motion itself
/// replaces movement by that. A helper of another file may ask (``MotionHelpers``).
struct MotionWithoutReduceMotion: LintRule {
  static let id = FindingID.lintMotionWithoutReduceMotion

  /// Whether an animation without end is told by its own rule.
  private let leavesEndless: Bool

  init(_ subject: LintSubject) {
    leavesEndless = subject.settings.isOn(EndlessAnimation.id)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    // A view may ask through a property of another type of the file, so the whole file counts.
    guard file.hasViews, !MotionHelpers.asks(file.uses.text) else { return [] }
    let animations = file.uses.calls.filter {
      animates($0, in: file) && !file.isInPreview($0.surroundings) && !isToldOtherwise($0, in: file)
    }
    if animations.isEmpty { return [] }
    let movement = VisibleMovement(in: file)
    var found: [Range<Int>: Moving] = [:]
    for call in animations {
      guard let type = file.type(around: call.surroundings), type.isView,
        found[type.range]?.isHere != true, !isHelped(call, in: file), movement.isCaused(by: call)
      else { continue }
      let isHere = movement.isAt(call)
      if isHere || found[type.range] == nil {
        found[type.range] = Moving(type: type.name, call: call, isHere: isHere)
      }
    }
    return found.values.map { moving in
      finding(
        "\(about: moving.type) animates and never reads Reduce Motion",
        at: moving.call.nameOffset..<moving.call.range.upperBound, in: file,
        suggestion: "read '@Environment(\\.accessibilityReduceMotion)', and animate without it only"
      )
    }
  }

  /// A type with an animation by which something moves.
  private struct Moving {
    var type: String
    var call: SwiftUses.Call
    /// Whether it is written where that moves.
    var isHere: Bool
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

  /// Whether the animation never ends, which another rule tells already.
  private func isToldOtherwise(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    guard leavesEndless, let animation = call.arguments.first else { return false }
    return file.indices(in: animation.range).contains {
      file.uses.calls[$0].name == "repeatForever"
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
