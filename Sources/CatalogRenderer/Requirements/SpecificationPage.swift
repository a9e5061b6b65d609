import CatalogModel
import CommonMark
import Diagnostics
import InterfaceStrings

/// Makes the page of a specification: its requirements with their scenarios and what meets them.
struct SpecificationPage {
  let site: SystemSite
  let specification: Specification
  let templates: FenceTemplates

  private var words: Words { site.words }
  private var route: Route { .specification(specification.slug, system: site.system.slug) }
  private var page: String { site.path(route) }

  func context() -> (context: SpecificationContext, diagnostics: [Diagnostic]) {
    var texts = SpecificationTexts(
      texts: TextBuilder(site: site, page: page), path: specification.path,
      fences: FenceDrawing(
        fences: specification.fences, site: site, page: page, templates: templates))
    let sections = specification.sections.map { texts.section($0) }
    let system = site.system.slug
    let context = SpecificationContext(
      frame: FrameBuilder(site: site).frame(
        route, kind: "specification", title: specification.title,
        description: specification.summary, contents: contents,
        breadcrumbs: [
          SiteOutline.Entry(title: site.system.name, route: .system(system)),
          SiteOutline.Entry(
            title: words(SpecsPhrase.title), route: .specifications(system: system)),
        ]),
      summary: specification.summary,
      counts: words.counts(
        requirements: specification.requirements.count, scenarios: specification.scenarioCount),
      sections: sections)
    return (context, texts.texts.diagnostics)
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

/// Renders the texts of a specification, collecting what is wrong with them.
private struct SpecificationTexts {
  var texts: TextBuilder
  let path: String
  let fences: FenceDrawing

  mutating func section(_ section: Specification.Section) -> SpecificationContext.Section {
    switch section {
    case .text(let blocks): SpecificationContext.Section(text: markup(blocks))
    case .requirement(let requirement):
      SpecificationContext.Section(
        requirement: RequirementItem(
          anchor: requirement.anchor, name: texts.inline(requirement.title, of: path),
          text: markup(ObligationMarkup.marked(requirement.text)),
          scenarios: requirement.scenarios.map { scenario($0) },
          statements: requirement.statements.map { texts.inline($0, of: path) }))
    }
  }

  private mutating func scenario(_ scenario: Scenario) -> ScenarioItem {
    ScenarioItem(
      anchor: scenario.anchor, name: texts.inline(scenario.title, of: path),
      parts: scenario.parts.map { part in
        switch part {
        case .text(let block): ScenarioItem.Part(text: markup([block]))
        case .steps(let steps): ScenarioItem.Part(steps: steps.map { step($0) })
        }
      })
  }

  private mutating func step(_ step: Scenario.Step) -> StepItem {
    StepItem(
      word: step.word.rawValue, isContinuation: [.and, .but].contains(step.word),
      text: texts.inline(step.text, of: path), details: markup(step.details))
  }

  private mutating func markup(_ blocks: [Block]) -> String {
    texts.markup(Document(path: path, blocks: blocks), fences: fences)
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
