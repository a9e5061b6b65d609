import AgentUI
import CatalogModel
import DesignTokens
import InterfaceStrings
import JSONTree
import ReportFacts

/// Writes the script with what the token panels of a system need to know of its tokens: every
/// definition with what it refers to, so that a page can tell what a change means to others.
///
/// A page loads it when a reader opens the panel.
struct TokenFactsScript {
  let site: SystemSite

  private var system: System { site.system }
  private var words: Words { site.words }

  /// From the site's root.
  var path: String { site.map.folder(system.slug) + "assets/token-facts.js" }

  /// An object with the members `words`, `modifiers`, `backdrops` and `tokens`. Addresses lead there
  /// from the folder of the system.
  var text: String { "catalogTokenFacts = \(JSONWriter().string(json));\n" }

  private var json: JSONValue {
    let queries = MediaQueries(system.tokens.modifiers)
    return [
      "system": .string(system.slug),
      "words": .object(phrases),
      "schemas": [.string(TokenSchema.format), .string(TokenSchema.resolver)],
      "modifiers": .array(system.tokens.modifiers.map { modifier($0, queries) }),
      "backdrops": .array(system.contrast.backdrops.map { .string($0.name) }),
      "tokens": .object(system.tokens.map { .init($0.path.text, token($0)) }),
    ]
  }

  private var phrases: [JSONValue.Member] {
    let verdicts: [ContrastPhrase] = [.pass, .fail, .depends, .unknown, .excused]
    return TokenPanelPhrase.allCases.map { .init($0.rawValue, .string(words($0))) }
      + verdicts.map { .init($0.rawValue, .string(words($0))) }
      + [.init("below", .string(words(ContrastPhrase.below, ["ratio": "[ratio]"])))]
  }

  private func modifier(_ modifier: TokenModifier, _ queries: MediaQueries) -> JSONValue {
    .object(
      [
        .init("name", .string(modifier.name)),
        .init("attribute", .string(PreviewScope.attributeName(of: modifier.name))),
        .init("default", .string(modifier.defaultContext)),
        .init(
          "contexts",
          .array(
            modifier.contexts.map { context in
              [
                .string(context), .string(words.context(context)),
                queries.query(modifier.name, context).map { .string($0) } ?? .null,
              ]
            })),
      ] + (modifier.declaredDefault == nil ? [] : [.init("declaresDefault", true)]))
  }

  private func token(_ token: Token) -> JSONValue {
    let uses = site.own.usage.uses(of: token.path)
    let place = ReferenceIndex.place(of: token, system: system.slug)
    let page = SiteMap(isSingleSystem: true).path(place.route)
    // What is not exported has no property, no page and no constant.
    let shown: [JSONValue.Member] =
      token.isInternal
      ? []
      : [
        .init("css", .string(token.path.cssProperty)),
        .init("at", .string(RelativeURL.from("", to: page, anchor: place.anchor))),
        .init("uses", .integer(Set(uses.components.map(\.name)).count)),
      ] + [system.swiftName(of: token).map { .init("swift", .string($0)) }].compactMap(\.self)
    return .object(
      [.init("type", .string(token.type?.rawValue ?? ""))] + shown
        + [.init("definitions", .array(token.definitions.map(definition)))])
  }

  private func definition(_ definition: TokenDefinition) -> JSONValue {
    let isUnknown = definition.metadata.status == .unknown
    let optional: [JSONValue.Member?] = [
      definition.contexts.isEmpty
        ? nil
        : .init(
          "in", .object(definition.contexts.map { .init($0.modifier, .string($0.context)) })),
      // A reference to the whole says all there is.
      definition.references.contains { $0.place.isEmpty && $0.part.isEmpty }
        ? nil : .init("value", Self.value(of: definition)),
      definition.references.isEmpty
        ? nil : .init("from", .array(definition.references.map(reference))),
      isUnknown ? .init("unknown", .string(definition.metadata.reason ?? "")) : nil,
      definition.metadata.sources?.isEmpty == false ? .init("fact", true) : nil,
    ]
    return .object(optional.compactMap(\.self))
  }

  /// A value that is kept as it was written is the text that style sheets have, unless other tokens
  /// are parts of it: their places are places in its JSON.
  private static func value(of definition: TokenDefinition) -> JSONValue {
    guard let value = definition.value else { return .null }
    guard case .other(let kept) = value, definition.references.isEmpty else {
      return JSONExporter.value(of: value)
    }
    return .string(kept.text)
  }

  /// The token, the place and the part; the last two are left out where they are the whole.
  private func reference(_ reference: TokenDefinition.Reference) -> JSONValue {
    let ways = [reference.place, reference.part].map { way in
      JSONValue.array(way.map { .string($0) })
    }
    let isWhole = reference.place.isEmpty && reference.part.isEmpty
    return .array([.string(reference.token.text)] + (isWhole ? [] : ways))
  }
}
