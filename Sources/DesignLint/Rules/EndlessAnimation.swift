import Diagnostics

/// Animations that repeat without an end, except in a style of `ProgressView`, which shows work.
struct EndlessAnimation: LintRule {
  static let id = FindingID.lintEndlessAnimation

  init(_ subject: LintSubject) {}

  func findings(in file: LintFile) -> [LintFinding] {
    let unread = UnreadStates(in: file)
    return file.uses.calls.compactMap { call in
      guard call.name == "repeatForever", !file.isInPreview(call.surroundings),
        !unread.areAllThatChanges(by: call),
        file.type(around: call.surroundings)?.inherited.contains("ProgressViewStyle") != true
      else { return nil }
      return finding(
        "this animation never ends", at: call.nameOffset..<call.range.upperBound, in: file,
        suggestion: "animate a change once, or show work with a ProgressView")
    }
  }
}
