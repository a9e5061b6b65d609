/// Where running text stands, which says what the tags of blocks in it become.
enum TextPlace {
  /// In a heading or a title: a blank stands where a block begins or ends.
  case heading
  /// In a paragraph: a break stands there.
  case paragraph
  /// In the cell of a table or beside the mark of an item, which may hold blocks.
  case cell

  /// That of what is emphasized or linked, which holds no blocks.
  var inside: TextPlace { self == .cell ? .paragraph : self }
}

/// Tags of blocks in running text, as in `### f <div>iOS</div>` and in the cells of tables.
///
/// Where blocks may stand they are written; elsewhere what they hold stays.
extension HTMLWriter {
  /// Writes running text in a block of its own.
  mutating func contained(in place: TextPlace, _ write: (inout HTMLWriter) -> Void) {
    let outer = self.place
    self.place = place
    contained(write)
    self.place = outer
  }

  /// Whether some of a text are tags of blocks that the page may hold.
  func holdsBlockTags(_ inlines: [Inline]) -> Bool {
    options.keepsTags && !options.allowsRawHTML
      && inlines.contains { $0.blockTag != nil }
  }

  mutating func writeWithBlockTags(_ inlines: [Inline]) {
    let last = inlines.lastIndex(where: \.saysSomething) ?? 0
    // Whether the text says something already, and whether nothing since a block began or ended.
    var (hasWords, isAtEdge) = (false, false)
    for (index, inline) in inlines.enumerated() {
      guard let tag = inline.blockTag else {
        if inline.saysSomething {
          while raw.topKind == .structure { closeRaw(downTo: raw.count - 1) }
          (hasWords, isAtEdge) = (true, false)
        }
        if inline.isBreak { isAtEdge = true }
        write(inline)
        continue
      }
      if place == .cell, writeBlock(tag, line: inline.line) {
        isAtEdge = true
        continue
      }
      if case .open(let name, _) = tag, RawElement.kind(of: name) == .structure {
        findings.noteRawHTML(line: inline.line, .lines)
      }
      guard hasWords, !isAtEdge, index < last else { continue }
      let isAfterBlank = output.bytes.last.map(Byte.isBlank) == true
      markup(place != .heading ? "<br />" : isAfterBlank ? "" : " ")
      isAtEdge = true
    }
  }

  /// Writes the tag of a block where one may stand.
  ///
  /// - Returns: Whether it may stand here.
  private mutating func writeBlock(_ tag: RawPiece.Content, line: Int) -> Bool {
    switch tag {
    case .close(let name):
      guard let place = raw.place(of: name) else { return false }
      closeRaw(downTo: place)
      return true
    case .open(let name, let attributes):
      guard raw.topKind != .phrasing, !isInsideLink else { return false }
      return open(name, attributes, line: line, isInline: false)
    default: return false
    }
  }
}

extension Inline {
  /// The tag of a block that it is; `nil` for everything else.
  fileprivate var blockTag: RawPiece.Content? {
    guard case .html(let html) = content, let piece = RawTags.pieces(of: html).first else {
      return nil
    }
    switch piece.content {
    case .open(let name, _), .close(let name):
      switch RawElement.kind(of: name) {
      case .flow, .structure, .rule: return piece.content
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether a reader sees it.
  fileprivate var saysSomething: Bool {
    switch content {
    case .text(let text): text.contains { !$0.isWhitespace }
    case .code, .link, .image, .emphasis, .strong, .strikethrough: true
    case .html(let html): html.lowercased().hasPrefix("<img")
    case .softBreak, .lineBreak, .anchor: false
    }
  }

  fileprivate var isBreak: Bool {
    switch content {
    case .lineBreak: true
    case .html(let html): html.lowercased().hasPrefix("<br")
    default: false
    }
  }
}
