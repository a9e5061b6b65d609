// MARK: - MDX in texts

extension FormRewriter {
  /// ```` ```mdx-code-block ```` of Docusaurus: what it holds is read as MDX, and its fences are
  /// left out.
  mutating func readMDXFence(_ content: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let marks = content.prefix { $0 == UInt8(ascii: "`") }.count
    guard marks >= 3 else { return false }
    let info = content.dropFirst(marks).trimmed
    if info.isEmpty { return leave(.ticks(marks)) }
    guard info.elementsEqual("mdx-code-block".utf8) else { return false }
    containers.append(FormContainer(end: .ticks(marks), strip: 0, lead: line.indentation))
    isMDX = true
    return true
  }

  /// Whether a line of a module may stand here: at the top level, in such a fence, and in a
  /// component, which a part with imports of its own may be filled into.
  var mayHoldModule: Bool { containers.allSatisfy { $0.isMDX || $0.isComponent } }

  /// A tag of HTML that ends itself, where it is read as MDX reads it: an element without content.
  /// One that sets words is left out, but for the name that it gives its place.
  ///
  /// - Returns: `nil` for a tag that is no such element.
  func emptyElement(_ tag: ComponentTag) -> [UInt8]? {
    guard tag.isEmpty, isMDX || tag.hasCode else { return nil }
    switch RawElement.kind(of: tag.name.lowercased()) {
    case .phrasing: return anchor(of: tag)
    case .flow, .structure: return Array("<\(tag.name)></\(tag.name)>".utf8)
    default: return nil
    }
  }

  /// The place that a tag gives a name, `<Link id="a" />`; nothing where it gives none.
  func anchor(of tag: ComponentTag) -> [UInt8] {
    guard !tag.isEnd, let name = tag["id"] ?? (tag.name == "a" ? tag["name"] : nil),
      !name.isEmpty, !name.utf8.contains(where: { Byte.isSpace($0) || "\"<>&".utf8.contains($0) })
    else { return [] }
    return Array("<a id=\"\(name)\"></a>".utf8)
  }

  /// Tells the addresses of a tag that only code could make.
  mutating func tellAddresses(of tag: ComponentTag) {
    for (name, code) in tag.codes
    where ComponentTag.addresses.contains(name) && tag[name] == nil && source(of: tag) == nil {
      tell(.expression, String(code.prefix(40)))
    }
  }

  /// Whether the element that a tag ends begins on its line, and so is no part that holds lines.
  mutating func isOpened(_ tag: ComponentTag, in line: ArraySlice<UInt8>) -> Bool {
    guard !containers.isEmpty, spend(line.count) else { return false }
    let name = Array("\(tag.name)".utf8)
    var (open, rest) = (0, line)
    while let less = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[less...].dropFirst()
      if rest.starts(with: name) { open += 1 }
      if rest.first == UInt8(ascii: "/"), rest.dropFirst().starts(with: name) { open -= 1 }
    }
    return open > 0
  }

  /// Where reading goes on behind a part at the start of a line that shows nothing: the blanks
  /// behind it would move the content of an item, and with it what belongs to the item.
  func behindBlanks(_ end: Int, after index: Int, of line: ArraySlice<UInt8>) -> Int {
    guard end <= line.endIndex else { return end }
    let lead = line[..<index].trimmed
    guard lead.isEmpty || InputGuard.listMarkerLength(lead) == lead.count else { return end }
    return line[end...].drop(while: Byte.isBlank).startIndex
  }
}

extension FormContainer {
  /// Whether its lines are read as MDX.
  fileprivate var isMDX: Bool { if case .ticks = end { true } else { false } }

  /// Whether a component holds its lines.
  fileprivate var isComponent: Bool {
    if case .tag(let name) = end { name.utf8.first.map(Byte.isCapital) == true } else { false }
  }
}

extension [FormContainer] {
  /// Whether the lines in all of them are read as MDX.
  var holdMDX: Bool { contains(where: \.isMDX) }
}
