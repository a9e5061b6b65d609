import AgentUI
import CatalogModel
import Diagnostics

/// `catalog/unknown-component`: what a component calls related, or allows as a child, exists.
enum KnownReferences: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let vocabulary = subject.system.vocabulary
    return (subject.system.components + subject.system.primitives).flatMap { component in
      unknown(references(of: component), vocabulary)
    }
  }

  private static func references(of component: Component) -> [Reference] {
    guard case .only(let names) = component.contract.children else { return component.related }
    return component.related
      + names.map {
        Reference($0, at: component.childLocations[$0] ?? component.location)
      }
  }

  private static func unknown(
    _ references: [Reference], _ vocabulary: Vocabulary
  ) -> [Diagnostic] {
    references.filter { vocabulary.component($0.name) == nil }.map { reference in
      .init(
        .catalogUnknownComponent, "there is no component '\(reference.name)'",
        at: reference.location,
        near: DidYouMean.nearest(
          to: reference.name, among: vocabulary.components.keys))
    }
  }
}
