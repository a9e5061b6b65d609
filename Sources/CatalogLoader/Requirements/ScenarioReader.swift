import CatalogModel
import CommonMark
import Diagnostics

/// Reads the steps of a scenario: the items of a list, each of which begins with a word in bold.
struct ScenarioReader {
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// A list in which at least one item begins with a word in bold is one of steps; any other block
  /// is text.
  mutating func part(_ block: Block) -> Scenario.Part {
    guard case .list(let list) = block.content, list.start == nil,
      list.items.contains(where: { Self.boldBeginning(of: $0) != nil })
    else { return .text(block) }
    return .steps(list.items.compactMap { step($0) })
  }

  private mutating func step(_ item: ListItem) -> Scenario.Step? {
    let location = SourceLocation(path, line: item.lines.lowerBound)
    guard let (written, rest) = Self.boldBeginning(of: item) else {
      diagnostics.append(SpecificationMessages.wordless(location))
      return nil
    }
    guard let word = StepWord(rawValue: written) else {
      diagnostics.append(SpecificationMessages.unknown(written, location))
      return nil
    }
    return Scenario.Step(word, text: rest, details: Array(item.blocks.dropFirst()))
  }

  /// The words in bold that an item begins with, and what follows them in their paragraph.
  private static func boldBeginning(of item: ListItem) -> (String, [Inline])? {
    guard case .paragraph(let text)? = item.blocks.first?.content,
      case .strong(let bold)? = text.first?.content
    else { return nil }
    var rest = Array(text.dropFirst())
    if case .text(let literal)? = rest.first?.content {
      rest[0].content = .text(String(literal.drop(while: \.isWhitespace)))
    }
    return (bold.plainText, rest)
  }
}
