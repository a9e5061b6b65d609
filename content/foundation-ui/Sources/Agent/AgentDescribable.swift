import SwiftUI

/// A view that can say what it is in the words of agent YAML.
///
/// A description and a node of agent YAML hold the same things: ``componentType`` is the node's
/// `component`, ``properties`` its `props`, ``semantics`` its `semantics`. Views are built on the
/// main actor, so they are described there too.
@MainActor
public protocol AgentDescribable {
  /// The name of the component, as agent YAML spells it.
  var componentType: String { get }

  /// The values of the component, by name, as agent YAML writes them.
  ///
  /// Enums are their raw values and tokens are token paths, such as `radius.card`. A value that is
  /// not set is left out.
  var properties: [String: Any] { get }

  /// What this component means where it stands, in one phrase.
  var semantics: String { get }
}

extension DS.Radius {
  /// The token path of a radius, or `nil` where the radius is not a token.
  static func path(of radius: CGFloat) -> String? {
    switch radius {
    case small: "radius.small"
    case card: "radius.card"
    case chip: "radius.chip"
    default: nil
    }
  }
}

extension Dictionary where Key == String, Value == Any {
  /// Leaves out what is not set.
  init(describing values: [String: Any?]) {
    self = values.compactMapValues { $0 }
  }
}
