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
    let word = String(words[..<colon])
    let name = Self.names[word.lowercased()].map { [Inline(.text($0), line: opening.line)] }
    self.init(
      word: word, title: name ?? [], blocks: paragraph + quote.dropFirst(), line: opening.line)
  }

  /// What DocC calls asides whose words are two.
  private static let names = [
    "mutatingvariant": "Mutating Variant", "nonmutatingvariant": "Non-Mutating Variant",
    "seealso": "See Also", "todo": "To Do",
  ]

  /// Whether a word begins an aside of DocC, which has them in any letter case.
  static func isAside(_ word: Substring) -> Bool {
    [
      "note", "tip", "important", "warning", "experiment", "attention", "bug", "remark", "seealso",
      "todo",
    ].contains(word.lowercased())
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
