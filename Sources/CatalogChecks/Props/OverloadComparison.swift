import AgentUI
import CatalogModel
import DesignTokens
import SwiftSymbols

/// The props of a component against one overload of its Swift declaration.
struct OverloadComparison {
  let overload: SwiftOverload
  /// The other ways to call the component.
  let others: [SwiftOverload]
  let scope: Scope
  let match: PropMatch
  private(set) var differences: [PropDifference] = []

  /// What the names in a declaration may mean.
  struct Scope {
    let cases: SwiftCases
    /// The paths of tokens by their names in Swift.
    let tokens: [String: String]
    /// The types that the system has tokens of.
    let tokenTypes: Set<TokenType>

    init(_ modules: [ModuleSymbols], of system: System) {
      cases = SwiftCases(modules)
      tokens = Dictionary(
        system.vocabulary.tokens.map { ($0.value.swiftName, $0.key) },
        uniquingKeysWith: { min($0, $1) })
      tokenTypes = Set(system.tokens.filter { !$0.isInternal }.compactMap(\.type))
    }
  }

  init(
    _ props: [PropContract], _ overload: SwiftOverload, others: [SwiftOverload],
    in scope: Scope
  ) {
    self.overload = overload
    self.others = others
    self.scope = scope
    match = PropMatch(props, overload.arguments)
    differences += match.extras.map { .extra($0, nearest: match.nearestMissing[$0.name]) }
    for (prop, argument) in match.pairs { compare(prop, argument) }
    differences += match.missing.filter(isNeeded).map(PropDifference.missing)
    compareOrder(props)
  }

  // MARK: - One prop

  private mutating func compare(_ prop: PropContract, _ argument: SwiftArgument) {
    let isUnlabelled = argument.parameter.label == nil
    if prop.name != argument.name, !(prop.isUnlabelled && isUnlabelled) {
      differences.append(.renamed(prop, to: argument))
    } else if prop.isUnlabelled != isUnlabelled {
      differences.append(.label(prop, isUnlabelledInSwift: isUnlabelled))
    }
    guard PropAgreement.isSame(prop, argument) else {
      differences.append(.type(prop, argument))
      return
    }
    if argument.role == .function { return }
    compareValues(prop, argument)
    compareDefault(prop, argument)
  }

  private mutating func compareValues(_ prop: PropContract, _ argument: SwiftArgument) {
    guard prop.kind == .enum, let owner = owner(of: argument), !owner.names.isEmpty else { return }
    let match = ValueMatch(prop.choices.map(\.name), owner)
    let type = argument.type.name
    differences += match.extras.map {
      .value(prop, name: $0.name, type: type, nearest: $0.nearest)
    }
    if !match.missing.isEmpty {
      differences.append(.missingValues(prop, names: match.missing, type: type))
    }
  }

  private mutating func compareDefault(_ prop: PropContract, _ argument: SwiftArgument) {
    guard let value = value(of: argument) else {
      if !prop.isRequired, !isLeftOutElsewhere(argument) {
        differences.append(.required(prop, inSwift: true, default: nil))
      }
      return
    }
    let known: String? = if case .value(let text) = value { text } else { nil }
    if prop.isRequired {
      differences.append(.required(prop, inSwift: false, default: known))
    } else if value != .expression, !Self.isSame(prop.defaultValue, known) {
      differences.append(.defaultValue(prop, inSwift: known))
    }
  }

  private static func isSame(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left == right }
    return SwiftDefault.isSame(left, right)
  }

  // MARK: - What Swift says

  /// How many arguments metadata can state.
  var statedCount: Int { overload.arguments.count { PropDescription($0, in: self) != nil } }

  /// What keeps an example from calling the overload, as a clause; `nil` where one can.
  func obstacle(in grammar: SwiftForm.Grammar) -> String? {
    let signature = overload.symbol.signature
    let marks = [
      signature.throwing?.hasPrefix("throws") == true ? "try" : nil,
      signature.isAsync ? "await" : nil,
    ]
    if let mark = marks.compactMap(\.self).first {
      return "Swift calls it with '\(mark)', which an example cannot state"
    }
    return unstated(in: grammar).map { parameter in
      let name = parameter.label.map { "'\($0)'" } ?? "an argument without a label"
      return "Swift needs \(name) (\(parameter.shownType)), which an example cannot state"
    }
  }

  /// The parameter that the overload needs and agent YAML cannot state; `nil` where there is none.
  ///
  /// Of a view, one closure without parameters takes the children.
  private func unstated(in grammar: SwiftForm.Grammar) -> Parameter? {
    let closures = grammar == .view ? overload.childClosures : []
    let arguments = Dictionary(
      overload.arguments.map { ($0.parameter, $0) }, uniquingKeysWith: { first, _ in first })
    var isFilled = false
    return overload.symbol.signature.parameters.first { parameter in
      if parameter.defaultValue != nil || parameter.type.hasSuffix("...") { return false }
      if let argument = arguments[parameter], argument.role != .function {
        return argument.isBeyondExamples || PropDescription(argument, in: self) == nil
      }
      guard !isFilled, closures.contains(parameter) else { return true }
      isFilled = true
      return false
    }
  }

  /// The default of an argument; `nil` when it has none.
  func value(of argument: SwiftArgument) -> SwiftDefault? {
    argument.parameter.defaultValue.map { text in
      let value = SwiftDefault(text, type: argument.type, tokens: scope.tokens)
      return isStated(value, of: argument) ? value : .expression
    }
  }

  /// Whether metadata can state a default: one of a type that other modules declare, such as `.black`
  /// of `Color`, need not be among the values that the sources add to it.
  private func isStated(_ value: SwiftDefault, of argument: SwiftArgument) -> Bool {
    guard case .value(let name) = value, !scope.tokens.values.contains(name),
      PropAgreement.basicKind(of: argument.type.name) == nil,
      let cases = owner(of: argument)?.cases, !cases.isEmpty
    else { return true }
    return cases.contains(name)
  }

  /// The type of the sources that an argument is of.
  func owner(of argument: SwiftArgument) -> SwiftCases.Owner? {
    scope.cases.owner(argument.type.name, in: overload.symbol.container)
  }

  /// Whether another overload takes a part of the arguments without this one, which comes to a
  /// default that only its body knows.
  private func isLeftOutElsewhere(_ argument: SwiftArgument) -> Bool {
    let signature = Set(overload.arguments.map(Self.signature))
    return others.contains { other in
      let shorter = Set(other.arguments.map(Self.signature))
      return shorter.isStrictSubset(of: signature) && !shorter.contains(Self.signature(argument))
    }
  }

  private static func signature(_ argument: SwiftArgument) -> String {
    "\(argument.parameter.label ?? "_"): \(argument.type.name)"
  }

  /// Whether metadata should have a prop for an argument: it could state its value, or Swift cannot
  /// do without. Functions belong to the code around the component.
  private func isNeeded(_ argument: SwiftArgument) -> Bool {
    switch argument.role {
    case .function: false
    case .action: true
    case .value, .state:
      argument.parameter.defaultValue == nil || PropDescription(argument, in: self) != nil
    }
  }

  // MARK: - All props

  private mutating func compareOrder(_ props: [PropContract]) {
    let inSwift = match.pairs.map(\.prop.name)
    let written = props.map(\.name).filter(inSwift.contains)
    if inSwift != written { differences.append(.order(inSwift)) }
  }
}
