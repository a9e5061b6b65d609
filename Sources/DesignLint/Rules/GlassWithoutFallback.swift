import Diagnostics
import SwiftSymbols

/// Glass in the sources of a system that also runs on versions that have none.
///
/// The minimum version of an app is its own, and the compiler holds an app to that.
struct GlassWithoutFallback: LintRule {
  static let id = FindingID.lintGlassWithoutFallback
  private let minimumIOS: Double

  init(_ subject: LintSubject) {
    minimumIOS = subject.knowledge.minimumIOS ?? 0
  }

  func findings(in file: LintFile) -> [LintFinding] {
    // Liquid Glass came with iOS 26.
    guard file.isOwn, minimumIOS < 26 else { return [] }
    let calls = file.uses.calls.filter { Self.calls.contains($0.name) }
      .map { ($0.name, $0.nameOffset..<$0.range.upperBound, $0.surroundings) }
    let styles = file.uses.members.filter { member in
      Self.styles.contains(member.name)
        && member.surroundings.call.map { file.uses.calls[$0].name == "buttonStyle" } == true
    }.map { ($0.name, $0.range, $0.surroundings) }
    return (calls + styles).filter { !$0.2.isGuarded && !file.isInPreview($0.2) }.map { use in
      finding(
        "\(about: use.0) has no fallback before iOS 26", at: use.1, in: file,
        suggestion: "write it within 'if #available(iOS 26, *)', and another look in 'else'")
    }
  }

  private static let calls: Set<String> = ["glassEffect", "GlassEffectContainer"]
  private static let styles: Set<String> = [".glass", ".glassProminent"]
}
