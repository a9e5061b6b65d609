import AgentUI
import CatalogModel
import DesignTokens
import InterfaceStrings
import ReportFacts

extension AxisItem {
  /// The modifiers that the site's own colours follow.
  private static let ofSite: Set<String> = ["appearance", "contrast"]

  /// The switches of modifiers. Those that can follow the reader's system do so until one is
  /// chosen.
  static func items(of modifiers: [TokenModifier], _ words: Words) -> [AxisItem] {
    modifiers.map { modifier in
      let isFollowed = modifier.followsReader
      let automatic = Option(value: "auto", label: words(ContextPhrase.automatic), isDefault: true)
      let options = modifier.contexts.map { context in
        Option(
          value: context, label: FrameBuilder.label(words.context(context)),
          isDefault: !isFollowed && context == modifier.defaultContext)
      }
      return AxisItem(
        name: modifier.name, attribute: PreviewScope.attributeName(of: modifier.name),
        label: FrameBuilder.label(words.modifier(modifier.name)),
        options: (isFollowed ? [automatic] : []) + options)
    }
  }

  /// The switches of a page that shows several systems: those that the site itself follows, each
  /// with the contexts of the first system that has it.
  static func shared(by systems: [System], _ words: Words) -> [AxisItem] {
    var seen: Set<String> = []
    let modifiers = systems.flatMap(\.tokens.modifiers).filter {
      ofSite.contains($0.name) && seen.insert($0.name).inserted
    }
    return items(of: modifiers, words)
  }
}

extension TokenModifier {
  /// Whether the stylesheet of the tokens asks the reader's system for a context of it.
  var followsReader: Bool {
    let queries = CSSExporter.defaultMediaQueries[name.lowercased()] ?? [:]
    return contexts.contains { queries[$0.lowercased()] != nil }
  }
}
