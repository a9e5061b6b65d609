import Diagnostics
import SwiftSymbols

/// Types that animate and never ask whether the person wants less motion.
///
/// One finding for each type, at its first animation: once the type asks, all are decided.
struct MotionWithoutReduceMotion: LintRule {
  static let id = FindingID.lintMotionWithoutReduceMotion

  init(_ subject: LintSubject) {}

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews, !asks(file.uses.text) else { return [] }
    var seen: Set<Range<Int>> = []
    return file.uses.calls.compactMap { call in
      guard animates(call), !file.isInPreview(call.surroundings),
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
      call.base == .none && call.arguments.first.map { !$0.isNothing } ?? true
    case "animation":
      call.isMethod && call.arguments.first.map { $0.label == nil && !$0.isNothing } ?? false
    case "phaseAnimator", "keyframeAnimator": call.isMethod
    default: false
    }
  }
}

extension SwiftUses.Argument {
  /// Whether nothing is passed: `nil`, or `.none`.
  fileprivate var isNothing: Bool {
    values.allSatisfy { $0.kind == .none || $0.kind == .name(".none") }
  }
}
