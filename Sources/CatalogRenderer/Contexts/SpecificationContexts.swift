import Templates

/// The page of a specification.
struct SpecificationContext: SitePage {
  static let template = "pages/specification"

  /// Text, or a requirement.
  struct Section: TemplateContext, Sendable {
    var text = ""
    var requirement: RequirementItem?

    static let fields: [ContextField<Section>] = [
      .markup("text") { $0.text },
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
}

/// A requirement with its scenarios.
struct RequirementItem: TemplateContext, Sendable {
  var anchor: String
  var name: String
  var text: String
  var scenarios: [ScenarioItem]
  /// What meets it, in the author's words.
  var statements: [String]

  static let fields: [ContextField<RequirementItem>] = [
    .text("anchor") { $0.anchor },
    .markup("name") { $0.name },
    .markup("text") { $0.text },
    .list("scenarios") { $0.scenarios },
    .flag("isMet") { !$0.statements.isEmpty },
    .list("statements") { $0.statements.map(MarkupItem.init) },
  ]
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
    var text = ""
    var steps: [StepItem] = []

    static let fields: [ContextField<Part>] = [
      .markup("text") { $0.text },
      .flag("hasSteps") { !$0.steps.isEmpty },
      .list("steps") { $0.steps },
    ]
  }

  var anchor: String
  var name: String
  var parts: [Part]

  static let fields: [ContextField<ScenarioItem>] = [
    .text("anchor") { $0.anchor },
    .markup("name") { $0.name },
    .list("parts") { $0.parts },
  ]
}

/// A step of a scenario.
struct StepItem: TemplateContext, Sendable {
  var word: String
  /// Whether it goes on what the step before began.
  var isContinuation: Bool
  var text: String
  /// What stands below it.
  var details: String

  static let fields: [ContextField<StepItem>] = [
    .text("word") { $0.word },
    .flag("isContinuation") { $0.isContinuation },
    .markup("text") { $0.text },
    .markup("details") { $0.details },
  ]
}
