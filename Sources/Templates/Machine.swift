import Diagnostics
import MarkupEscaping

/// Runs a program over one record. Keeps its own stacks, so that templates that include
/// themselves end at ``TemplateLimits/includeDepth`` and not at the end of the thread's stack.
struct Machine {
  private let program: Program
  private var output: [UInt8] = []
  /// The innermost open record of each shape.
  private var registers: [Record]
  /// What `{{.}}` names.
  private var current = Value.absent
  /// Put before every line; empty outside of indented partials.
  private var indentation: [UInt8] = []
  private var sections: [OpenSection] = []
  private var calls: [Return] = []
  private var outerIndentations: [[UInt8]] = []
  private var steps = 0

  /// What a section has to restore, and what it has still to visit.
  private struct OpenSection {
    var register: Int32
    var outer: Value
    var items: [Value]
    var next: Int
  }

  private struct Return {
    var position: Int
    var indentation: [UInt8]
  }

  static func run(_ program: Program, on record: Record) throws(RenderError) -> [UInt8] {
    var machine = Machine(program, record)
    try machine.run()
    return machine.output
  }

  private init(_ program: Program, _ record: Record) {
    self.program = program
    registers = [Record](repeating: .empty, count: max(1, program.registerCount))
    registers[0] = record
    output.reserveCapacity(2 * program.literals.count + 1024)
  }

  private mutating func run() throws(RenderError) {
    let operations = program.operations
    var position = 0
    while position < operations.count {
      let operation = operations[position]
      position += 1
      try checkOutput()
      switch operation {
      case .literal(let start, let end): write(literal: Int(start)..<Int(end))
      case .lineStart: if !indentation.isEmpty { output += indentation }
      case .escaped(let operand): writeEscaped(value(operand))
      case .unescaped(let operand): writeUnescaped(value(operand))
      case .skipIfFalse(let operand, let target):
        if !value(operand).isTruthy { position = Int(target) }
      case .skipIfTrue(let operand, let target):
        if value(operand).isTruthy { position = Int(target) }
      case .enter(let operand, let register, let target):
        if try !enter(value(operand), register: register) { position = Int(target) }
      case .leave(let next): if try leave() { position = Int(next) }
      case .call(let index): position = try enter(program.calls[Int(index)], from: position)
      case .return:
        guard let call = calls.popLast() else { return }
        position = call.position
        indentation = call.indentation
      case .indent(let index):
        outerIndentations.append(indentation)
        indent(by: program.indentations[Int(index)])
      case .outdent: indentation = outerIndentations.popLast() ?? []
      }
    }
  }

  // MARK: Values

  @inline(__always)
  private func value(_ operand: Operand) -> Value {
    if operand.register == Operand.current { return current }
    let record = registers[Int(operand.register)]
    if operand.field < 0 { return value(of: record, path: program.paths[Int(~operand.field)]) }
    return operand.field == Operand.record
      ? .object(record) : record.value(at: Int(operand.field))
  }

  private func value(of record: Record, path: [Int]) -> Value {
    var value = Value.object(record)
    for index in path {
      guard case .object(let record) = value else { return .absent }
      value = record.value(at: index)
    }
    return value
  }

  // MARK: Writing

  private mutating func write(literal range: Range<Int>) {
    if indentation.isEmpty {
      // By pointer, as the slice of an array would be counted and checked for every literal.
      program.literals.withUnsafeBufferPointer {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[range]))
      }
      return
    }
    var rest = program.literals[range]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      // The next operation reports it; until then lines must not multiply the indentation.
      if output.count > program.limits.outputBytes { return }
      output += rest[...end]
      rest = rest[(end + 1)...]
      if !rest.isEmpty { output += indentation }
    }
    output += rest
  }

  private mutating func writeEscaped(_ value: Value) {
    if case .text(let text) = value { HTMLEscaping.append(text, to: &output) }
  }

  private mutating func writeUnescaped(_ value: Value) {
    switch value {
    case .text(let text): output += text.utf8
    case .markup(let bytes): output += bytes
    default: break
    }
  }

  // MARK: Sections and calls

  /// Opens a section over a value; `false` when there is nothing to show.
  private mutating func enter(_ value: Value, register: Int32) throws(RenderError) -> Bool {
    guard value.isTruthy else { return false }
    try countStep()
    if case .list(let items) = value {
      open(items[0], register: register, items: items)
    } else {
      open(value, register: register, items: [])
    }
    return true
  }

  private mutating func open(_ item: Value, register: Int32, items: [Value]) {
    let outer =
      register == Operand.current ? current : .object(registers[Int(register)])
    sections.append(OpenSection(register: register, outer: outer, items: items, next: 1))
    set(register, to: item)
  }

  /// Goes on with the next item of a list; `false` when the section has come to its end.
  private mutating func leave() throws(RenderError) -> Bool {
    guard let last = sections.indices.last else { return false }
    let next = sections[last].next
    if next < sections[last].items.count {
      try countStep()
      sections[last].next = next + 1
      set(sections[last].register, to: sections[last].items[next])
      return true
    }
    let section = sections.removeLast()
    set(section.register, to: section.outer)
    return false
  }

  private mutating func set(_ register: Int32, to value: Value) {
    if register == Operand.current {
      current = value
    } else if case .object(let record) = value {
      registers[Int(register)] = record
    } else {
      registers[Int(register)] = .empty
    }
  }

  private mutating func enter(
    _ call: Program.Call, from position: Int
  ) throws(RenderError) -> Int {
    try countStep()
    let limit = program.limits.includeDepth
    guard calls.count < limit else {
      throw RenderError(.endlessRecursion(call.name, limit: limit, at: call.location))
    }
    calls.append(Return(position: position, indentation: indentation))
    if let added = call.indentation { indent(by: added) } else { indentation = [] }
    return program.entries[call.entry]
  }

  /// Templates that include themselves, indented, must not fill the memory with white space; nobody
  /// sees what is indented further than this.
  private mutating func indent(by added: [UInt8]) {
    indentation += added.prefix(1024 - min(1024, indentation.count))
  }

  private mutating func countStep() throws(RenderError) {
    steps += 1
    let limit = program.limits.steps
    guard steps <= limit else {
      throw RenderError(.tooManySteps(limit: limit, template: program.name))
    }
  }

  @inline(__always)
  private func checkOutput() throws(RenderError) {
    let limit = program.limits.outputBytes
    guard output.count <= limit else {
      throw RenderError(.outputTooLarge(limit: limit, template: program.name))
    }
  }
}
