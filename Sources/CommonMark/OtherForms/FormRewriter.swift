/// Reads the everyday forms of other tools as markdown: admonitions of MkDocs and Docusaurus, tabs,
/// components of MDX, directives of DocC, tags of Jekyll's and Hugo's templates.
///
/// Each line of the text becomes one line, so that places stay what they are: alerts become quotes
/// whose first line has a mark, what only arranges other text is left out, and what would be filled
/// in elsewhere is left out and told. Code is not looked into.
struct FormRewriter {
  let body: ArraySlice<UInt8>
  /// Whether the lines are MDX, where braces hold code: those of the whole text, or of a fence.
  var isMDX: Bool
  private let isWhollyMDX: Bool
  /// Whether it is an article of DocC, where a line may be a directive that is not known here.
  let isDocC: Bool
  /// What expressions may name.
  let frontMatter: FrontMatter?
  /// Whether the text has `{{`.
  let holdsTemplates: Bool
  /// Whether parts of the text are repeated for data of a template.
  let repeats: Bool
  var notes: Footnotes
  /// Whether the text refers to names of code.
  let refersToCode: Bool
  /// The labels that the text defines, once they are asked for.
  var labels: Set<String>?
  /// The language of the code in the tabs around, in Hugo.
  var tabLanguage: String?
  /// The pictures that MDX imports, by the names that it gives them.
  var pictures: [String: String] = [:]
  /// What the groups of tabs around call their tabs.
  var tabLabels: [TabLabels] = []

  var output: [UInt8] = []
  private(set) var uses: [ForeignUse] = []
  var containers: [FormContainer] = []
  var fence: FormFence?
  /// The number of the line that is read.
  private var line: Int
  /// Where reading goes on when something reaches over the end of its line.
  var resume = 0
  /// What the text says that its page is called.
  var displayName: String?
  /// What the lines of colons close, once it is asked for.
  var colons: ColonBalance?
  /// How many of the lines that something reaches over are written already.
  var paddedLines = 0
  private var isInList = false
  /// Whether the line that is read ends a list, or stands below one.
  private(set) var followsList = false
  private var isInComment = false
  private var isInCode = false
  private var isInTerminal = false
  /// Whether an HTML table is open, in which kramdown takes blank lines as any others.
  var isInTable = false
  private var isAfterBlank = true
  /// How much may still be read ahead, so that the work stays linear in the length of the text.
  private var budget: Int

  /// More than this many parts inside each other are read as text.
  private static let maximumDepth = 20

  /// Rewrites the body of a text, and tells what it leaves out; its notes come below it.
  static func rewrite(
    _ source: inout SourceText, _ frontMatter: FrontMatter?
  ) -> (uses: [ForeignUse], notes: [Footnote], displayName: String?) {
    let body = source.body
    let isMDX = source.path.hasSuffix(".mdx")
    guard body.count <= InputGuard.maximumBytes, isMDX || FormMarks.areIn(body) else {
      return ([], [], nil)
    }
    var rewriter = FormRewriter(source, isMDX: isMDX, frontMatter)
    rewriter.run()
    source.replaceBody(rewriter.output)
    return (rewriter.uses, rewriter.notes.inOrder, rewriter.displayName)
  }

  private init(_ source: SourceText, isMDX: Bool, _ frontMatter: FrontMatter?) {
    body = source.body
    self.isMDX = isMDX
    isWhollyMDX = isMDX
    isDocC = source.isDocC
    self.frontMatter = frontMatter
    holdsTemplates = body.firstIndex(of: "{{") != nil
    let body = body
    let loops: [StaticString] = ["{% for ", "{%- for ", "{%for "]
    repeats = holdsTemplates && loops.contains { body.firstIndex(of: $0) != nil }
    refersToCode = ForeignReference.isIn(body)
    notes = Footnotes(body)
    line = source.firstBodyLine
    budget = 100_000 + 8 * body.count
    output.reserveCapacity(body.count + body.count / 16)
  }

