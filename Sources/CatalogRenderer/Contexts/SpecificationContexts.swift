import InterfaceStrings
import Templates

/// The page of a specification.
struct SpecificationContext: PageContent {
  static let template = "pages/specification"

  /// Text, or a requirement.
  struct Section: TemplateContext, Sendable {
    var text = Prose.empty
    var requirement: RequirementItem?

    static let fields: [ContextField<Section>] = [
      .markup("text") { $0.text.html },
      .object("requirement") { $0.requirement },
    ]
  }

  var frame: PageFrame
  var summary: String
  /// `3 requirements, 8 scenarios`
  var counts: String
  var sections: [Section]

  static let fields: [ContextField<SpecificationContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("counts") { $0.counts },
      .list("sections") { $0.sections },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for section in sections {
      writer.add(section.text.markdown)
      section.requirement?.markdown(into: &writer, words)
    }
  }
}

/// A requirement with its scenarios.
struct RequirementItem: TemplateContext, Sendable {
  var anchor: String
  var name: Prose
  var text: Prose
  var scenarios: [ScenarioItem]
  /// What meets it, in the author's words.
  var statements: [Prose]

  static let fields: [ContextField<RequirementItem>] = [
    .text("anchor") { $0.anchor },
    .markup("name") { $0.name.html },
    .markup("text") { $0.text.html },
    .list("scenarios") { $0.scenarios },
    .flag("isMet") { !$0.statements.isEmpty },
    .list("statements") { $0.statements.map { MarkupItem(markup: $0.html) } },
  ]

  /// The words of the format in the language of the page.
  fileprivate func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.heading(2, "\(words(SpecsPhrase.requirement)): \(name.markdown)")
    writer.add(text.markdown)
    for scenario in scenarios {
      writer.heading(3, "\(words(SpecsPhrase.scenario)): \(scenario.name.markdown)")
      for part in scenario.parts {
        writer.add(part.text.markdown)
        writer.add(part.steps.map(\.markdown).joined(separator: "\n"))
      }
    }
    for statement in statements {
      writer.paragraph("\(words(SpecsPhrase.metBy)): \(statement.markdown)")
    }
  }
}

/// A piece of finished HTML in a list.
struct MarkupItem: TemplateContext, Sendable {
  var markup: String

  static let fields: [ContextField<MarkupItem>] = [.markup("markup") { $0.markup }]
}

/// A scenario of a requirement.
struct ScenarioItem: TemplateContext, Sendable {
  /// Steps, or text between them.
  struct Part: TemplateContext, Sendable {
    var text = Prose.empty
    var steps: [StepItem] = []

    static let fields: [ContextField<Part>] = [
      .markup("text") { $0.text.html },
      .flag("hasSteps") { !$0.steps.isEmpty },
      .list("steps") { $0.steps },
    ]
  }

  var anchor: String
  var name: Prose
  var parts: [Part]

  static let fields: [ContextField<ScenarioItem>] = [
    .text("anchor") { $0.anchor },
    .markup("name") { $0.name.html },
    .list("parts") { $0.parts },
  ]
}

/// A step of a scenario.
struct StepItem: TemplateContext, Sendable {
  var word: String
  /// Whether it goes on what the step before began.
  var isContinuation: Bool
  var text: Prose
  /// What stands below it.
  var details: Prose

  static let fields: [ContextField<StepItem>] = [
    .text("word") { $0.word },
    .flag("isContinuation") { $0.isContinuation },
    .markup("text") { $0.text.html },
    .markup("details") { $0.details.html },
  ]

  /// The step as an entry of a list, with what stands below it.
  fileprivate var markdown: String {
    let below = details.markdown.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
    // Without an empty line a paragraph would go on the words of the step.
    return (["- **\(word)** \(text.markdown)"] + (details.isEmpty ? [] : [""] + below))
      .joined(separator: "\n")
  }
}
