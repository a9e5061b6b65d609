import Templates

/// An example: drawn, and as code.
struct ExampleItem: TemplateContext, Sendable {
  /// The form in which an example is first shown to a reader who has not chosen one.
  enum Form: String, Sendable {
    case swift, yaml
  }

  /// The slug of the system whose components it uses.
  var system: String
  /// Empty for an example that a text shows and names.
  var name: String
  var anchor: String
  var description: String
  var preview: String
  /// Code as it is written.
  var swift: String
  var yaml: String
  var firstForm: Form
  /// The size of a whole screen: `46 nodes`; empty where it is not told.
  var size = ""
  /// The components of a whole screen.
  var components: [UsedComponent] = []
  /// Whether a reader can put it on the stage of its page, and whether it is there already.
  var isOnStage = false
  var isFirstOnStage = false

  static let fields: [ContextField<ExampleItem>] = [
    .text("system") { $0.system },
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("description") { $0.description },
    .markup("preview") { $0.preview },
    .markup("swift") { CodeMarkup.swift($0.swift) },
    .markup("yaml") { CodeMarkup.yaml($0.yaml) },
    .text("firstForm") { $0.firstForm.rawValue },
    .text("size") { $0.size },
    .list("components") { $0.components },
    .flag("isOnStage") { $0.isOnStage },
    .flag("isFirstOnStage") { $0.isFirstOnStage },
  ]

  /// - Parameter level: That of its heading.
  func markdown(into writer: inout MarkdownWriter, level: Int) {
    writer.heading(level, MarkdownText.escaped(name))
    writer.paragraph(MarkdownText.escaped(description))
    writer.code(yaml, "yaml")
    writer.code(swift, "swift")
  }
}

/// A component in the list of those that a screen is made of.
struct UsedComponent: TemplateContext, Sendable {
  var name: String
  /// Its page; `nil` for a view of the platform.
  var href: String?

  static let fields: [ContextField<UsedComponent>] = [
    .text("name") { $0.name },
    .text("href") { $0.href },
  ]
}

/// Agent YAML that is wrong on purpose, with what the validator says of it.
struct InvalidExampleItem: TemplateContext, Sendable {
  /// The slug of the system whose components it uses.
  var system: String
  /// Empty for an example that a text shows and names.
  var name: String
  var anchor: String
  var description: String
  /// What messages call the document.
  var documentName: String
  var source: String
  /// The numbers of the lines that a finding points at.
  var markedLines: Set<Int>
  /// Letter for letter as `catalog validate` prints it.
  var findings: String
  /// What the findings are called.
  var findingsLabel: String

  static let fields: [ContextField<InvalidExampleItem>] = [
    .text("system") { $0.system },
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("description") { $0.description },
    .text("documentName") { $0.documentName },
    .markup("source") { CodeMarkup.yaml($0.source, marking: $0.markedLines) },
    .markup("findings") { CodeMarkup.output($0.findings, label: $0.findingsLabel) },
  ]

  func markdown(into writer: inout MarkdownWriter) {
    writer.code(source, "yaml")
    writer.code(findings, "text")
  }
}
