import CatalogModel
import CommonMark
import Diagnostics

/// Cuts the text of a specification into requirements and what stands between them.
///
/// A requirement ends with the next one, or with a heading of level 1 or 2 that is none. Headings
/// of other levels belong to the text.
struct SpecificationReader {
  private let path: String
  private(set) var diagnostics: [Diagnostic] = []
  private var sections: [Specification.Section] = []
  /// The requirement that is being read; `nil` between requirements.
  private var open: Requirement?
  /// The blocks since the last requirement ended.
  private var textOfPage: [Block] = []
  /// Where each name is first given, by the name in small letters.
  private var locations: [String: SourceLocation] = [:]

  init(_ path: String) { self.path = path }

  /// The parts of the document in the order of the text.
  mutating func sections(of document: Document) -> [Specification.Section] {
    for block in document.blocks { add(block) }
    close()
    endTextOfPage()
    if locations.isEmpty {
      diagnostics.append(
        .init(
          .specNoRequirement, "this specification has no requirement",
          at: SourceLocation(path, line: 1),
          suggestion: "write a heading '## Requirement: …' above each",
          example: "## Requirement: Contrast\n\nText SHALL have a contrast of at least 4.5:1."))
    }
    return sections
  }

  private mutating func add(_ block: Block) {
    let line = block.lines.lowerBound
    switch block.content {
    case .heading(let heading):
      if let title = FormatLabel.requirement.rest(of: heading.content) {
        begin(title, heading, line)
      } else if let title = FormatLabel.scenario.rest(of: heading.content) {
        addScenario(title, heading, line)
      } else {
        noteMisspelt([.requirement, .scenario], in: heading.content, line)
        if heading.level <= 2 { close() }
        addText(block)
      }
    case .paragraph(let text):
      if open != nil, let statement = FormatLabel.metBy.rest(of: text) {
        open?.statements.append(statement)
        open?.references += TraceReader.references(in: statement, of: path)
      } else {
        if open != nil { noteMisspelt([.metBy], in: text, line) }
        addText(block)
      }
    default: addText(block)
    }
  }

  private mutating func noteMisspelt(
    _ labels: [FormatLabel], in text: [Inline], _ line: Int
  ) {
    guard let (written, meant) = FormatLabel.misspelt(in: text, among: labels) else { return }
    diagnostics.append(
      SpecificationMessages.misspelt(written, meant, SourceLocation(path, line: line)))
  }

  private mutating func begin(_ title: [Inline], _ heading: Heading, _ line: Int) {
    close()
    endTextOfPage()
    let location = SourceLocation(path, line: line)
    let name = title.plainText
    let earlier = locations.updateValue(location, forKey: name.lowercased())
    if name.isEmpty {
      diagnostics.append(SpecificationMessages.nameless(.requirement, location))
    } else if let earlier {
      diagnostics.append(SpecificationMessages.duplicate(name, location, earlier: earlier))
    }
    open = Requirement(name: name, title: title, anchor: heading.anchor, at: location)
  }

  private mutating func addScenario(_ title: [Inline], _ heading: Heading, _ line: Int) {
    let location = SourceLocation(path, line: line)
    let name = title.plainText
    if name.isEmpty { diagnostics.append(SpecificationMessages.nameless(.scenario, location)) }
    guard open != nil else {
      diagnostics.append(SpecificationMessages.outside(name, location))
      return
    }
    open?.scenarios.append(
      Scenario(name: name, title: title, anchor: heading.anchor, at: location))
  }

  /// Text belongs to the scenario above it, else to the requirement, else to the page.
  private mutating func addText(_ block: Block) {
    guard let scenarioCount = open?.scenarios.count else {
      textOfPage.append(block)
      return
    }
    guard scenarioCount > 0 else {
      open?.text.append(block)
      return
    }
    var reader = ScenarioReader(path: path)
    let part = reader.part(block)
    diagnostics += reader.diagnostics
    open?.scenarios[scenarioCount - 1].parts.append(part)
  }

  private mutating func endTextOfPage() {
    if !textOfPage.isEmpty { sections.append(.text(textOfPage)) }
    textOfPage = []
  }

  private mutating func close() {
    guard let requirement = open else { return }
    open = nil
    if requirement.obligation == nil {
      diagnostics.append(SpecificationMessages.withoutObligation(requirement))
    }
    for scenario in requirement.scenarios {
      let words = Set(scenario.steps.map(\.word))
      for word in [StepWord.when, .then] where !words.contains(word) {
        diagnostics.append(SpecificationMessages.missing(word, in: scenario))
      }
    }
    sections.append(.requirement(requirement))
  }
}