  private mutating func run() {
    var position = body.startIndex
    while position < body.endIndex {
      let end = body[position...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
      resume = end
      read(body[position..<end])
      guard resume > end else {
        if end < body.endIndex { endLine() }
        position = end + 1
        continue
      }
      for byte in body[end..<resume] where byte == Byte.lineFeed {
        if paddedLines > 0 {
          paddedLines -= 1
          line += 1
        } else {
          endLine()
        }
      }
      position = resume
      if position == body.endIndex { break }
      // What is left of the line that the part ends on is read as a line of its own, and nothing is
      // left where something was written.
      if body[position] == Byte.lineFeed, output.last != Byte.lineFeed {
        isAfterBlank = true
        endLine()
        position += 1
      }
    }
  }

  private mutating func endLine() {
    output.append(Byte.lineFeed)
    line += 1
  }

  mutating func define(_ name: String, _ text: ArraySlice<UInt8>) {
    notes.define(name, Footnote(line: line, lines: [text]))
  }

  mutating func tell(_ kind: ForeignUse.Kind, _ name: String) {
    uses.append(ForeignUse(kind, name, line: line))
  }

  /// Takes from what may be read ahead; `false` when nothing is left.
  mutating func spend(_ count: Int) -> Bool {
    budget -= count
    return budget > 0
  }
}

// MARK: - Lines

extension FormRewriter {
  private mutating func read(_ line: ArraySlice<UInt8>) {
    let (prefix, rest, isLeftOut) = enter(line)
    if isLeftOut {
      isAfterBlank = line.isBlankLine
      return
    }
    let isTableGap = rest.isBlankLine && fence == nil && continuesTable
    let isBlank = rest.isBlankLine && !isTableGap
    defer { isAfterBlank = isBlank }
    if isTableGap { return write(prefix[...], Self.emptyComment[...]) }
    if isBlank { return write(prefix[...], []) }
    if fence == nil, let opens = PlayedTerminal.opens(rest) { isInTerminal = opens }
    if isInTerminal, fence != nil {
      write(prefix[...], PlayedTerminal.plain(rest)[...])
      return continueVerbatim(rest)
    }
    if isInComment || fence != nil {
      write(prefix[...], fence == nil ? rest : fillingParameters(rest))
      return continueVerbatim(rest)
    }
    followsList = isInList
    follow(rest)
    followTable(rest)
    endElement(above: rest)
    output += prefix
    let start = output.count
    isInCode = rest.indentation >= 4 && !isInList && !isMDX && (isAfterBlank || isInCode)
    if isInCode {
      output += rest
    } else if containers.count >= Self.maximumDepth || !readBlock(rest) {
      writeInline(rest)
    }
    // A tag that leaves nothing must not end the table around it, and no item of a list is so empty
    // that its mark would underline the text above.
    let written = output[min(start, output.count)...]
    if isInTable && written.isBlankLine || isBareMark(written, rest) {
      output += Self.emptyComment
    }
  }

  /// Leaves the parts that end above a line, and takes off what those around it move aside.
  private mutating func enter(
    _ line: ArraySlice<UInt8>
  ) -> (prefix: [UInt8], rest: ArraySlice<UInt8>, isLeftOut: Bool) {
    var (prefix, rest) = ([UInt8](), line)
    var index = 0
    while index < containers.count {
      let isBlank = rest.isBlankLine
      if case .indentation(let minimum) = containers[index].end, !isBlank,
        rest.indentation < minimum, !continuesNote(rest, index)
      {
        leave(downTo: index)
        break
      }
      if containers[index].isLeftOut {
        passOver(rest, of: index)
        return (prefix, [], true)
      }
      if containers[index].strip == nil, !isBlank {
        let container = containers[index]
        let isQuote = !container.prefix.isEmpty
        containers[index].strip = max(0, rest.indentation - (isQuote ? 0 : container.lead))
      }
      rest = rest.dropping(columns: containers[index].strip ?? 0)
      prefix += containers[index].prefix
      index += 1
    }
    return (prefix, rest, false)
  }

  /// Whether a line that is not indented goes on with the paragraph of a note.
  private func continuesNote(_ line: ArraySlice<UInt8>, _ index: Int) -> Bool {
    guard containers[index].note != nil, !isAfterBlank, let first = line.trimmed.first else {
      return false
    }
    return Byte.isLetter(first) || first >= 0x80
  }

  /// Whether nothing but the mark of an item is left of a line that said more.
  private func isBareMark(_ written: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let mark = written.trimmed
    return mark.count < line.trimmed.count && InputGuard.listMarkerLength(mark) == mark.count
  }

  private mutating func passOver(_ line: ArraySlice<UInt8>, of index: Int) {
    if let note = containers[index].note {
      return notes.add(line.dropping(columns: containers[index].lead + 4), to: note)
    }
    readSetting(line.trimmed)
    guard case .brace(let depth) = containers[index].end else { return }
    let left = line.openBraces(after: depth)
    containers[index].end = .brace(depth: left)
    if left <= 0 { leave(downTo: index) }
  }

  mutating func leave(downTo count: Int) {
    containers.removeSubrange(count...)
    isMDX = isWhollyMDX || isMDX && containers.holdMDX
    if let open = fence, open.depth > count { fence = nil }
  }

  /// Leaves the innermost part that has an end, with all in it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  mutating func leave(_ end: FormContainer.End) -> Bool {
    guard let index = containers.lastIndex(where: { $0.end == end }) else { return false }
    leave(downTo: index)
    return true
  }

  private mutating func write(_ prefix: ArraySlice<UInt8>, _ rest: ArraySlice<UInt8>) {
    var prefix = prefix
    if rest.isEmpty { while let last = prefix.last, Byte.isBlank(last) { prefix.removeLast() } }
    output += prefix
    output += rest
  }

  private mutating func follow(_ line: ArraySlice<UInt8>) {
    let lead = line.indentation
    if InputGuard.listMarkerLength(line.drop(while: Byte.isBlank)) != nil, lead < 4 || isInList {
      isInList = true
    } else if lead == 0, isAfterBlank {
      isInList = false
    }
  }

  /// A line of code or of a comment, which may be the last of it.
  private mutating func continueVerbatim(_ line: ArraySlice<UInt8>) {
    if isInComment {
      isInComment = line.firstIndex(of: "-->") == nil
    } else if let fence, fence.isClosed(by: line) {
      switch fence.end {
      case .marks: break
      case .tag, .component: replaceLine(by: fence.mark, line)
      }
      self.fence = nil
    }
  }

  private mutating func replaceLine(by text: [UInt8], _ line: ArraySlice<UInt8>) {
    output.removeLast(line.count)
    output += text
  }

  mutating func beginComment() { isInComment = true }

  /// Whether a line that begins here begins a block.
  var mayBeginBlock: Bool { isAfterBlank }
}
