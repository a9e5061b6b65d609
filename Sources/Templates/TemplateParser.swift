import Diagnostics

/// Builds the tree of one template, line by line.
///
/// Works with an own stack of open elements, not by recursion, so that nesting is bounded by
/// ``TemplateLimits/nesting`` and not by the size of the thread's stack. After a mistake it goes
/// on with what was probably meant, so that one run shows all mistakes.
struct TemplateParser {
  private(set) var template: ParsedTemplate
  private let bytes: [UInt8]
  private let limits: TemplateLimits
  private var lines: [[TemplateToken]] = []
  private var open: [OpenElement] = []
  /// The line being read, as a position in `lines`.
  private var lineIndex = 0
  /// Whether nothing of the current line has been put into the tree.
  private var atLineStart = false
  /// White space before the tag at the beginning of the current line.
  private var lineIndentation: [UInt8] = []
  private var isTooDeep = false

  static func parse(
    _ source: TemplateSource, name: String, limits: TemplateLimits
  ) -> ParsedTemplate {
    var parser = TemplateParser(source, name: name, limits: limits)
    parser.parse(source)
    return parser.template
  }

  private init(_ source: TemplateSource, name: String, limits: TemplateLimits) {
    template = ParsedTemplate(name: name, path: source.path)
    bytes = source.bytes
    self.limits = limits
  }

  private mutating func parse(_ source: TemplateSource) {
    guard bytes.count <= limits.sourceBytes else {
      template.diagnostics = [.tooLarge(source.path, limit: limits.sourceBytes)]
      return
    }
    if let place = UTF8Check.firstInvalid(in: source) {
      template.diagnostics = [.invalidUTF8(at: place)]
      return
    }
    let scanner = TemplateScanner.scan(source)
    template.diagnostics = scanner.diagnostics
    lines = scanner.lines
    while lineIndex < lines.count, !isTooDeep {
      read(lines[lineIndex])
      lineIndex += 1
    }
    while let element = open.popLast() {
      if !isTooDeep { template.diagnostics.append(.unclosedSection(element.tag)) }
      close(element)
    }
  }

  // MARK: Lines

  private mutating func read(_ line: [TemplateToken]) {
    lineIndentation = leadingBlanks(of: line)
    atLineStart = true
    if LineRule.standsAlone(line, in: bytes, open: open.map(\.tag.kind)) {
      for case .tag(let tag) in line { read(tag, standsAlone: true) }
      return
    }
    var index = 0
    while index < line.count, !isTooDeep {
      switch line[index] {
      case .text(let range): append(text: Array(bytes[range]))
      case .tag(let tag):
        read(tag, standsAlone: false)
        if tag.kind == .close, index + 2 == line.count { index += takeLineEnd(line[index + 1]) }
      }
      index += 1
    }
  }

  private func leadingBlanks(of line: [TemplateToken]) -> [UInt8] {
    guard case .text(let range)? = line.first else { return [] }
    return Array(bytes[range].prefix(while: \.isBlank))
  }

  /// Gives the rest of a line to the block that was alone on it, and says how many tokens it took.
  private mutating func takeLineEnd(_ token: TemplateToken) -> Int {
    guard case .text(let range) = token, bytes[range].allSatisfy(\.isSpace),
      let last = nodes.indices.last, case .block(var block) = nodes[last],
      loneBlockLine == lineIndex
    else { return 0 }
    block.lineEnd = Array(bytes[range])
    nodes[last] = .block(block)
    return 1
  }

  /// The line on which a block began that had nothing before it.
  private var loneBlockLine = -1

  // MARK: Tags

