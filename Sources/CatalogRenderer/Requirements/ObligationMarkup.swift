import CatalogModel
import CommonMark

/// Sets the words in bold that say how binding a requirement is.
enum ObligationMarkup {
  /// The blocks with `SHALL` and the like in bold, in their paragraphs and lists.
  static func marked(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      var block = block
      switch block.content {
      case .paragraph(let text): block.content = .paragraph(text.flatMap(marked))
      case .list(var list):
        for index in list.items.indices {
          list.items[index].blocks = marked(list.items[index].blocks)
        }
        block.content = .list(list)
      default: break
      }
      return block
    }
  }

  private static func marked(_ inline: Inline) -> [Inline] {
    guard case .text(let literal) = inline.content else { return [inline] }
    var pieces: [Inline] = []
    var start = literal.startIndex
    func add(_ text: Substring) {
      if !text.isEmpty { pieces.append(Inline(.text(String(text)), line: inline.line)) }
    }
    for (word, range) in ObligationWord.all(in: literal) {
      add(literal[start..<range.lowerBound])
      let text = Inline(.text(word.rawValue), line: inline.line)
      pieces.append(Inline(.strong([text]), line: inline.line))
      start = range.upperBound
    }
    add(literal[start...])
    return pieces
  }
}
