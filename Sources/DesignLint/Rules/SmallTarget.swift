import Diagnostics
import SwiftSymbols

/// Controls whose frame is smaller than a finger.
struct SmallTarget: LintRule {
  static let id = FindingID.lintSmallTarget
  private let minimum: Double

  init(_ subject: LintSubject) {
    minimum = subject.settings.value(\.minimum, of: Self.id) ?? Self.iOSMinimum
  }

  /// Source: the Human Interface Guidelines on accessibility: controls of iOS and iPadOS.
  private static let iOSMinimum = 44.0

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews else { return [] }
    return file.uses.calls.indices.compactMap { index in
      let call = file.uses.calls[index]
      guard call.name == "frame", call.receiver != nil, !file.isInPreview(call.surroundings),
        let width = call.argument("width")?.number, let height = call.argument("height")?.number,
        width > 0, height > 0, width < minimum || height < minimum,
        isOfControl(index, in: file), !isEnlarged(index, in: file),
        !file.isWithoutTouch(call.surroundings)
      else { return nil }
      let size = "\(PlainNumber.of(width)) × \(PlainNumber.of(height))"
      return finding(
        "the target of \(about: size) points is smaller than \(PlainNumber.of(minimum))",
        at: call.nameOffset..<call.range.upperBound, in: file,
        suggestion: "make the frame, or its contentShape, at least "
          + "\(PlainNumber.of(minimum)) points wide and high")
    }
  }

  /// Whether the frame is that of a control, and not of what is in it.
  private func isOfControl(_ call: Int, in file: LintFile) -> Bool {
    let root = file.uses.calls[file.root(of: call)]
    return Self.controls.contains(root.name)
      && (root.base == .none || root.base == .names("SwiftUI"))
  }

  /// Whether the chain goes on with more room, or another shape for touches.
  private func isEnlarged(_ call: Int, in file: LintFile) -> Bool {
    file.modifiers(of: call).contains { Self.enlarging.contains($0.name) }
  }

  private static let controls: Set<String> = ["Button", "Menu", "NavigationLink", "Link"]
  private static let enlarging: Set<String> = ["padding", "contentShape", "frame", "hidden"]
}
