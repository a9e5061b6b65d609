import AgentUI
import CatalogModel

/// The metadata of a component with the props that its Swift declaration has, for a catalog that is
/// made from Swift sources.
///
/// Of several ways to call a component the one is taken that gives the most props, among those that
/// an example can call where there are any.
public struct DerivedProps: Sendable {
  /// The text of its `component.yaml`; everything but the props is as it was.
  public var manifest: String
  /// What metadata cannot state or somebody has to choose, a clause each.
  public var open: [String]
  /// Why no example can call the component, as a clause; `nil` where one can.
  public var obstacle: String?
  /// Whether the call has a closure for children.
  public var takesChildren: Bool

  /// The components of a system that its sources declare, by their names.
  public static func all(of system: System) -> [String: DerivedProps] {
    let found = PropComparison.richest(of: system).map { comparison in
      let patch = PropPatch(comparison)
      let text = patch.mended ?? comparison.component.manifest.text
      let open = comparison.differences.filter(patch.leftovers.contains).map(\.text)
      return (
        comparison.component.name,
        DerivedProps(
          manifest: text, open: open, obstacle: obstacle(of: comparison),
          takesChildren: comparison.overload?.overload.childClosures.isEmpty == false)
      )
    }
    return Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private static func obstacle(of comparison: PropComparison) -> String? {
    let grammar = comparison.component.contract.swift.grammar
    return comparison.overload?.obstacle(in: grammar)
  }
}
