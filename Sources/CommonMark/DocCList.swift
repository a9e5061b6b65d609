/// Items of bulleted lists that are something else in DocC.
extension List {
  /// The blocks of a list, with an alert for each item that begins with the word of an aside,
  /// `- Tip: …`, and a paragraph for each term, `- term Name: what it means`; `nil` for a list
  /// without either.
  var dividedAsInDocC: [Block]? {
    guard start == nil else { return nil }
    let parts = items.map { $0.aside ?? $0.term }
    guard parts.contains(where: { $0 != nil }) else { return nil }
    var blocks: [Block] = []
    for (item, part) in zip(items, parts) {
      if let part {
        blocks += part
      } else if case .list(var open) = blocks.last?.content, let first = blocks.last?.lines {
        open.items.append(item)
        blocks[blocks.count - 1] = Block(
          .list(open), lines: first.lowerBound...item.lines.upperBound)
      } else {
        let list = List(isTight: isTight, items: [item])
        blocks.append(Block(.list(list), lines: item.lines))
      }
    }
    return blocks
  }
}

extension ListItem {
  /// The alert that it is where it begins with the word of an aside.
  fileprivate var aside: [Block]? {
    guard isDone == nil, case .paragraph(let text) = blocks.first?.content,
      case .text(let words) = text.first?.content, let colon = words.firstIndex(of: ":"),
      Alert.isAside(words[..<colon])
    else { return nil }
    return Alert(asideOf: blocks).map { [Block(.alert($0), lines: lines)] }
  }

  /// A term and what it means, where it begins with the word `term` and has a colon outside of code
  /// and links: a paragraph with the meaning on a line of its own, and what else the item holds.
  fileprivate var term: [Block]? {
    guard isDone == nil, let first = blocks.first, case .paragraph(let text) = first.content,
      let opening = text.first, case .text(let words) = opening.content,
      words.prefix(5).lowercased() == "term ",
      let place = text.firstIndex(where: { $0.colon != nil }),
      case .text(let divided) = text[place].content, let colon = text[place].colon
    else { return nil }
    let line = text[place].line
    var term = Array(text[..<place])
    var meaning = Array(text[(place + 1)...])
    term.append(Inline(.text(String(divided[..<colon])), line: line))
    term[0] = Inline(.text(String(term[0].words.dropFirst(5))), line: opening.line)
    meaning.insert(Inline(.text(String(divided[colon...].dropFirst())), line: line), at: 0)
    (term, meaning) = (term.trimmed, meaning.trimmed)
    guard !term.isEmpty else { return nil }
    let rest = Array(blocks.dropFirst())
    if !meaning.isEmpty { term += [Inline(.lineBreak, line: line)] + meaning }
    return [Block(.paragraph(term), lines: first.lines)] + rest
  }
}

extension Inline {
  /// Where the first colon of a text is.
  fileprivate var colon: String.Index? {
    if case .text(let text) = content { text.firstIndex(of: ":") } else { nil }
  }

  fileprivate var words: String { if case .text(let text) = content { text } else { "" } }
}

extension [Inline] {
  /// Without blanks and breaks at both ends.
  fileprivate var trimmed: [Inline] {
    var text = self
    while let first = text.first, first.isGap { text.removeFirst() }
    while let last = text.last, last.isGap { text.removeLast() }
    if case .text(let words) = text.first?.content {
      text[0].content = .text(String(words.drop(while: \.isWhitespace)))
    }
    if case .text(var words) = text.last?.content {
      while words.last?.isWhitespace == true { words.removeLast() }
      text[text.count - 1].content = .text(words)
    }
    return text
  }
}

extension Inline {
  fileprivate var isGap: Bool {
    switch content {
    case .softBreak, .lineBreak: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    default: false
    }
  }
}
