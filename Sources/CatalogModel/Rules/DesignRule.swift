import AgentUI
import CommonMark
import DesignLint

/// A rule of design: what one `rules/*.md` says, with examples that keep it and that break it.
public struct DesignRule: Sendable {
  /// The path of its file below `rules`, without the ending.
  public var slug: String
  /// The rule in a few words; from the front matter, as ``summary`` and ``order``.
  public var title: String
  /// The rule in a sentence.
  public var summary: String
  /// Its place among the others, then they go by title.
  public var order: Double
  /// The parts of the page.
  public var parts: [TextPart]
  /// The whole text as it was written, whose headings have the anchors of the page.
  public var document: Document
  /// What its fences hold.
  public var fences: Fences
  /// The file in the content.
  public var path: String
  /// How Swift source is held against it; empty for a rule that only people can judge.
  public var checks: [LintSettings.Rule] = []

  /// A rule whose `parts` were read from `document`.
  public init(
    slug: String, title: String, summary: String, order: Double, parts: [TextPart],
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
