import CatalogModel
import CommonMark
import Diagnostics
import Workers

/// Reads `rules/*.md`: front matter, why the rule holds, and examples of both sides.
struct RuleLoader {
  let folder: ContentFolder
  let workers: Workers

  func load(
    _ loads: inout FileLoads<[UInt8], TextLoad<DesignRule>>, _ diagnostics: inout [Diagnostic],
    _ gaps: inout Gaps
  ) -> [DesignRule] {
    let pages = TextPages(
      folder: folder, workers: workers, name: "rules", kind: "a rule",
      withoutFrontMatter: .ruleNoFrontMatter)
    return pages.load(&loads, &diagnostics, &gaps.files, value: Self.rule)
  }

  private static func rule(_ page: TextPage, _ diagnostics: inout [Diagnostic]) -> DesignRule {
    let rule = DesignRule(
      slug: page.slug, title: page.title, summary: page.summary, order: page.order,
      parts: parts(page.document.blocks), document: page.document,
      fences: FenceReader.read(page.document, &diagnostics), path: page.document.path)
    for verdict in RuleVerdict.allCases
    where !rule.examples.contains(where: { $0.verdict == verdict }) {
      diagnostics.append(missing(verdict, in: rule))
    }
    return rule
  }

  /// Examples that follow each other, with their captions, are one part.
  private static func parts(_ blocks: [Block]) -> [DesignRule.Part] {
    var parts: [DesignRule.Part] = []
    var rest = blocks[...]
    while !rest.isEmpty {
      let examples = takeExamples(from: &rest)
      if !examples.isEmpty { parts.append(.examples(examples)) }
      let text = rest.prefix { example($0) == nil }
      if !text.isEmpty { parts.append(.text(Array(text))) }
      rest = rest.dropFirst(text.count)
    }
    return parts
  }

  /// The examples at the beginning, each with the caption below it.
  private static func takeExamples(from blocks: inout ArraySlice<Block>) -> [RuleExample] {
    var examples: [RuleExample] = []
    while var example = blocks.first.flatMap(example) {
      blocks.removeFirst()
      if let caption = blocks.first.flatMap(caption) {
        example.caption = caption
        blocks.removeFirst()
      }
      examples.append(example)
    }
    return examples
  }

  private static func example(_ block: Block) -> RuleExample? {
    guard case .code(let code) = block.content, let verdict = FenceKind(code.info)?.verdict
    else { return nil }
    return RuleExample(verdict, code: code)
  }

  /// What a paragraph says that is one emphasis.
  private static func caption(_ block: Block) -> [Inline]? {
    guard case .paragraph(let text) = block.content, text.count == 1,
      case .emphasis(let caption)? = text.first?.content
    else { return nil }
    return caption
  }

  private static func missing(_ verdict: RuleVerdict, in rule: DesignRule) -> Diagnostic {
    .init(
      verdict == .right ? .ruleNoRight : .ruleNoWrong,
      "the rule '\(rule.title)' has no \(verdict.rawValue) example",
      at: SourceLocation(rule.path, line: 1),
      suggestion: "add a fence that begins with '```yaml agent \(verdict.rawValue)'",
      example: "```yaml agent \(verdict.rawValue)\ncomponent: Text\nprops:\n  text: Example\n```")
  }
}
