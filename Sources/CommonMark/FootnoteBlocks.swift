import Diagnostics

extension Document {
  /// Adds a numbered list of notes below the text, each with a place that links lead to.
  ///
  /// - Parameter definitions: What their links may refer to.
  mutating func append(_ notes: [Footnote], definitions: @autoclosure () -> [UInt8]) {
    guard let first = notes.map(\.line).min(), let last = notes.map(\.line).max() else { return }
    let definitions = NoteDefinitions(definitions())
    var extensions = ParsingOptions.Extensions.all
    // A note holds no forms that may hold notes.
    extensions.remove(.otherForms)
    var items: [ListItem] = []
    for (index, note) in notes.enumerated() {
      let text = note.lines.map(\.text).joined(separator: "\n")
      let inner = Document(
        parsing: text + definitions.below(text), path: path,
        options: ParsingOptions(
          extensions: extensions, firstLine: note.line, readsFrontMatter: false))
      diagnostics += inner.diagnostics
      let anchor = Inline(.anchor(Footnote.anchor(of: index + 1)), line: note.line)
      let lines = note.line...(note.line + note.lines.count - 1)
      items.append(ListItem(blocks: inner.blocks.beginning(with: anchor), lines: lines))
    }
    let list = List(start: 1, isTight: items.allSatisfy { $0.blocks.count < 2 }, items: items)
    blocks.append(Block(.thematicBreak, lines: first...first))
    blocks.append(Block(.list(list), lines: first...last))
  }
}

extension [Block] {
  /// With an anchor before all text, and without headings, which are none of the page.
  fileprivate func beginning(with anchor: Inline) -> [Block] {
    var blocks = self
    for index in blocks.indices {
      if case .heading(let heading) = blocks[index].content {
        blocks[index].content = .paragraph(heading.content)
      }
    }
    if case .paragraph(let text) = blocks.first?.content {
      blocks[0].content = .paragraph([anchor] + text)
    } else {
      blocks.insert(Block(.paragraph([anchor]), lines: anchor.line...anchor.line), at: 0)
    }
    return blocks
  }
}
