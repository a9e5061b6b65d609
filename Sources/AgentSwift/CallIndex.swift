import AgentUI
import SwiftSymbols

/// The components of a vocabulary by the calls that Swift code makes of them.
struct CallIndex {
  /// How a vocabulary writes the stack of several modified children.
  let stack: SwiftStack
  /// The names that are calls of components.
  let views: [String: [ComponentContract]]
  let modifiers: [String: [ComponentContract]]
  let environmentValues: [String: [ComponentContract]]
  /// By their types, or by the static members that give them.
  let styles: [String: [ComponentContract]]
  /// The methods of modifiers and styles that a property of views leads to: `kit.headingStyle`.
  let qualifiedMethods: Set<String>
  /// The paths of tokens by their Swift names; of two with one name both.
  let tokens: [String: [String]]

  init(_ vocabulary: Vocabulary) {
    stack = SwiftStack(vocabulary)
    let contracts = vocabulary.components.values.sorted { $0.name < $1.name }
    func named(_ grammars: Set<SwiftForm.Grammar>) -> [String: [ComponentContract]] {
      Dictionary(
        grouping: contracts.filter { grammars.contains($0.swift.grammar) },
        by: { $0.swift.call ?? $0.swift.type })
    }
    views = named([.view, .function])
    modifiers = named([.modifier])
    environmentValues = named([.environment])
    styles = Dictionary(
      grouping: contracts.filter { $0.swift.grammar == .style },
      by: { $0.swift.implicitMember ?? $0.swift.type })
    qualifiedMethods = Set(
      contracts.filter { [.modifier, .style].contains($0.swift.grammar) }
        .compactMap(\.swift.call).filter { $0.contains(".") })
    tokens = Dictionary(grouping: vocabulary.tokens.keys.sorted()) {
      vocabulary.tokens[$0]?.swiftName ?? ""
    }
  }

  /// The component that a call of `name` makes; its module may stand before the name.
  func view(_ name: [String], _ arguments: [SwiftExpression.Argument]) -> ComponentContract? {
    let path = name.joined(separator: ".")
    if let found = Self.best(views[path] ?? [], arguments) { return found }
    guard name.count > 1 else { return nil }
    let inModule = (views[name.dropFirst().joined(separator: ".")] ?? []).filter {
      $0.swift.module == name[0]
    }
    return Self.best(inModule, arguments)
  }

  func modifier(_ name: String, _ arguments: [SwiftExpression.Argument]) -> ComponentContract? {
    Self.best(modifiers[name] ?? [], arguments)
  }

  /// The component whose type a method takes a value of: `.buttonStyle(PlainCardStyle())`.
  func style(
    _ type: [String], takenBy method: String, _ arguments: [SwiftExpression.Argument]
  ) -> ComponentContract? {
    let path = type.joined(separator: ".")
    let known = styles[path] ?? styles[type.dropFirst().joined(separator: ".")] ?? []
    return Self.best(known.filter { $0.swift.call == method }, arguments)
  }

  /// The component whose static member a method takes: `.buttonStyle(.compact)`.
  func style(
    member: String, takenBy method: String, _ arguments: [SwiftExpression.Argument]
  ) -> ComponentContract? {
    Self.best((styles["." + member] ?? []).filter { $0.swift.call == method }, arguments)
  }

  /// Of several components that are called alike, the one whose labels fit best.
  private static func best(
    _ contracts: [ComponentContract], _ arguments: [SwiftExpression.Argument]
  ) -> ComponentContract? {
    contracts.min { misfits($0, arguments) < misfits($1, arguments) }
  }

  private static func misfits(
    _ contract: ComponentContract, _ arguments: [SwiftExpression.Argument]
  ) -> Int {
    let given = Set(arguments.filter { !$0.isTrailing }.compactMap(\.label))
    let labels = Set(contract.props.filter { !$0.isUnlabelled }.map(\.name))
    let required = Set(
      contract.props.filter { !$0.isUnlabelled && $0.isRequired }.map(\.name))
    return given.subtracting(labels).count + required.subtracting(given).count
  }
}
