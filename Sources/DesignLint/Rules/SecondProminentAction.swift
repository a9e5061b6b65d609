import Diagnostics
import SwiftSymbols

/// A second prominent action in one view: where two things are the most important, none is.
struct SecondProminentAction: LintRule {
  static let id = FindingID.lintSecondProminentAction
  private let names: Set<String>

  init(_ subject: LintSubject) {
    names = Self.styles.union(subject.settings.names(Self.id))
  }

  func findings(in file: LintFile) -> [LintFinding] {
    var places: [Int?: [SwiftUses.Surroundings]] = [:]
    var found: [LintFinding] = []
    for use in prominent(in: file) {
      let declaration = use.place.declaration
      let isSecond = (places[declaration] ?? []).suffix(Self.memory).contains { other in
        !file.exclude(other.branch, use.place.branch)
      }
      places[declaration, default: []].append(use.place)
      guard isSecond else { continue }
      found.append(
        finding(
          "this is a second prominent action in one view", at: use.range, in: file,
          suggestion: "keep the action that most people want, and make the others bordered"))
    }
    return found
  }

  /// Prominent actions, in the order of the file.
  private func prominent(
    in file: LintFile
  ) -> [(range: Range<Int>, place: SwiftUses.Surroundings)] {
    let styles = file.uses.members.filter { member in
      names.contains(String(member.name.split(separator: ".").last ?? ""))
        && member.surroundings.call.map { isStyle($0, in: file) } == true
    }.map { ($0.range, $0.surroundings) }
    let calls = file.uses.calls.filter { names.contains($0.name) && $0.base == .none }
      .map { ($0.nameOffset..<($0.nameOffset + $0.name.utf8.count), $0.surroundings) }
    return (styles + calls).filter { !file.isInPreview($0.1) && !isDismissable($0.1, in: file) }
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// Whether a call sets the style of a button that is seen: without a colour it is none.
  private func isStyle(_ call: Int, in file: LintFile) -> Bool {
    file.uses.calls[call].name == "buttonStyle"
      && !file.modifiers(of: call).contains { modifier in
        modifier.name == "tint" && modifier.argument(nil)?.name?.hasSuffix(".clear") == true
      }
  }

  /// What a sheet or an alert shows is a view of its own.
  private func isDismissable(_ place: SwiftUses.Surroundings, in file: LintFile) -> Bool {
    file.ancestors(place).contains { Self.presenters.contains(file.uses.calls[$0.call].name) }
  }

  private static let styles: Set<String> = [
    "borderedProminent", "BorderedProminentButtonStyle", "glassProminent",
    "GlassProminentButtonStyle",
  ]
  /// With how many actions before it an action is compared, so that a file of any size is judged in
  /// one pass.
  private static let memory = 50
  private static let presenters: Set<String> = [
    "sheet", "alert", "confirmationDialog", "popover", "fullScreenCover", "ForEach", "inspector",
  ]
}
