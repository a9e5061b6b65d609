import CommonMark

/// Turns the callouts of documentation comments, `- Note: …`, into the alerts that guides have.
///
/// Swift's markup and DocC know more of them; those without an alert of their kind, such as
/// `- Complexity:`, stay items of a list.
enum Callouts {
  /// Those that Swift's markup and DocC have.
  private static let words: Set<String> = [
    "note", "remark", "remarks", "tip", "experiment", "important", "attention", "warning", "bug",
  ]

  /// The blocks with the callouts of their bulleted lists as alerts, which divide those lists.
  static func alerts(in blocks: [Block]) -> [Block] { blocks.flatMap { divided($0) } }

  private static func divided(_ block: Block) -> [Block] {
    guard case .list(let list) = block.content, list.start == nil else { return [block] }
    var parts: [Block] = []
    var items: [ListItem] = []
    func close() {
      guard let first = items.first, let last = items.last else { return }
      parts.append(
        Block(
          .list(List(isTight: list.isTight, items: items)),
          lines: first.lines.lowerBound...last.lines.upperBound))
      items = []
    }
    for item in list.items {
      guard let alert = alert(item) else {
        items.append(item)
        continue
      }
      close()
      parts.append(Block(.alert(alert), lines: item.lines))
    }
    close()
    return parts
  }

  private static func alert(_ item: ListItem) -> Alert? {
    guard item.isDone == nil, let first = item.blocks.first,
      case .paragraph(var text) = first.content, let opening = text.first,
      case .text(let words) = opening.content, let colon = words.firstIndex(of: ":"),
      Self.words.contains(words[..<colon].lowercased()),
      let kind = Alert.Kind(word: words[..<colon])
    else { return nil }
    let rest = words[colon...].dropFirst().drop { $0 == " " }
    text.removeFirst()
    if !rest.isEmpty { text.insert(Inline(.text(String(rest)), line: opening.line), at: 0) }
    if text.first?.content == .softBreak { text.removeFirst() }
    let paragraph = text.isEmpty ? [] : [Block(.paragraph(text), lines: first.lines)]
    return Alert(kind: kind, blocks: paragraph + item.blocks.dropFirst())
  }
}
