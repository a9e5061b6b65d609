import Templates

/// An example: drawn, and as code.
struct ExampleItem: TemplateContext, Sendable {
  var name: String
  var anchor: String
  var description: String
  var preview: String
  var swift: String
  var yaml: String

  static let fields: [ContextField<ExampleItem>] = [
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("description") { $0.description },
    .markup("preview") { $0.preview },
    .markup("swift") { $0.swift },
    .markup("yaml") { $0.yaml },
  ]
}
