import Diagnostics

/// Resolves the names of a template and all it includes, and writes the program.
///
/// Each template is compiled once for every set of contexts and block fillings it is used with;
/// a template that includes itself is thereby a call of a program that exists. Included templates
/// wait in a queue, so their number does not deepen the stack.
struct Compiler {
  let library: TemplateLibrary
  let options: TemplateOptions
  var program: Program
  var shapes = ShapeTable()
  var environments = BlockEnvironments()
  var trails: [Trail] = []
  var report = CompilationReport()
  /// Literals before this operation must not grow: something jumps here.
  var jumpTarget = 0
  private var units: [Unit: Int] = [:]
  private var queue: [(unit: Unit, trail: Int?)] = []
  private(set) var nodeCount = 0
  private var reachableBlocks: [String: Set<String>] = [:]

  /// A template as used with one set of contexts.
  struct Unit: Hashable {
    var template: String
    var scope: OpenContexts
    var environment: Int
  }

  /// Where in the templates the compiler is.
  struct Place {
    var unit: Unit
    var trail: Int?
    var depth = 0

    func entering(_ kind: FieldKind) -> Place {
      var place = deeper()
      place.unit.scope = unit.scope.entering(kind)
      return place
    }

    func deeper() -> Place {
      var place = self
      place.depth += 1
      return place
    }
  }

  /// One step of the way from the template that was asked for to the place of a mistake.
  struct Trail {
    var note: Diagnostic.Note
    var outer: Int?
  }

  static func compile(
    _ name: String, for shape: Shape, _ library: TemplateLibrary, _ options: TemplateOptions
  ) -> (Program?, [Diagnostic]) {
    guard library.templates[name] != nil else {
      return (nil, [.missingTemplate(name, among: library.templates.keys)])
    }
    var compiler = Compiler(library: library, options: options, name: name)
    compiler.compile(for: shape)
    return compiler.finish()
  }

  /// Writes the program for a page whose contexts begin with one of a shape.
  mutating func compile(for shape: Shape) {
    let register = shapes.register(of: Shape.Reference(shape))
    let unit = Unit(
      template: program.name, scope: OpenContexts(register: register),
      environment: BlockEnvironments.empty)
    _ = entry(of: unit, trail: nil)
    compileQueue()
  }

  init(library: TemplateLibrary, options: TemplateOptions, name: String) {
    self.library = library
    self.options = options
    program = Program(name: name, limits: library.limits)
  }

  /// The number under which a unit can be called; it is compiled later.
  mutating func entry(of unit: Unit, trail: Int?) -> Int {
    if let entry = units[unit] { return entry }
    let entry = units.count
    units[unit] = entry
    queue.append((unit, trail))
    return entry
  }

  private mutating func compileQueue() {
    var next = 0
    while next < queue.count, nodeCount <= library.limits.compiledNodes {
      let (unit, trail) = queue[next]
      next += 1
      program.entries.append(program.operations.count)
      jumpTarget = program.operations.count
      guard let template = library.templates[unit.template] else { continue }
      report.add(syntax: template)
      emit(template.nodes, in: Place(unit: unit, trail: trail))
      program.operations.append(.return)
    }
  }

  private mutating func finish() -> (Program?, [Diagnostic]) {
    for shape in shapes.shapes {
      var seen: Set<String> = []
      for field in shape.fields where !seen.insert(field.name).inserted {
        report.add(.duplicateField(field.name, of: shape))
      }
    }
    program.registerCount = shapes.shapes.count
    let diagnostics = report.sorted()
    return (diagnostics.contains { $0.severity == .error } ? nil : program, diagnostics)
  }

  /// Counts a node as work. `false` when there has been too much of it, which is reported once, and
  /// when nothing can come of it any more.
  mutating func mayCompile(_ node: Node, in place: Place) -> Bool {
    if report.isHopeless { return false }
    let limits = library.limits
    let wasTooMuch = nodeCount > limits.compiledNodes
    nodeCount += 1
    if case .text(let text) = node { nodeCount += text.bytes.count / 64 }
    // Blocks in fillings of blocks are the only way to get deeper than one template is nested.
    let isTooDeep = place.depth > 2 * limits.nesting
    if isTooDeep || (!wasTooMuch && nodeCount > limits.compiledNodes) {
      let file = SourceLocation(library.templates[place.unit.template]?.path ?? "")
      add(
        isTooDeep
          ? .tooDeep(limit: 2 * limits.nesting, at: file)
          : .tooMuch(limit: limits.compiledNodes, at: file),
        in: place)
    }
    return !isTooDeep && nodeCount <= limits.compiledNodes
  }

  /// Adds a diagnostic with the way by which its place was reached.
  mutating func add(_ diagnostic: Diagnostic, in place: Place) {
    var diagnostic = diagnostic
    var trail = place.trail
    while let index = trail, diagnostic.notes.count < 12 {
      diagnostic.notes.append(trails[index].note)
      trail = trails[index].outer
    }
    report.add(diagnostic)
  }

  /// The blocks that a parent offers, by itself or through what it includes.
  mutating func blocks(of parent: String) -> Set<String> {
    if let known = reachableBlocks[parent] { return known }
    var blocks: Set<String> = []
    var seen: Set<String> = [parent]
    var waiting = [parent]
    while let name = waiting.popLast() {
      guard let template = library.templates[name] else { continue }
      blocks.formUnion(template.blockNames)
      for included in template.includedNames where seen.insert(included).inserted {
        waiting.append(included)
      }
    }
    reachableBlocks[parent] = blocks
    return blocks
  }
}

/// The diagnostics of a compilation, each once, however often its template was compiled.
struct CompilationReport {
  private var diagnostics: [Diagnostic] = []
  private var mistakes: Set<Diagnostic.Mistake> = []
  private var templates: Set<String> = []

  /// More would help nobody, and each is work.
  static let maximumCount = 1000

  /// Whether there is no program and no finding left to be made.
  private(set) var isHopeless = false

  mutating func add(_ diagnostic: Diagnostic) {
    guard diagnostics.count < Self.maximumCount else { return }
    guard mistakes.insert(diagnostic.mistake).inserted else { return }
    diagnostics.append(diagnostic)
    isHopeless =
      diagnostics.count == Self.maximumCount && diagnostics.contains { $0.severity == .error }
  }

  mutating func add(syntax template: ParsedTemplate) {
    guard templates.insert(template.name).inserted else { return }
    for diagnostic in template.diagnostics { add(diagnostic) }
  }

  /// In the order of their places.
  func sorted() -> [Diagnostic] {
    diagnostics.sorted { left, right in
      guard let first = left.location, let second = right.location else {
        return left.location == nil && right.location != nil
      }
      return first == second ? left.id.name < right.id.name : first < second
    }
  }
}
