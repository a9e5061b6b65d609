import AgentUI
import CatalogModel
import SwiftSymbols

/// The closures of a view's initialisers beside what the metadata say of its children.
struct ClosureComparison {
  /// A difference and what to write.
  struct Difference: Hashable {
    var text: String
    var suggestion: String
  }

  let differences: [Difference]

  /// - Parameters:
  ///   - initializers: Those of the view, at least one.
  ///   - type: The view.
  init(_ contract: ComponentContract, _ initializers: [Symbol], of type: Symbol?) {
    let closures = initializers.map { $0.childClosures(of: type) }
    let most = closures.max { $0.count < $1.count } ?? []
    let least = closures.map { $0.filter { $0.defaultValue == nil }.count }.min() ?? 0
    differences =
      contract.children == .none
      ? Self.childless(contract, initializers, least: least, most)
      : Self.holding(contract, least: least, most)
  }

  // MARK: Views without children

  private static func childless(
    _ contract: ComponentContract, _ initializers: [Symbol], least: Int, _ most: [Parameter]
  ) -> [Difference] {
    if least > 0 {
      return [
        Difference(
          text: "Swift needs the closure '\(most[0].name)', and there are no children",
          suggestion: "write 'children: any', or the names of those it takes")
      ]
    }
    guard let action = contract.trailingAction else { return [] }
    let canBeLeftOut = initializers.contains { initializer in
      let parameter = initializer.signature.parameters.first {
        ($0.label ?? $0.name) == action.name
      }
      return parameter.map { $0.defaultValue != nil } ?? true
    }
    return optionality(contract.swift, "the action '\(action.name)'", canBeLeftOut)
  }

  // MARK: Views with children

  private static func holding(
    _ contract: ComponentContract, least: Int, _ most: [Parameter]
  ) -> [Difference] {
    let swift = contract.swift
    let names = most.map { $0.label ?? $0.name }
    guard !most.isEmpty else {
      return [
        Difference(
          text: "it takes children, and no initialiser has a closure for them",
          suggestion: "write 'children: none'")
      ]
    }
    if swift.slots.isEmpty, most.count > 1, least > 1 {
      return [
        Difference(
          text: "Swift has the closures \(names.joined(separator: ", ")), and there are no slots",
          suggestion: "say under 'slots' of 'swift' which child goes into which")
      ]
    }
    if !swift.slots.isEmpty, swift.slotLabels != names {
      return [
        Difference(
          text:
            "its slots are \(swift.slotLabels.joined(separator: ", ")), and the closures in Swift "
            + names.joined(separator: ", "),
          suggestion: "name the closures in the order of the declaration")
      ]
    }
    if let label = swift.closure.label, !names.contains(label) {
      return [
        Difference(
          text: "no initialiser has the closure '\(label)'",
          suggestion: "write 'closure: \(names[0])'")
      ]
    }
    return optionality(swift, "the closure '\(names[0])'", least == 0)
  }

  private static func optionality(
    _ swift: SwiftForm, _ closure: String, _ canBeLeftOut: Bool
  ) -> [Difference] {
    if canBeLeftOut == swift.closure.isOptional { return [] }
    return [
      Difference(
        text: canBeLeftOut
          ? "Swift does not require \(closure)" : "Swift requires \(closure)",
        suggestion: canBeLeftOut
          ? "write 'closureOptional: true' under 'swift'"
          : "take 'closureOptional' out of 'swift'")
    ]
  }
}
