import CatalogModel
import CommonMark
import JSONTree

// MARK: - Requirements and rules

extension CatalogData {
  func specification(_ specification: Specification) -> JSONValue {
    let route = Route.specification(specification.slug, system: system.slug)
    return JSONValue.members {
      $0.add("title", specification.title)
      $0.add("summary", specification.summary)
      $0.add("page", page(route))
      $0.add("requirements", .array(specification.requirements.map { requirement($0, on: route) }))
    }
  }

  private func requirement(_ requirement: Requirement, on route: Route) -> JSONValue {
    JSONValue.members {
      $0.add("name", requirement.name)
      $0.add("page", page(route, anchor: requirement.anchor))
      $0.add("obligation", requirement.obligation?.rawValue)
      $0.add("text", requirement.text.flatMap(\.texts).map(\.plainText).joined(separator: "\n"))
      $0.add("scenarios", .array(requirement.scenarios.map(scenario)))
      $0.add("metBy", .array(requirement.references.map { .string($0.text) }))
    }
  }

  private func scenario(_ scenario: Scenario) -> JSONValue {
    JSONValue.members {
      $0.add("name", scenario.name)
      $0.add(
        "steps",
        .array(scenario.steps.map { .string("\($0.word.rawValue) \($0.text.plainText)") }))
    }
  }

  func rule(_ rule: DesignRule) -> JSONValue {
    JSONValue.members {
      $0.add("title", rule.title)
      $0.add("summary", rule.summary)
      $0.add("page", page(.rule(rule.slug, system: system.slug)))
      $0.add("examples", .array(rule.examples.map(example)))
    }
  }

  private func example(_ example: RuleExample) -> JSONValue {
    JSONValue.members {
      $0.add("verdict", example.verdict.rawValue)
      $0.add("caption", example.caption.plainText)
      $0.add("yaml", example.code.text)
    }
  }
}
