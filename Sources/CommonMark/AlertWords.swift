extension Alert.Kind {
  /// The kind that a word of another tool stands for, in any letter case; `nil` where none does.
  public init?(word: some StringProtocol) {
    guard let kind = Self.words[word.lowercased()] else { return nil }
    self = kind
  }

  /// Those of GitHub, DocC, MkDocs, Docusaurus and the like.
  private static let words: [String: Alert.Kind] = [
    "note": .note, "remark": .note, "remarks": .note, "info": .note, "abstract": .note,
    "summary": .note, "tldr": .note, "seealso": .note, "question": .note, "help": .note,
    "faq": .note, "example": .note, "todo": .note, "nb": .note, "legacy": .note,
    "tip": .tip, "hint": .tip, "experiment": .tip, "success": .tip, "check": .tip,
    "important": .important, "attention": .important,
    "warning": .warning, "warn": .warning, "bug": .warning, "pitfall": .warning,
    "deprecated": .warning,
    "caution": .caution, "danger": .caution, "error": .caution, "failure": .caution,
  ]
}

extension Alert {
  /// An alert of a word that an author wrote, which is also its title where no kind is called so.
  init(word: String, title: [Inline], blocks: [Block], line: Int) {
    let isShouted = word.count > 2 && word == word.uppercased()
    let name = word.prefix(1).uppercased() + (isShouted ? word.lowercased() : word).dropFirst()
    let isOwn = Kind(rawValue: word.lowercased()) == nil
    let words = title.isEmpty && isOwn ? [Inline(.text(name), line: line)] : title
    self.init(kind: Kind(word: word) ?? .note, title: words, blocks: blocks)
  }

  /// The aside of DocC that a quote is whose text begins with its word, `> Note: …`; `nil` for other
  /// quotes.
  public init?(asideOf quote: [Block]) {
    guard let first = quote.first, case .paragraph(var text) = first.content,
      let opening = text.first, case .text(let words) = opening.content,
      let colon = words.firstIndex(of: ":"), Kind(word: words[..<colon]) != nil,
      words.first?.isUppercase == true || Self.isAside(words[..<colon])
    else { return nil }
    let rest = words[colon...].dropFirst()
    guard rest.first == " " || rest.isEmpty else { return nil }
    text.removeFirst()
    if rest.count > 1 {
      text.insert(Inline(.text(String(rest.dropFirst())), line: opening.line), at: 0)
    }
    if text.first?.content == .softBreak { text.removeFirst() }
    let paragraph = text.isEmpty ? [] : [Block(.paragraph(text), lines: first.lines)]
    self.init(
      word: String(words[..<colon]), title: [], blocks: paragraph + quote.dropFirst(),
      line: opening.line)
  }

  /// Whether a word begins an aside of DocC, which has them in any letter case.
  fileprivate static func isAside(_ word: Substring) -> Bool {
    [
      "note", "tip", "important", "warning", "experiment", "attention", "bug", "remark", "seealso",
      "todo",
    ].contains(word.lowercased())
  }

  /// The blocks of a bulleted list of DocC, with an alert for each item that begins with the word of
  /// an aside, `- Tip: …`; `nil` for a list without one.
  static func divided(_ list: List, lines: ClosedRange<Int>) -> [Block]? {
    guard list.start == nil else { return nil }
    let asides = list.items.map { $0.isAside ? Alert(asideOf: $0.blocks) : nil }
    guard asides.contains(where: { $0 != nil }) else { return nil }
    var blocks: [Block] = []
    for (item, aside) in zip(list.items, asides) {
      if let aside {
        blocks.append(Block(.alert(aside), lines: item.lines))
      } else if case .list(var open) = blocks.last?.content, let first = blocks.last?.lines {
        open.items.append(item)
        blocks[blocks.count - 1] = Block(
          .list(open), lines: first.lowerBound...item.lines.upperBound)
      } else {
        let list = List(isTight: list.isTight, items: [item])
        blocks.append(Block(.list(list), lines: item.lines))
      }
    }
    return blocks
  }

  /// The blocks of a quote, with an alert for each heading that opens one in the form of another
  /// tool; `nil` for a quote without one.
  static func divided(_ blocks: [Block], lines: ClosedRange<Int>) -> [Block]? {
    guard blocks.contains(where: { $0.opening != nil }) else { return nil }
    var parts: [(opening: (word: String, title: [Inline])?, blocks: [Block])] = [(nil, [])]
    for block in blocks {
      if let opening = block.opening {
        parts.append((opening, [block]))
      } else {
        parts[parts.count - 1].blocks.append(block)
      }
    }
    return parts.compactMap { opening, blocks in
      guard let first = blocks.first?.lines.lowerBound, let last = blocks.last else { return nil }
      let lines = first...last.lines.upperBound
      guard let opening else { return Block(.quote(blocks), lines: lines) }
      let alert = Alert(
        word: opening.word, title: opening.title, blocks: Array(blocks.dropFirst()), line: first)
      return Block(.alert(alert), lines: lines)
    }
  }
}

extension ListItem {
  /// Whether it begins with the word of an aside.
  fileprivate var isAside: Bool {
    guard isDone == nil, case .paragraph(let text) = blocks.first?.content,
      case .text(let words) = text.first?.content, let colon = words.firstIndex(of: ":")
    else { return false }
    return Alert.isAside(words[..<colon])
  }
}

extension Block {
  /// The word and the title of a heading that stands for the opening of an alert.
  fileprivate var opening: (word: String, title: [Inline])? {
    guard case .heading(let heading) = content, let first = heading.content.first,
      case .text(let text) = first.content,
      text.unicodeScalars.first?.value == SourceText.alertMarkValue
    else { return nil }
    let word = text.dropFirst().prefix { $0 != " " }
    let rest = text.dropFirst(word.count + 1).drop { $0 == " " }
    let title = rest.isEmpty ? [] : [Inline(.text(String(rest)), line: first.line)]
    return (String(word), title + heading.content.dropFirst())
  }
}
