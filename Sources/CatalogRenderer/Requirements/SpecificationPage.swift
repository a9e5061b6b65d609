import CatalogModel
import CommonMark
import InterfaceStrings

/// Makes the page of a specification: its requirements with their scenarios and what meets them.
struct SpecificationPage {
  let scope: PageScope
  let specification: Specification

  func content(_ texts: inout TextBuilder) -> SpecificationContext {
    let overview = SiteOutline.Entry(
      title: scope.words(SpecsPhrase.title), route: .specifications(system: scope.system.slug))
    return SpecificationContext(
      frame: scope.frame(
        kind: "specification", title: specification.title, description: specification.summary,
        contents: contents, trail: [overview]),
      summary: specification.summary,
      counts: scope.words.counts(
        requirements: specification.requirements.count, scenarios: specification.scenarioCount),
      sections: specification.sections.map { section($0, &texts) })
  }

  private var contents: [ContentsItem] {
    specification.sections.flatMap { section in
      switch section {
      case .text(let blocks):
        Document(path: specification.path, blocks: blocks).contents.filter { $0.level == 2 }.map {
          ContentsItem(title: $0.title, href: "#\($0.anchor)")
        }
      case .requirement(let requirement):
        [ContentsItem(title: requirement.name, href: "#\(requirement.anchor)")]
          + requirement.scenarios.map {
            ContentsItem(title: $0.name, href: "#\($0.anchor)", isNested: true)
          }
      }
    }
  }
}

// MARK: - Texts

extension SpecificationPage {
  private var path: String { specification.path }

  private func section(
    _ section: Specification.Section, _ texts: inout TextBuilder
  ) -> SpecificationContext.Section {
    switch section {
    case .text(let blocks): SpecificationContext.Section(text: markup(blocks, &texts))
    case .requirement(let requirement):
      SpecificationContext.Section(
        requirement: RequirementItem(
          anchor: requirement.anchor, name: texts.inline(requirement.title, of: path),
          text: markup(ObligationMarkup.marked(requirement.text), &texts),
          scenarios: requirement.scenarios.map { scenario($0, &texts) },
          statements: requirement.statements.map { texts.inline($0, of: path) }))
    }
  }

  private func scenario(_ scenario: Scenario, _ texts: inout TextBuilder) -> ScenarioItem {
    ScenarioItem(
      anchor: scenario.anchor, name: texts.inline(scenario.title, of: path),
      parts: scenario.parts.map { part in
        switch part {
        case .text(let block): ScenarioItem.Part(text: markup([block], &texts))
        case .steps(let steps): ScenarioItem.Part(steps: steps.map { step($0, &texts) })
        }
      })
  }

  private func step(_ step: Scenario.Step, _ texts: inout TextBuilder) -> StepItem {
    StepItem(
      word: step.word.rawValue, isContinuation: [.and, .but].contains(step.word),
      text: texts.inline(step.text, of: path), details: markup(step.details, &texts))
  }

  private func markup(_ blocks: [Block], _ texts: inout TextBuilder) -> Prose {
    texts.markup(Document(path: path, blocks: blocks), fences: specification.fences)
  }
}

extension Words {
  /// `3 requirements, 8 scenarios`
  func counts(requirements: Int, scenarios: Int) -> String {
    self(
      SpecsPhrase.counts,
      [
        "requirements": self(SpecsPhrase.requirements, count: requirements),
        "scenarios": self(SpecsPhrase.scenarios, count: scenarios),
      ])
  }
}
