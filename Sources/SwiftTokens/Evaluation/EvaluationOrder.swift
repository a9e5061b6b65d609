import SwiftSymbols

/// Puts constants behind those they mention, by Tarjan's algorithm for strongly connected
/// components with a stack of its own: chains may be long, and time stays linear in the references.
struct EvaluationOrder {
  /// All members, each behind what it mentions.
  private(set) var order: [Int] = []
  /// Members that come back to themselves, together with those on the way, in the order in which
  /// the references lead there.
  private(set) var circles: [[Int]] = []

  private let mentions: [[Int]]
  /// When a member was first met, counted from 1; 0 for one that was not.
  private var numbers: [Int]
  /// The earliest member that can be reached from each.
  private var reach: [Int]
  private var isOpen: [Bool]
  /// Members met whose component is not complete.
  private var open: [Int] = []
  private var count = 0

  init(_ evaluator: Evaluator) {
    mentions = evaluator.table.members.indices.map { evaluator.mentions(of: $0) }
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
    order += component
    if component.count > 1 || mentions[member].contains(member) { circles.append(component) }
  }
}

extension Evaluator {
  /// The members that the expressions of a member may refer to, each once.
  func mentions(of index: Int) -> [Int] {
    var search = MentionSearch(evaluator: self)
    for constant in table.members[index].variants {
      search.evaluator.container = constant.container
      search.evaluator.isInProtocol = constant.isOfProtocol
      let type = constant.type.map { DeclaredType(annotation: $0) }
      search.visit(constant.value, type)
    }
    return search.found
  }
}

/// A walk over one expression; its depth is that of the expression, which is bounded.
private struct MentionSearch {
  var evaluator: Evaluator
  private(set) var found: [Int] = []
  private var seen: Set<Int> = []

  init(evaluator: Evaluator) {
    self.evaluator = evaluator
  }

  mutating func visit(_ expression: ConstantExpression, _ expected: DeclaredType?) {
    switch expression.form {
    case .name: add(evaluator.target(of: expression, expected))
    case .member(nil, _):
      // Which type is due is known only during evaluation, so all are tried.
      for type in [expected] + Self.implicitTypes { add(evaluator.target(of: expression, type)) }
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
      for argument in arguments where !isTextStyle(argument, of: callee) {
        visit(argument.value, expected)
      }
    case .array(let elements): for element in elements { visit(element, expected) }
    case .conditional(let condition, let first, let second):
      for part in [condition, first, second] { visit(part, expected) }
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

  private mutating func add(_ index: Int?) {
    if let index, seen.insert(index).inserted { found.append(index) }
  }

  private static let implicitTypes: [DeclaredType?] = [
    .color, DeclaredType(["UIColor"]), DeclaredType(["NSColor"]), .number, .weight, .font,
  ]
}
