import CommonMark

/// A part of a text that shows right and wrong examples.
public enum TextPart: Sendable {
  /// What is said.
  case text([Block])
  /// Examples that follow each other, to be compared.
  case examples([RuleExample])
}

extension TextPart {
  /// The parts of a text in its order: examples that follow each other, with their captions, are
  /// one.
  public static func parts(of blocks: [Block]) -> [TextPart] {
    var parts: [TextPart] = []
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
}

/// A fence that keeps a rule or breaks it.
public struct RuleExample: Sendable {
  /// On which side of the rule it is.
  public var verdict: RuleVerdict
  /// The fence with the YAML as it was written.
  public var code: CodeBlock
  /// The paragraph of emphasis below the fence; empty when there is none.
  public var caption: [Inline]

  /// An example without a caption, unless one is given.
  public init(_ verdict: RuleVerdict, code: CodeBlock, caption: [Inline] = []) {
    self.verdict = verdict
    self.code = code
    self.caption = caption
  }
}

/// On which side of a rule an example is.
public enum RuleVerdict: String, Hashable, Sendable, CaseIterable {
  /// The rule is kept, or broken.
  case right, wrong
}
