import AgentUI
import Diagnostics
import SwiftSymbols

/// Gives the arguments of a call to the props of a component, and its closures to the children.
struct ArgumentReader {
  let contract: ComponentContract
  let index: CallIndex
  private(set) var children: [SwiftExpression] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var props: [AgentNode.Prop] = []

  init(contract: ComponentContract, index: CallIndex) {
    self.contract = contract
    self.index = index
  }

  /// In the order of the contract.
  var orderedProps: [AgentNode.Prop] { contract.ordered(props) }

  mutating func read(_ arguments: [SwiftExpression.Argument]) {
    var last = -1
    for argument in arguments where !argument.isTrailing {
      guard let position = position(of: argument) else {
        if isChildren(argument.label) {
          addChildren(argument)
        } else {
          diagnostics.append(unknown(argument))
        }
        continue
      }
      if position < last { diagnostics.append(outOfOrder(argument, after: contract.props[last])) }
      last = max(last, position)
      read(argument, as: contract.props[position])
    }
    readClosures(arguments.filter(\.isTrailing))
  }

  /// Reads the value of one prop; what equals its default, and `nil`, is left out.
  mutating func read(_ argument: SwiftExpression.Argument, as prop: PropContract) {
    switch PropValueReader(prop: prop, tokens: index.tokens).read(argument.value) {
    case .nothing: break
    case .unreadable(let expected):
      diagnostics.append(
        .init(
          .agentSwiftUnreadableValue,
          "\(contract.name).\(prop.name) cannot be read from this expression",
          at: argument.value.location, suggestion: "write \(expected)"))
    case .value(let value):
      guard !prop.isDefault(value) else { return }
      props.append(
        AgentNode.Prop(
          name: prop.name, value: value, nameLocation: argument.location,
          valueLocation: argument.value.location))
    }
  }

  /// The prop that an argument is for: by its label, or the next one without a label.
  private func position(of argument: SwiftExpression.Argument) -> Int? {
    contract.props.firstIndex { prop in
      guard prop.modifierName == nil, !props.contains(where: { $0.name == prop.name }) else {
        return false
      }
      return prop.isUnlabelled ? argument.label == nil : argument.label == prop.name
    }
  }

  // MARK: Closures

  private mutating func readClosures(_ closures: [SwiftExpression.Argument]) {
    var rest = closures[...]
    let firstLabel = contract.swift.slotLabels.first ?? contract.swift.closure.label
    if let action = contract.trailingAction, let first = rest.first, first.label == nil,
      contract.children == .none || rest.dropFirst().contains(where: { $0.label == firstLabel })
    {
      read(first, as: action)
      rest = rest.dropFirst()
    }
    for closure in rest {
      if contract.children != .none, closure.label == nil || isChildren(closure.label) {
        addChildren(closure)
      } else if let position = position(of: closure), contract.props[position].kind == .action {
        read(closure, as: contract.props[position])
      } else {
        diagnostics.append(unknownClosure(closure))
      }
    }
  }

  private func isChildren(_ label: String?) -> Bool {
    guard let label, contract.children != .none else { return false }
    return label == contract.swift.closure.label || contract.swift.slotLabels.contains(label)
  }

  private mutating func addChildren(_ argument: SwiftExpression.Argument) {
    guard case .closure(let closure) = argument.value.base, !closure.hasSignature else {
      diagnostics.append(unknownClosure(argument))
      return
    }
    children += closure.statements
  }

  // MARK: Findings

  private func unknown(_ argument: SwiftExpression.Argument) -> Diagnostic {
    let labels = contract.props.filter { $0.modifierName == nil && !$0.isUnlabelled }.map(\.name)
    let name = argument.label.map { "'\($0)'" } ?? "without a label"
    return .init(
      .agentSwiftUnknownArgument, "\(contract.name) takes no argument \(name)",
      at: argument.location,
      notes: [
        .init(
          labels.isEmpty
            ? "it takes no labelled arguments" : "its labels: \(labels.joined(separator: ", "))")
      ],
      suggestion: argument.label.flatMap { DidYouMean.suggestion(for: $0, among: labels) })
  }

  private func outOfOrder(
    _ argument: SwiftExpression.Argument, after prop: PropContract
  ) -> Diagnostic {
    .init(
      .agentSwiftArgumentOrder,
      "the argument \(argument.label.map { "'\($0)'" } ?? "without a label") comes too late",
      at: argument.location, suggestion: "move it before '\(prop.name)'")
  }

  private func unknownClosure(_ argument: SwiftExpression.Argument) -> Diagnostic {
    let labels = contract.swift.slotLabels
    return .init(
      .agentSwiftUnknownClosure,
      "\(contract.name) takes no closure \(argument.label.map { "'\($0)'" } ?? "here")",
      at: argument.location,
      notes: labels.isEmpty ? [] : [.init("its closures: \(labels.joined(separator: ", "))")],
      suggestion: argument.label.flatMap { DidYouMean.suggestion(for: $0, among: labels) })
  }
}

extension ComponentContract {
  /// Props in the order in which the contract has them.
  func ordered(_ given: [AgentNode.Prop]) -> [AgentNode.Prop] {
    props.flatMap { prop in given.filter { $0.name == prop.name } }
  }
}
