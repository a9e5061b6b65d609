import AgentUI
import CatalogModel
import DesignTokens

/// What a page that is no part of the site needs around a drawing of a system: the stylesheet of its
/// tokens, and the switches that choose the context the drawing stands in.
public struct PreviewSurroundings: Hashable, Sendable {
  /// A modifier of the tokens, such as the appearance.
  public struct Axis: Hashable, Sendable {
    /// `appearance`
    public var name: String
    /// The attribute of a stage that chooses a context: `data-appearance`.
    public var attribute: String
    /// The name as a person reads it.
    public var label: String
    /// The contexts in order. The value `auto` leaves the choice to the reader's system.
    public var options: [Option]
  }

  /// A context of an axis.
  public struct Option: Hashable, Sendable {
    /// The value of the attribute.
    public var value: String
    /// The value as a person reads it.
    public var label: String
    /// Whether it holds until another is chosen.
    public var isDefault: Bool
  }

  /// Where the tokens' stylesheet lies below the site's root.
  public var stylesheet: String
  /// The switches, in the order of the system's modifiers.
  public var axes: [Axis]

  /// - Parameter isSingleSystem: Whether the site has no other system, so that its files lie at the
  ///   root.
  public init(_ system: System, isSingleSystem: Bool) {
    let map = SiteMap(isSingleSystem: isSingleSystem)
    stylesheet = SystemStylesheets(system: system, map: map).tokensPath
    axes = AxisItem.items(of: system).map { item in
      Axis(
        name: item.name, attribute: item.attribute, label: item.label,
        options: item.options.map {
          Option(value: $0.value, label: $0.label, isDefault: $0.isDefault)
        })
    }
  }
}

/// Code as the site shows it: HTML with the parts in colour.
public enum HighlightedCode {
  /// Swift, complete or not.
  public static func swift(_ code: String) -> String { CodeMarkup.swift(code) }
  /// YAML.
  public static func yaml(_ code: String) -> String { CodeMarkup.yaml(code) }
}

extension AxisItem {
  /// The switches of a system. Appearance and contrast can follow the reader's system; other
  /// modifiers have a default.
  static func items(of system: System) -> [AxisItem] {
    let followed: Set<String> = ["appearance", "contrast"]
    return system.tokens.modifiers.map { modifier in
      let isFollowed = followed.contains(modifier.name)
      let automatic = Option(value: "auto", label: "Automatic", isDefault: true)
      let options = modifier.contexts.map { context in
        Option(
          value: context, label: FrameBuilder.label(context),
          isDefault: !isFollowed && context == modifier.defaultContext)
      }
      return AxisItem(
        name: modifier.name, attribute: PreviewScope.attributeName(of: modifier.name),
        label: FrameBuilder.label(modifier.name),
        options: (isFollowed ? [automatic] : []) + options)
    }
  }
}
