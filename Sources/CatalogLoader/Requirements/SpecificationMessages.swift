import CatalogModel
import Diagnostics

/// What is said of a specification that is not written as the format asks.
enum SpecificationMessages {
  private static let steps = StepWord.allCases.map(\.rawValue)

  private static let obligations =
    ObligationWord.allCases.map(\.rawValue).joined(separator: ", ")

  static func nameless(_ label: FormatLabel, _ location: SourceLocation) -> Diagnostic {
    .init(
      .specNoName, "this \(label.rawValue.lowercased()) has no name", at: location,
      suggestion: "write what it is about behind '\(label.rawValue):'")
  }

  static func duplicate(
    _ name: String, _ location: SourceLocation, earlier: SourceLocation
  ) -> Diagnostic {
    .init(
      .specDuplicateRequirement, "there are two requirements called '\(name)'", at: location,
      notes: [.init("the other one is here", at: earlier)],
      suggestion: "give one of them another name, or make their scenarios those of one requirement")
  }

  static func outside(_ name: String, _ location: SourceLocation) -> Diagnostic {
    .init(
      .specOutside, "the scenario '\(name)' belongs to no requirement", at: location,
      suggestion: "write the heading '## Requirement: …' that it shows above it")
  }

  static func misspelt(
    _ written: String, _ meant: FormatLabel, _ location: SourceLocation
  ) -> Diagnostic {
    .init(
      .specUnknownLabel, "'\(written):' is read as text, as no specification has such a part",
      at: location, suggestion: "did you mean '\(meant.rawValue):'?")
  }

  static func withoutObligation(_ requirement: Requirement) -> Diagnostic {
    .init(
      .specNoObligation, "the requirement '\(requirement.name)' does not say how binding it is",
      at: requirement.location,
      notes: [.init("the words, in capitals: \(obligations)")],
      suggestion: "say what SHALL or MUST hold, above its scenarios")
  }

  static func missing(_ word: StepWord, in scenario: Scenario) -> Diagnostic {
    .init(
      .specMissingStep, "the scenario '\(scenario.name)' has no step '\(word.rawValue)'",
      at: scenario.location,
      suggestion: word == .when
        ? "add what happens, as an item '- **WHEN** …'"
        : "add what follows, as an item '- **THEN** …'")
  }

  static func wordless(_ location: SourceLocation) -> Diagnostic {
    .init(
      .specUnknownStep, "this step begins with no word in bold", at: location,
      notes: [.init("the words: \(steps.joined(separator: ", "))")],
      suggestion: "begin it with one of them, such as '- **AND** …'")
  }

  static func unknown(_ written: String, _ location: SourceLocation) -> Diagnostic {
    .init(
      .specUnknownStep, "no step begins with '\(written)'", at: location,
      notes: [.init("the words: \(steps.joined(separator: ", "))")],
      suggestion: DidYouMean.suggestion(for: written, among: steps)
        ?? "begin it with one of them, such as '- **AND** …'")
  }
}
