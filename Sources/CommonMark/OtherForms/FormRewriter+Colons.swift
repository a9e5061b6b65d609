// MARK: - Containers between colons

extension FormRewriter {
  /// Leaves what colons have opened. Where several parts as long are open, VitePress and Docusaurus
  /// end the outermost with all in it, unless the text has ends for each of them.
  mutating func closeColons(_ count: Int, at place: Int) -> Bool {
    let ends = { (container: FormContainer) in
      if case .colons(let opened) = container.end { opened <= count } else { false }
    }
    guard let innermost = containers.lastIndex(where: ends) else { return false }
    var outermost = innermost
    while outermost > 0, ends(containers[outermost - 1]) { outermost -= 1 }
    if outermost < innermost {
      let balance = colons ?? ColonBalance(body)
      colons = balance
      if balance.hasMoreEnds(behind: place) { outermost = innermost }
    }
    leave(downTo: outermost)
    return true
  }

  /// `== Title` in `::: tabs`, as a plugin of VitePress has it: the title, with what follows.
  mutating func readPressTab(_ content: ArraySlice<UInt8>) -> Bool {
    let title = content.drop { $0 == UInt8(ascii: "=") }
    guard content.count - title.count >= 2, let first = title.first, Byte.isBlank(first),
      !title.isBlankLine, leavePressTab()
    else { return false }
    output += Heading.labelOpening + plain(title.trimmed.text).utf8
    return true
  }

  /// Leaves what is open in the tab above, which the next one ends.
  ///
  /// - Returns: Whether tabs are open, and the line is not indented as a part of something in them.
  private mutating func leavePressTab() -> Bool {
    guard let tabs = containers.lastIndex(where: \.isTabs) else { return false }
    let inner = containers[(tabs + 1)...]
    guard !inner.contains(where: \.endsByIndentation) else { return false }
    guard !inner.isEmpty else { return true }
    leave(downTo: tabs + 1)
    // The line stands in no quote of theirs.
    output.removeSubrange((output.lastIndex(of: Byte.lineFeed).map { $0 + 1 } ?? 0)...)
    output += containers.flatMap(\.prefix)
    return true
  }
}

extension FormContainer {
  fileprivate var endsByIndentation: Bool {
    if case .indentation = end { true } else { false }
  }
}

extension AlertOpening {
  /// Whether it is the name of a module of Python, which nothing closes.
  var hasNoEnd: Bool { word.contains(".") }
}

/// Which lines of colons alone end a part each, and which end all parts that are open.
struct ColonBalance {
  /// The places of lines of colons behind which more parts are closed than are opened.
  private var places: Set<Int> = []

  init(_ body: ArraySlice<UInt8>) {
    var depths: [(place: Int, depth: Int)] = []
    var fence: FormFence?
    var depth = 0
    for line in body.split(separator: Byte.lineFeed) {
      let content = line.trimmed
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if content.hasPrefix(":::") {
        let isEnd = content.allSatisfy { $0 == Byte.colon }
        if !isEnd, AlertOpening.fenced(content)?.opening.hasNoEnd != false { continue }
        depth += isEnd ? -1 : 1
        depths.append((content.startIndex, depth))
      } else {
        fence = FormFence(openedBy: line, depth: 0)
      }
    }
    var least = Int.max
    for (place, depth) in depths.reversed() {
      if least < depth { places.insert(place) }
      least = min(least, depth)
    }
  }

  func hasMoreEnds(behind place: Int) -> Bool { places.contains(place) }
}

extension Heading {
  /// The beginning of a line that is the title of a part: a heading, which no other line can run
  /// into, until blocks are built.
  static let labelOpening =
    Array("###### ".utf8) + SourceText.alertMark + SourceText.alertMark

  /// The words of such a title; `nil` for other headings.
  var label: [Inline]? {
    guard anchor.isEmpty, let first = content.first, case .text(let text) = first.content,
      text.unicodeScalars.prefix(2).allSatisfy({ $0.value == SourceText.alertMarkValue }),
      text.unicodeScalars.count >= 2
    else { return nil }
    let rest = String(text.unicodeScalars.dropFirst(2))
    let words = rest.isEmpty ? [] : [Inline(.text(rest), line: first.line)]
    return words + content.dropFirst()
  }
}
