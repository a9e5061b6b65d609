import AgentUI
import CatalogModel
import CommonMark

/// What a search finds of guides, rules, requirements and examples.
enum TextSearch {
  static func parts(of guide: Guide) -> [SearchPart] {
    SearchSections.parts(
      of: guide.document,
      SearchSections.Form(
        page: .guide, section: .guideSection, title: guide.title, summary: guide.statedSummary))
  }

  static func parts(of rule: DesignRule) -> [SearchPart] {
    SearchSections.parts(
      of: rule.document,
      SearchSections.Form(
        page: .rule, section: .ruleSection, title: rule.title, summary: rule.summary))
  }

  /// The page, then each requirement with its scenarios.
  static func parts(of specification: Specification) -> [SearchPart] {
    var page = SearchPart(.page, specification.title)
    page.text = specification.summary
    return [page]
      + specification.requirements.map { requirement in
        var part = SearchPart(.requirement, requirement.name, anchor: requirement.anchor)
        let text = Document(path: specification.path, blocks: requirement.text).plainText
        let scenarios = requirement.scenarios.flatMap { scenario in
          [scenario.name] + scenario.steps.map { "\($0.word.rawValue) \($0.text.plainText)" }
        }
        part.text = OneLine.of(([text] + scenarios).joined(separator: " "))
        return part
      }
  }

  /// The page, then each screen and each document that is wrong.
  static func parts(ofExamplesIn system: System, title: String, summary: String) -> [SearchPart] {
    var page = SearchPart(.page, title)
    page.text = summary
    let screens = system.screens.map { screen in
      var part = SearchPart(.example, screen.name, anchor: ScreensPage.anchor(of: screen))
      part.keywords = screen.componentNames.joined(separator: " ")
      part.text = screen.description
      part.code = SearchPart.code(of: screen.root, in: system.vocabulary)
      return part
    }
    let wrong = system.invalidExamples.map { example in
      var part = SearchPart(.example, example.name, anchor: ScreensPage.anchor(of: example))
      part.text = example.description
      return part
    }
    return [page] + screens + wrong
  }
}
