import Diagnostics
import MarkupEscaping

extension Compiler {
  /// - Parameter continuesLine: whether the nodes are written into a line that has begun.
  mutating func emit(_ nodes: [Node], in place: Place, continuesLine: Bool = false) {
    for (index, node) in nodes.enumerated() {
      guard mayCompile(node, in: place) else { return }
      switch node {
      case .text(let text): emit(text, continuesLine: continuesLine && index == 0)
      case .variable(let name, let isRaw, let location):
        emitVariable(name, isRaw: isRaw, at: location, in: place)
      case .section(let section): emit(section, in: place)
      case .partial(let call): emit(call, environment: place.unit.environment, in: place)
      case .parent(let parent): emit(parent, in: place)
      case .block(let block): emit(block, in: place)
      }
    }
  }

  private mutating func emit(_ text: TextNode, continuesLine: Bool) {
    // A literal that grows beyond a line end knows by itself that a line begins there.
    let growsLine = literalStart != nil && program.literals.last == UInt8(ascii: "\n")
    if text.startsLine, !continuesLine, text.bytes.isEmpty || !growsLine {
      program.operations.append(.lineStart)
    }
    emit(literal: text.bytes)
  }

  /// Where the last operation's text starts, if it is a literal that may grow.
  private var literalStart: Int32? {
    guard case .literal(let start, _)? = program.operations.last,
      program.operations.count > jumpTarget
    else { return nil }
    return start
  }

  private mutating func emit(literal bytes: [UInt8]) {
    if bytes.isEmpty { return }
    let end = Int32(program.literals.count + bytes.count)
    if let start = literalStart {
      program.operations[program.operations.count - 1] = .literal(start: start, end: end)
    } else {
      let start = Int32(program.literals.count)
      program.operations.append(.literal(start: start, end: end))
    }
    program.literals += bytes
  }

  private mutating func emitVariable(
    _ name: String, isRaw: Bool, at location: SourceLocation, in place: Place
  ) {
    if name.hasPrefix(TemplatePhrase.prefix) {
      return emitPhrase(
        String(name.dropFirst(TemplatePhrase.prefix.count)), at: location, in: place)
    }
    guard let (operand, kind) = resolve(name, at: location, in: place) else { return }
    switch (kind, isRaw) {
    case (.text, false): program.operations.append(.escaped(operand))
    case (.text, true) where options.allowsRawText, (.markup, true):
      program.operations.append(.unescaped(operand))
    case (.text, true): add(.unescapedText(name, at: location), in: place)
    case (.markup, false): add(.escapedMarkup(name, at: location), in: place)
    case (.flag, _), (.object, _), (.list, _):
      add(.notPrintable(name, kind, at: location), in: place)
    }
  }

  private mutating func emitPhrase(
    _ key: String, at location: SourceLocation, in place: Place
  ) {
    guard let phrase = library.phrases[key] else {
      return add(.unknownPhrase(key, at: location, among: library.phrases.keys), in: place)
    }
    for part in phrase.parts {
      switch part {
      case .text(let text): emit(literal: Array(HTMLEscaping.escaped(text).utf8))
      case .variable(let name): emitVariable(name, isRaw: false, at: location, in: place)
      }
    }
  }

  // MARK: Sections

  private mutating func emit(_ section: Section, in place: Place) {
    guard let (operand, kind) = resolve(section.name, at: section.location, in: place) else {
      var inner = place.deeper()
      inner.unit.scope = place.unit.scope.enteringUnknown()
      return emit(section.nodes, in: inner)
    }
    let start = program.operations.count
    program.operations.append(.return)
    if section.isInverted {
      emit(section.nodes, in: place.deeper())
      program.operations[start] = .skipIfTrue(operand, to: target())
    } else if case .flag = kind {
      emit(section.nodes, in: place.deeper())
      program.operations[start] = .skipIfFalse(operand, to: target())
    } else {
      let item = if case .list(let item) = kind { item } else { kind }
      let register: Int32 =
        if case .object(let register) = item {
          Int32(register)
        } else {
          Operand.current
        }
      let first = target()
      emit(section.nodes, in: place.entering(item))
      program.operations.append(.leave(next: first))
      program.operations[start] = .enter(operand, register: register, orSkipTo: target())
    }
  }

  /// The position of the next operation, as something to jump to.
  private mutating func target() -> Int32 {
    jumpTarget = program.operations.count
    return Int32(jumpTarget)
  }

  // MARK: Partials, parents and blocks

  private mutating func emit(_ call: PartialCall, environment: Int, in place: Place) {
    guard library.templates[call.name] != nil else {
      let names = library.templates.keys
      return add(.missingPartial(call, isParent: false, among: names), in: place)
    }
    program.partials.insert(call.name)
    let unit = Unit(template: call.name, scope: place.unit.scope, environment: environment)
    let note = Diagnostic.Note("'\(call.name)' is included here", at: call.location)
    trails.append(Trail(note: note, outer: place.trail))
    let entry = entry(of: unit, trail: trails.count - 1)
    program.operations.append(.call(Int32(program.calls.count)))
    program.calls.append(
      Program.Call(
        entry: entry, name: call.name, indentation: call.indentation, location: call.location))
  }

  private mutating func emit(_ parent: ParentCall, in place: Place) {
    let name = parent.call.name
    guard let template = library.templates[place.unit.template] else { return }
    guard library.templates[name] != nil else {
      let names = library.templates.keys
      return add(.missingPartial(parent.call, isParent: true, among: names), in: place)
    }
    let declared = blocks(of: name)
    for (block, index) in parent.overrides where !declared.contains(block) {
      let block = template.overrides[index]
      add(.unknownBlock(block, parent: name, declared: declared), in: place)
    }
    let environment = environments.number(
      of: parent, in: place.unit.template, outer: place.unit.environment)
    emit(parent.call, environment: environment, in: place)
  }

  private mutating func emit(_ block: TemplateBlock, in place: Place) {
    guard
      let filling = environments.filling(of: block.name, in: place.unit.environment),
      let content = library.templates[filling.template]?.overrides[filling.index]
    else {
      emit(block.nodes, in: place.deeper())
      return emit(literal: block.lineEnd)
    }
    var inner = place.deeper()
    inner.unit.template = filling.template
    inner.unit.environment = filling.environment
    let note = Diagnostic.Note("block '\(block.name)' is shown here", at: block.location)
    trails.append(Trail(note: note, outer: place.trail))
    inner.trail = trails.count - 1
    emit(content, filling: block, in: inner)
    let endsLine = content.endsOwnLine && !content.nodes.isEmpty
    if !endsLine { emit(literal: block.lineEnd) }
  }

  private mutating func emit(
    _ content: TemplateBlock, filling block: TemplateBlock, in place: Place
  ) {
    let isIndented = !block.indentation.isEmpty
    if isIndented {
      program.operations.append(.indent(Int32(program.indentations.count)))
      program.indentations.append(block.indentation)
    }
    if block.startsOwnLine, !content.startsOwnLine, !content.nodes.isEmpty {
      program.operations.append(.lineStart)
    }
    emit(content.nodes, in: place, continuesLine: !block.startsOwnLine)
    if isIndented { program.operations.append(.outdent) }
  }
}
