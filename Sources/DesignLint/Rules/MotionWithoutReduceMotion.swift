import Diagnostics
import SwiftSymbols

/// Types that animate and never ask whether the person wants less motion.
///
/// One finding for each type, at its first animation: once the type asks, all are decided. What only
/// fades or changes its colour does not move, and Reduce Motion itself replaces movement by that.
struct MotionWithoutReduceMotion: LintRule {
  static let id = FindingID.lintMotionWithoutReduceMotion

  init(_ subject: LintSubject) {}

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews, !asks(file.uses.text) else { return [] }
    var seen: Set<Range<Int>> = []
    return file.uses.calls.compactMap { call in
      guard animates(call), !file.isInPreview(call.surroundings), !fades(call, in: file),
        let type = file.type(around: call.surroundings), type.isView,
        seen.insert(type.range).inserted
      else { return nil }
      return finding(
        "\(about: type.name) animates and never reads Reduce Motion",
        at: call.nameOffset..<call.range.upperBound, in: file,
        suggestion: "read '@Environment(\\.accessibilityReduceMotion)', and animate without it only"
      )
    }
  }

  /// A view may ask through a property of another type of the file, so the whole file counts.
  private func asks(_ text: String) -> Bool {
    ["educeMotion", "prefersCrossFadeTransitions"].contains { text.contains($0) }
  }

  private func animates(_ call: SwiftUses.Call) -> Bool {
    switch call.name {
    case "withAnimation":
      call.base == .none && call.arguments.first.map { !$0.isNothing && !$0.isPassedOn } ?? true
    case "animation":
      call.isMethod && call.arguments.first.map { $0.label == nil && !$0.isNothing } ?? false
    case "phaseAnimator", "keyframeAnimator": call.isMethod
    default: false
    }
  }
}

extension MotionWithoutReduceMotion {
  /// Whether what an animation is about changes nothing but how visible it is, or its colour.
  private func fades(_ call: SwiftUses.Call, in file: LintFile) -> Bool {
    guard call.name == "animation", call.isMethod else { return false }
    let chain = file.chain(before: call)
    guard let value = call.argument("value") else {
      return chain.contains { $0.name == "transition" && $0.argument(nil)?.name == ".opacity" }
    }
    guard let name = value.name else { return false }
    let mentions = chain.filter { link in
      link.arguments.contains { file.uses.source($0.range).contains(name) }
    }
    return mentions.contains { Self.calm.contains($0.name) }
      && mentions.allSatisfy { Self.calm.contains($0.name) || Self.unseen.contains($0.name) }
  }

  private static let calm: Set<String> = [
    "background", "colorMultiply", "fill", "foregroundColor", "foregroundStyle", "opacity",
    "stroke", "tint",
  ]
  /// What does not show.
  private static let unseen: Set<String> = [
    "accessibilityHidden", "allowsHitTesting", "animation", "disabled", "onChange",
  ]
}

extension LintFile {
  /// The calls of a chain that one is made on, from the last to the first.
  fileprivate func chain(before call: SwiftUses.Call) -> [SwiftUses.Call] {
    var found: [SwiftUses.Call] = []
    var current = call.receiver
    while let index = current {
      found.append(uses.calls[index])
      current = uses.calls[index].receiver
    }
    return found
  }
}

extension SwiftUses.Argument {
  /// Whether the animation is the one that the caller has chosen.
  fileprivate var isPassedOn: Bool { name?.hasSuffix("transaction.animation") == true }

  /// Whether nothing is passed: `nil`, or `.none`.
  fileprivate var isNothing: Bool {
    values.allSatisfy { $0.kind == .none || $0.kind == .name(".none") }
  }
}
