import AgentUI
import CatalogModel
import DesignTokens
import InterfaceStrings
import ReportFacts

extension AxisItem {
  /// The switches of some modifiers of a system. Those that can follow the reader's system do so
  /// until one is chosen.
  static func items(
    of modifiers: [TokenModifier], in tokens: ResolvedTokens, _ words: Words
  ) -> [AxisItem] {
    let queries = MediaQueries(tokens.modifiers)
    return modifiers.map { modifier in
      let isFollowed = queries.follows(modifier.name)
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
}

extension TokenModifier {
  /// Whether it is the appearance of the site itself, for which every page has a button.
  var isAppearance: Bool {
    name == "appearance" && Set(contexts).isSubset(of: ["light", "dark"])
  }
}
