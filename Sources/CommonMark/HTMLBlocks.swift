// MARK: - Blocks

extension HTMLWriter {
  mutating func write(_ block: Block) {
    writeBlock(block, isTight: false)
  }

  private mutating func writeBlock(_ block: Block, isTight: Bool) {
    if case .html = block.content {} else { endRawStructure() }
    if case .paragraph(let text) = block.content, isTight {
      contained(in: .cell) { $0.write(text) }
      return
    }
    startLine()
    switch block.content {
    case .heading(let heading): writeHeading(heading)
    case .paragraph(let text):
      markup("<p>")
      contained(in: .paragraph) { $0.write(text) }
      markup("</p>\n")
    case .quote(let blocks):
      markup("<blockquote>\n")
      writeBlocks(blocks)
      markup("</blockquote>\n")
    case .list(let list): writeList(list)
    case .code(let code): writeCode(code)
    case .html(let html): writeRawBlock(html, line: block.lines.lowerBound)
    case .thematicBreak: markup("<hr />\n")
    case .table(let table): writeTable(table)
    case .alert(let alert): writeAlert(alert)
    }
  }

  private mutating func writeBlocks(_ blocks: [Block]) {
    contained { writer in
      for block in blocks { writer.writeBlock(block, isTight: false) }
    }
    startLine()
  }

  private mutating func writeHeading(_ heading: Heading) {
    let level = min(max(heading.level + options.headingOffset, 1), 6)
    let anchor = options.anchorPrefix + heading.anchor
    markup("<h\(level)")
    if options.linksHeadings { attribute("id", anchor) }
    markup(">")
    contained(in: .heading) { $0.write(heading.content) }
    if options.linksHeadings {
      markup(" <a class=\"anchor\"")
      attribute("href", "#" + anchor)
      attribute("aria-label", options.labels.sectionLink)
      markup("></a>")
    }
    markup("</h\(level)>\n")
  }

  private mutating func writeAlert(_ alert: Alert) {
    markup("<aside class=\"alert alert-\(alert.kind.rawValue)\" role=\"note\">\n")
    markup("<p class=\"alert-title\">")
    if alert.title.isEmpty {
      text(options.labels.title(of: alert.kind))
    } else {
      contained(in: .heading) { $0.write(alert.title) }
    }
    markup("</p>\n")
    writeBlocks(alert.blocks)
    markup("</aside>\n")
  }

  /// Long lines make code scroll, so it takes the focus: the keyboard has no other way to it.
  private mutating func writeCode(_ code: CodeBlock) {
    if let title = code.title {
      markup("<p><strong>")
      text(title)
      markup("</strong></p>\n")
    }
    if let rendered = resolver.render(code) {
      markup(rendered.html)
      findings.diagnostics += rendered.diagnostics
      startLine()
      return
    }
    markup("<pre tabindex=\"0\"><code")
    if !code.language.isEmpty { attribute("class", "language-" + code.language) }
    markup(">")
    text(code.text)
    markup("</code></pre>\n")
  }
}

// MARK: - Lists

extension HTMLWriter {
  private mutating func writeList(_ list: List) {
    let element = list.start == nil ? "ul" : "ol"
    markup("<\(element)")
    if let start = list.start, start != 1 { attribute("start", String(start)) }
    markup(">\n")
    for item in list.items {
      startLine()
      writeItem(item, isTight: list.isTight)
    }
    markup("</\(element)>\n")
  }

  private mutating func writeItem(_ item: ListItem, isTight: Bool) {
    guard let isDone = item.isDone else {
      markup("<li>")
      contained { writer in
        for block in item.blocks { writer.writeBlock(block, isTight: isTight) }
      }
      markup("</li>\n")
      return
    }
    markup("<li class=\"task\">")
    contained { $0.writeTask(item.blocks, isDone: isDone, isTight: isTight) }
    markup("</li>\n")
  }

  /// The box stands in the first paragraph, so that it is on the line of its text.
  private mutating func writeTask(_ blocks: [Block], isDone: Bool, isTight: Bool) {
    guard case .paragraph(let first) = blocks.first?.content else {
      writeBox(isDone: isDone)
      for block in blocks { writeBlock(block, isTight: isTight) }
      return
    }
    if !isTight { markup("\n<p>") }
    writeBox(isDone: isDone)
    write(first)
    if !isTight { markup("</p>\n") }
    for block in blocks.dropFirst() { writeBlock(block, isTight: isTight) }
  }

  private mutating func writeBox(isDone: Bool) {
    markup("<input type=\"checkbox\" disabled")
    if isDone { markup(" checked") }
    attribute("aria-label", isDone ? options.labels.doneTask : options.labels.openTask)
    markup(" /> ")
  }
}

// MARK: - Tables

extension HTMLWriter {
  /// A wide table scrolls inside an area that takes the focus and has a name of its own.
  private mutating func writeTable(_ table: Table) {
    markup("<div class=\"table-scroll\" tabindex=\"0\" role=\"region\"")
    attribute("aria-label", name(of: table))
    markup(">\n<table>\n<thead>\n<tr>\n")
    for (column, cell) in table.header.cells.enumerated() {
      // An empty cell is the head of nothing.
      let isHead = !cell.isEmpty
      markup(isHead ? "<th scope=\"col\"" : "<td")
      writeCell(cell, column: column, of: table)
      markup(isHead ? "</th>\n" : "</td>\n")
    }
    markup("</tr>\n</thead>\n")
    if !table.rows.isEmpty { writeBody(of: table) }
    markup("</table>\n</div>\n")
  }

  private mutating func writeBody(of table: Table) {
    markup("<tbody>\n")
    for row in table.rows {
      markup("<tr>\n")
      for (column, cell) in row.cells.enumerated() {
        markup("<td")
        writeCell(cell, column: column, of: table)
        markup("</td>\n")
      }
      markup("</tr>\n")
    }
    markup("</tbody>\n")
  }

  private mutating func writeCell(_ cell: [Inline], column: Int, of table: Table) {
    if column < table.alignments.count, let alignment = table.alignments[column] {
      attribute("class", "align-" + alignment.rawValue)
    }
    markup(">")
    contained(in: .cell) { $0.write(cell) }
  }

  private mutating func name(of table: Table) -> String {
    let columns = table.header.cells.map(\.plainText).filter { !$0.isEmpty }
    let name = ([options.labels.table] + columns.prefix(1)).joined(separator: ": ")
    let full = columns.isEmpty ? name : ([name] + columns.dropFirst()).joined(separator: ", ")
    let count = tableNames[full, default: 0] + 1
    tableNames[full] = count
    return count == 1 ? full : "\(full) (\(count))"
  }
}