  private mutating func read(_ tag: Tag, standsAlone: Bool) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .variable, .raw:
      markLine()
      nodes.append(.variable(name: tag.name, isRaw: tag.kind == .raw, tag.location))
    case .partial:
      if !standsAlone { markLine() }
      nodes.append(.partial(call(tag, standsAlone: standsAlone)))
    case .section, .inverted, .parent, .block: begin(tag, standsAlone: standsAlone)
    case .close: end(tag, standsAlone: standsAlone)
    }
  }

  private mutating func call(_ tag: Tag, standsAlone: Bool) -> PartialCall {
    template.includedNames.insert(tag.name)
    return PartialCall(
      name: tag.name, indentation: standsAlone ? lineIndentation : nil, location: tag.location)
  }

  private mutating func begin(_ tag: Tag, standsAlone: Bool) {
    guard open.count < limits.nesting else {
      isTooDeep = true
      template.diagnostics.append(.tooDeep(limit: limits.nesting, at: tag.location))
      return
    }
    var element = OpenElement(tag: tag)
    switch tag.kind {
    case .parent: element.call = call(tag, standsAlone: standsAlone)
    case .block:
      element.startsOwnLine = standsAlone
      element.indentation = lineIndentation
      element.contentIndentation = standsAlone ? indentation(after: lineIndex) : nil
      element.isOverride = open.last?.tag.kind == .parent
      if !standsAlone, !element.isOverride { beginInline(block: &element) }
    default: break
    }
    if !standsAlone, tag.kind != .block { markLine() }
    open.append(element)
  }

  private mutating func beginInline(block element: inout OpenElement) {
    let hasOnlyBlanksBefore = atLineStart || isBlankLineStart(nodes.last)
    if hasOnlyBlanksBefore { loneBlockLine = lineIndex } else { element.indentation = [] }
    markLine()
  }

  private func isBlankLineStart(_ node: Node?) -> Bool {
    guard case .text(let text)? = node else { return false }
    let lineEnd = text.bytes.lastIndex(of: UInt8(ascii: "\n"))
    let lastLine = text.bytes[(lineEnd.map { $0 + 1 } ?? 0)...]
    return (text.startsLine || lineEnd != nil) && lastLine.allSatisfy(\.isBlank)
  }

  /// The white space before the first line after `index` that is not blank.
  private func indentation(after index: Int) -> [UInt8]? {
    for line in lines[(index + 1)...] {
      if line.count == 1, case .text(let range) = line[0], bytes[range].allSatisfy(\.isSpace) {
        continue
      }
      return leadingBlanks(of: line)
    }
    return nil
  }

  private mutating func end(_ tag: Tag, standsAlone: Bool) {
    guard let match = open.lastIndex(where: { $0.tag.name == tag.name }) else {
      if let last = open.popLast() {
        template.diagnostics.append(.wrongClose(tag, opened: last.tag))
        close(last)
      } else {
        template.diagnostics.append(.unexpectedClose(tag))
      }
      return
    }
    while open.count > match + 1, let element = open.popLast() {
      template.diagnostics.append(.unclosedSection(element.tag, before: tag))
      close(element)
    }
    guard var element = open.popLast() else { return }
    element.endsOwnLine = standsAlone
    close(element)
  }

  // MARK: The tree

  /// The children of the innermost open element.
  private var nodes: [Node] {
    get { open.last?.nodes ?? template.nodes }
    _modify {
      if let last = open.indices.last { yield &open[last].nodes } else { yield &template.nodes }
    }
  }

  private mutating func append(text: [UInt8]) {
    let startsLine = atLineStart
    atLineStart = false
    if let last = nodes.indices.last, case .text(var node) = nodes[last],
      startsLine == (node.bytes.last == UInt8(ascii: "\n"))
    {
      // Taken out while it grows, so that the bytes are not copied.
      nodes.removeLast()
      node.bytes += text
      nodes.append(.text(node))
    } else {
      nodes.append(.text(TextNode(bytes: text, startsLine: startsLine)))
    }
  }

  /// Notes that a line begins with what comes next.
  private mutating func markLine() {
    if atLineStart { nodes.append(.text(TextNode(bytes: [], startsLine: true))) }
    atLineStart = false
  }

  private mutating func close(_ element: OpenElement) {
    let tag = element.tag
    switch tag.kind {
    case .parent: closeParent(element)
    case .block: closeBlock(element)
    default:
      nodes.append(
        .section(
          Section(
            name: tag.name, isInverted: tag.kind == .inverted, nodes: element.nodes,
            location: tag.location)))
    }
  }

  private mutating func closeParent(_ element: OpenElement) {
    guard let call = element.call else { return }
    if element.nodes.contains(where: \.isVisible) {
      template.diagnostics.append(.ignoredContent(element.tag))
    }
    nodes.append(.parent(ParentCall(call: call, overrides: element.overrides)))
  }

  private mutating func closeBlock(_ element: OpenElement) {
    let content = element.nodes.isEmpty ? nil : element.contentIndentation
    var block = TemplateBlock(
      name: element.tag.name, nodes: element.nodes, location: element.tag.location,
      startsOwnLine: element.startsOwnLine, endsOwnLine: element.endsOwnLine,
      indentation: content ?? element.indentation)
    guard element.isOverride, let parent = open.indices.last else {
      template.blockNames.insert(block.name)
      nodes.append(.block(block))
      return
    }
    if let content { block.nodes = Indentation.remove(content, from: block.nodes) }
    if let first = open[parent].overrides[block.name] {
      let earlier = template.overrides[first].location
      template.diagnostics.append(.duplicateBlock(element.tag, first: earlier))
    }
    open[parent].overrides[block.name] = template.overrides.count
    template.overrides.append(block)
  }
}

/// A section, parent or block whose closing tag has not come yet.
struct OpenElement {
  var tag: Tag
  var nodes: [Node] = []
  /// Of a parent.
  var call: PartialCall?
  /// Of a parent: positions in ``ParsedTemplate/overrides``.
  var overrides: [String: Int] = [:]
  /// Of a block: whether it is given to a parent.
  var isOverride = false
  var startsOwnLine = false
  var endsOwnLine = false
  var indentation: [UInt8] = []
  var contentIndentation: [UInt8]?

  init(tag: Tag) {
    self.tag = tag
  }
}

extension Node {
  /// Whether content directly inside a parent would be missed when it is not shown.
  fileprivate var isVisible: Bool {
    if case .text(let text) = self { return text.bytes.contains { !$0.isSpace } }
    return true
  }
}
