import AgentUI
import CatalogModel
import Diagnostics
import SwiftSymbols

/// How the props of a component differ from the Swift declaration that it is called by.
///
/// Steps: find the overloads by the grammar of the component (initialisers of a view, methods of a
/// modifier, functions; the property of an environment value); lay the props beside each overload
/// (``PropMatch``), and take the one with the fewest differences, of equals the first. Closures
/// that build children are left out, as `children` speaks of them; closures with a result may
/// have a prop and need none.
struct PropComparison {
  let component: Component
  /// In the order of the overload; empty when both agree.
  let differences: [PropDifference]
  /// The overload that was compared with; `nil` when the sources declare none.
  let overload: OverloadComparison?

  /// Overloads that are looked at; no view has as many.
  private static let overloadLimit = 50

  /// The components of a system whose sources are there and could be read. What is only planned has
  /// no source to agree with. None while props of some component could not be read.
  static func comparisons(of system: System) -> [PropComparison] {
    comparisons(of: system) { _, overloads in
      overloads.min { $0.differences.count < $1.differences.count }
    }
  }

  /// The same, each beside the overload that gives the most props that metadata can state; one that
  /// an example can call goes before others.
  static func richest(of system: System) -> [PropComparison] {
    comparisons(of: system) { component, overloads in
      let grammar = component.contract.swift.grammar
      let ranked = overloads.map { overload in
        (overload, isCallable: overload.obstacle(in: grammar) == nil, count: overload.statedCount)
      }
      return ranked.max { left, right in
        left.isCallable == right.isCallable
          ? left.count < right.count : right.isCallable
      }?.0
    }
  }

  private static func comparisons(
    of system: System, choosing choose: (Component, [OverloadComparison]) -> OverloadComparison?
  ) -> [PropComparison] {
    if system.gaps.props { return [] }
    let modules = system.modules.filter { !$0.symbols.isEmpty && $0.incompleteFiles.isEmpty }
    let scope = OverloadComparison.Scope(modules, of: system)
    let indices = Dictionary(
      modules.map { ($0.name, DeclarationIndex($0)) }, uniquingKeysWith: { first, _ in first })
    return system.components.filter { $0.status != .planned }.compactMap { component in
      indices[component.contract.swift.module].map { index in
        let declarations = SwiftDeclarations(component.contract.swift, in: index)
        let overloads = overloads(declarations, of: component, in: scope)
        return comparison(of: component, declarations, choose(component, overloads))
      }
    }
  }

  /// The props laid beside each way to call the component.
  private static func overloads(
    _ declarations: SwiftDeclarations, of component: Component, in scope: OverloadComparison.Scope
  ) -> [OverloadComparison] {
    // A prop that is written as a modifier after the call is no argument of it.
    let props = component.contract.props.filter { $0.swiftType?.first?.isLowercase != true }
    let overloads = Array(declarations.overloads.prefix(overloadLimit))
    return overloads.indices.map { index in
      var others = overloads
      let overload = others.remove(at: index)
      return OverloadComparison(props, overload, others: others, in: scope)
    }
  }

  private static func comparison(
    of component: Component, _ declarations: SwiftDeclarations, _ overload: OverloadComparison?
  ) -> PropComparison {
    if let property = declarations.environmentValue {
      return PropComparison(
        component: component, differences: environment(component.contract, property),
        overload: nil)
    }
    guard let overload else {
      return PropComparison(
        component: component, differences: [declarations.undeclared].compactMap { $0 },
        overload: nil)
    }
    return PropComparison(
      component: component, differences: overload.differences, overload: overload)
  }

  /// The only prop of an environment component is the value of the property.
  private static func environment(
    _ contract: ComponentContract, _ property: Symbol
  ) -> [PropDifference] {
    guard let prop = contract.props.first, let type = property.signature.type else { return [] }
    let parameter = Parameter(label: prop.name, name: prop.name, type: type)
    guard let argument = SwiftArgument(parameter, generics: []),
      !PropAgreement.isSame(prop, argument)
    else { return [] }
    return [.type(prop, argument)]
  }
}
