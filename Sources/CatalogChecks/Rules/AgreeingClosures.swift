import AgentUI
import CatalogModel
import Diagnostics
import SwiftSymbols

/// `component/closures`: a view takes children in Swift where its metadata say that it takes them,
/// in closures of the same labels.
enum AgreeingClosures: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.system.components.filter { $0.status != .planned }.flatMap { component in
      let swift = component.contract.swift
      guard swift.grammar == .view,
        let module = subject.system.modules.first(where: { $0.name == swift.module }),
        module.incompleteFiles.isEmpty
      else { return [Diagnostic]() }
      let path = swift.type.split(separator: ".").map(String.init)
      let initializers = module.initializers(of: path)
      // Without any `component/props` has said what is missing.
      guard let first = initializers.first else { return [] }
      let type = module.symbols.first { $0.kind.isType && $0.path == path }
      let comparison = ClosureComparison(component.contract, initializers, of: type)
      return comparison.differences.map { difference in
        .init(
          .componentClosures, "\(component.name): \(difference.text)",
          at: component.manifest.location(ofKey: "swift") ?? component.location,
          notes: [.init("the Swift declaration is here", at: first.location)],
          suggestion: difference.suggestion)
      }
    }
  }
}
