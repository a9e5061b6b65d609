import InterfaceStrings
import Templates

/// Text, or examples to be compared.
struct TextPartItem: TemplateContext, Sendable {
  /// Whether a heading says that the reasons of a rule follow.
  var isReason = false
  var text = Prose.empty
  var examples: [RuleExampleItem] = []

  static let fields: [ContextField<TextPartItem>] = [
    .flag("isReason") { $0.isReason },
    .markup("text") { $0.text.html },
    .flag("hasExamples") { !$0.examples.isEmpty },
    .list("examples") { $0.examples },
  ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.add(text.markdown)
    for example in examples {
      RuleExampleItem.markdown(of: example.code, isRight: example.isRight, into: &writer, words)
      if !example.caption.isEmpty { writer.add("*\(example.caption.markdown)*") }
    }
  }
}

/// A section of a component's guide.
struct GuideSectionItem: TemplateContext, Sendable {
  var parts: [TextPartItem]

  static let fields: [ContextField<GuideSectionItem>] = [.list("parts") { $0.parts }]
}
