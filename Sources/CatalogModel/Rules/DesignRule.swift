import AgentUI
import CommonMark

/// A rule of design: what one `rules/*.md` says, with examples that keep it and that break it.
public struct DesignRule: Sendable {
  /// A part of the page, in the order of the text.
  public enum Part: Sendable {
    /// Why the rule holds, and whatever else is said of it.
    case text([Block])
    /// Examples that follow each other, to be compared.
    case examples([RuleExample])
  }

  /// The path of its file below `rules`, without the ending.
  public var slug: String
  /// The rule in a few words; from the front matter, as ``summary`` and ``order``.
  public var title: String
  /// The rule in a sentence.
  public var summary: String
  /// Its place among the others, then they go by title.
  public var order: Double
  /// The parts of the page.
  public var parts: [Part]
  /// The whole text as it was written, whose headings have the anchors of the page.
  public var document: Document
  /// What its fences hold.
  public var fences: Fences
  /// The file in the content.
  public var path: String

  /// A rule whose `parts` were read from `document`.
  public init(
    slug: String, title: String, summary: String, order: Double, parts: [Part],
    document: Document, fences: Fences, path: String
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.order = order
    self.parts = parts
    self.document = document
    self.fences = fences
    self.path = path
  }

  /// The examples in the order of the text.
  public var examples: [RuleExample] {
    parts.flatMap { part in
      guard case .examples(let examples) = part else { return [RuleExample]() }
      return examples
    }
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

/// Agent YAML that breaks a rule of design.
///
/// It is drawn beside the right one. It may still be valid: what is wrong with it is what it looks
/// like, or what it says.
public struct WrongExample: Hashable, Sendable {
  /// The text as it was written.
  public var source: String
  /// Its tree; `nil` when it cannot be read.
  public var root: AgentNode?

  /// An example as it was read.
  public init(source: String, root: AgentNode?) {
    self.source = source
    self.root = root
  }
}

extension System {
  /// What the fences of all its texts hold: of components, guides, specifications and rules.
  public var textFences: [Fences] {
    components.map(\.fences) + guides.map(\.fences) + specifications.map(\.fences)
      + rules.map(\.fences)
  }
}
