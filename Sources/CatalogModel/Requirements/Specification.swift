import CommonMark
import Diagnostics

/// A page of requirements: what one `specs/*.md` says.
///
/// The words of the format, `Requirement:`, `Scenario:` and `Met by:`, are the same in all
/// languages, as keys of front matter are; pages show them in their own.
public struct Specification: Sendable {
  /// A part of the page, in the order of the text.
  public enum Section: Sendable {
    /// Blocks outside requirements, such as an introduction.
    case text([Block])
    /// A heading `Requirement: …` with all that follows it.
    case requirement(Requirement)
  }

  /// The path of its file below `specs`, without the ending.
  public var slug: String
  /// From the front matter, as ``summary`` and ``order``.
  public var title: String
  /// One sentence of plain text.
  public var summary: String
  /// Its place among the others, then they go by title.
  public var order: Double
  /// The parts of the page.
  public var sections: [Section]
  /// The whole text as it was written, whose headings have the anchors of the page.
  public var document: Document
  /// What its fences hold.
  public var fences: Fences
  /// The file in the content.
  public var path: String

  /// A specification whose `sections` were read from `document`.
  public init(
    slug: String, title: String, summary: String, order: Double, sections: [Section],
    document: Document, fences: Fences = Fences(), path: String
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.order = order
    self.sections = sections
    self.document = document
    self.fences = fences
    self.path = path
  }

  /// The requirements in the order of the text.
  public var requirements: [Requirement] {
    sections.compactMap { section in
      guard case .requirement(let requirement) = section else { return nil }
      return requirement
    }
  }

  /// How many scenarios its requirements have together.
  public var scenarioCount: Int { requirements.reduce(0) { $0 + $1.scenarios.count } }
}

/// Something that a system must do, the situations that show it, and what meets it.
public struct Requirement: Sendable {
  /// The heading after `Requirement:`, without markup.
  public var name: String
  /// The same with its emphasis and code.
  public var title: [Inline]
  /// That of its heading: `requirement-contrast`.
  public var anchor: String
  /// What is demanded, above the scenarios.
  public var text: [Block]
  /// In the order of the text.
  public var scenarios: [Scenario]
  /// The paragraphs `Met by: …`, without these words.
  public var statements: [[Inline]]
  /// What the statements name.
  public var references: [TraceReference]
  /// Where its heading stands.
  public var location: SourceLocation

  /// A requirement of which only the heading is known.
  public init(name: String, title: [Inline], anchor: String, at location: SourceLocation) {
    self.name = name
    self.title = title
    self.anchor = anchor
    text = []
    scenarios = []
    statements = []
    references = []
    self.location = location
  }

  /// How binding it is: the first word of ``ObligationWord`` in its text.
  public var obligation: ObligationWord? {
    text.lazy.flatMap(\.texts).compactMap { ObligationWord.first(in: $0.plainText) }.first
  }
}

/// A situation, what happens in it, and what has to follow.
public struct Scenario: Sendable {
  /// A part of a scenario, in the order of the text.
  public enum Part: Sendable {
    /// A list whose items begin with words of ``StepWord``.
    case steps([Step])
    /// Any other block, as it stands.
    case text(Block)
  }

  /// An item of a scenario: `**WHEN** the text is too long`.
  public struct Step: Sendable {
    /// The word it begins with.
    public var word: StepWord
    /// What follows the word.
    public var text: [Inline]
    /// What stands below it in the same item.
    public var details: [Block]

    /// A step that begins with `word`.
    public init(_ word: StepWord, text: [Inline], details: [Block] = []) {
      self.word = word
      self.text = text
      self.details = details
    }
  }

  /// The heading after `Scenario:`, without markup.
  public var name: String
  /// The same with its emphasis and code.
  public var title: [Inline]
  /// That of its heading: `scenario-a-long-text`.
  public var anchor: String
  /// In the order of the text.
  public var parts: [Part]
  /// Where its heading stands.
  public var location: SourceLocation

  /// A scenario of which only the heading is known.
  public init(name: String, title: [Inline], anchor: String, at location: SourceLocation) {
    self.name = name
    self.title = title
    self.anchor = anchor
    parts = []
    self.location = location
  }

  /// The steps of all its lists.
  public var steps: [Step] {
    parts.flatMap { part in
      guard case .steps(let steps) = part else { return [Step]() }
      return steps
    }
  }
}

/// The words that steps of scenarios begin with, after the Gherkin language.
public enum StepWord: String, Hashable, Sendable, CaseIterable {
  /// What holds before; what happens; what follows; one more of the same; an exception to it.
  case given = "GIVEN", when = "WHEN", then = "THEN", and = "AND", but = "BUT"
}
