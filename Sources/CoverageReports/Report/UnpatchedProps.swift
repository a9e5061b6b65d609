import CatalogModel
import Diagnostics

extension CoverageResult {
  /// What ``patch`` leaves to a person, a warning each.
  public var unpatched: [Diagnostic] {
    sections.flatMap(\.facets).flatMap(\.missing).compactMap { item in
      item.byHand.map { advice in
        .init(
          .componentProps, "not in the patch: \(item.name): \(item.detail)",
          at: item.location, suggestion: advice)
      }
    }
  }
}
