import SwiftSymbols

/// Puts constants behind those they mention.
struct EvaluationOrder {
  /// All members, each behind what it mentions.
  let order: [Int]
  /// Members that come back to themselves, together with those on the way, in the order in which
  /// the references lead there.
  let cycles: [[Int]]

  init(_ evaluator: Evaluator) {
    let mentions = evaluator.table.members.indices.map { evaluator.mentions(of: $0) }
    let certain = Components(mentions.map(\.certain))
    cycles = certain.cycles
    // What may be meant is evaluated before, unless it would have to come after as well.
    var places = Array(repeating: 0, count: mentions.count)
    for (place, member) in certain.all.joined().enumerated() { places[member] = place }
    order = Components(mentions.map { $0.certain + $0.possible }).all.flatMap { component in
      component.sorted { places[$0] < places[$1] }
    }
  }
}

/// Strongly connected components, by Tarjan's algorithm with a stack of its own: chains may be
/// long, and time stays linear in the references.
private struct Components {
  /// The components, each behind those it mentions, with the members in the order in which they
  /// were met.
  private(set) var all: [[Int]] = []

  private let mentions: [[Int]]
  /// When a member was first met, counted from 1; 0 for one that was not.
  private var numbers: [Int]
  /// The earliest member that can be reached from each.
  private var reach: [Int]
  private var isOpen: [Bool]
  /// Members met whose component is not complete.
  private var open: [Int] = []
  private var count = 0

  /// The components that come back to themselves.
  var cycles: [[Int]] {
    all.filter { $0.count > 1 || mentions[$0[0]].contains($0[0]) }
  }

  init(_ mentions: [[Int]]) {
    self.mentions = mentions
    numbers = Array(repeating: 0, count: mentions.count)
    reach = numbers
    isOpen = Array(repeating: false, count: mentions.count)
    for start in mentions.indices where numbers[start] == 0 { walk(from: start) }
  }

  private mutating func walk(from start: Int) {
    var path = [(member: start, next: 0)]
    enter(start)
    while let (member, next) = path.last {
      guard next < mentions[member].count else {
        path.removeLast()
        close(member)
        if let outer = path.last?.member { reach[outer] = min(reach[outer], reach[member]) }
        continue
      }
      path[path.count - 1].next += 1
      let mentioned = mentions[member][next]
      if numbers[mentioned] == 0 {
        enter(mentioned)
        path.append((mentioned, 0))
      } else if isOpen[mentioned] {
        reach[member] = min(reach[member], numbers[mentioned])
      }
    }
  }

  private mutating func enter(_ member: Int) {
    count += 1
    numbers[member] = count
    reach[member] = count
    isOpen[member] = true
    open.append(member)
  }

  private mutating func close(_ member: Int) {
    guard reach[member] == numbers[member], let first = open.lastIndex(of: member) else { return }
    let component = Array(open[first...])
    open.removeSubrange(first...)
    for part in component { isOpen[part] = false }
    all.append(component)
  }
}

extension Evaluator {
  /// The members that the expressions of a member refer to, each once, and those they may refer to:
  /// which type an argument has is known to a function's declaration alone, so that `.link` in
  /// `Self.init(kind: .link)` may be anything of that name.
  fileprivate func mentions(of index: Int) -> (certain: [Int], possible: [Int]) {
    var search = MentionSearch(evaluator: self)
    for constant in table.members[index].variants {
      search.evaluator.container = constant.container
      search.evaluator.isInProtocol = constant.isOfProtocol
      let type = constant.type.map { DeclaredType(annotation: $0) }
      search.visit(constant.value, type)
    }
    return (search.certain, search.possible)
  }
}

/// A walk over one expression; its depth is that of the expression, which is bounded.
private struct MentionSearch {
  var evaluator: Evaluator
  private(set) var certain: [Int] = []
  private(set) var possible: [Int] = []
  private var seen: Set<Int> = []
  private var seenAsPossible: Set<Int> = []
  private var isInArguments = false

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  mutating func visit(_ expression: ConstantExpression, _ expected: DeclaredType?) {
    switch expression.form {
    case .name: add(evaluator.target(of: expression, expected))
    case .member(nil, _):
      // Which type is due is known only during evaluation, so all are tried.
      for type in [expected] + (expected?.isOfModule == true ? [] : Self.implicitTypes) {
        add(evaluator.target(of: expression, type), isCertain: !isInArguments)
      }
    case .member(let base?, _):
      if let target = evaluator.target(of: expression, expected) { return add(target) }
      if base.names == nil { visit(base, expected) }
    case .negation(let operand), .inversion(let operand), .closure(let operand):
      visit(operand, expected)
    case .operation(let left, _, let right):
      visit(left, expected)
      visit(right, expected)
    case .call(let callee, let arguments):
      if case .member(let base?, _) = callee.form { visit(base, expected) }
      let outer = isInArguments
      isInArguments = true
      for argument in arguments where !isTextStyle(argument, of: callee) {
        visit(argument.value, expected)
      }
      isInArguments = outer
    case .array, .conditional, .choice, .interpolation:
      for part in expression.form.parts { visit(part, expected) }
    case .number, .string, .boolean, .none, .source: break
    }
  }

  /// `.body` in `Font.system(.body)` is a style of the system, whatever constants have its name.
  private func isTextStyle(
    _ argument: ConstantExpression.Argument, of callee: ConstantExpression
  ) -> Bool {
    guard case .member(nil, let style) = argument.value.form,
      case .member(_, let function) = callee.form
    else { return false }
    return SystemFonts.textStyles.contains(style) && SystemFonts.functions.contains(function)
  }

  private mutating func add(_ index: Int?, isCertain: Bool = true) {
    guard let index else { return }
    if isCertain {
      if seen.insert(index).inserted { certain.append(index) }
    } else if seenAsPossible.insert(index).inserted {
      possible.append(index)
    }
  }

  private static let implicitTypes: [DeclaredType?] = [
    .color, DeclaredType(["UIColor"]), DeclaredType(["NSColor"]), .number, .weight, .font,
  ]
}
