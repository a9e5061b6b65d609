import AgentUI
import CatalogModel
import InterfaceStrings

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

  /// - Parameters:
  ///   - isSingleSystem: Whether the site has no other system, so that its files lie at the root.
  ///   - theme: Where the English names of common modifiers and contexts are.
  public init(_ system: System, isSingleSystem: Bool, theme: Theme) {
    let map = SiteMap(isSingleSystem: isSingleSystem)
    stylesheet = SystemStylesheets(system: system, map: map).tokensPath
    let words = theme.strings.words(for: InterfaceStrings.sourceLanguage)
    axes = AxisItem.items(of: system.tokens.modifiers, in: system.tokens, words).map { item in
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
