import Diagnostics

/// Custom properties for all tokens of a system, in all its contexts.
///
/// The first rule holds the values of the default context. Each further rule stands for a
/// combination of other contexts and holds only what the cascade would not already give; rules
/// with more contexts come later. A context applies where the element that `scope` matches has
/// the attribute (`data-appearance="dark"`), and, for those the reader's system knows, also where
/// it has no such attribute and the media query matches.
public struct CSSExporter: Sendable {
  /// A selector for the elements that get the properties.
  public var scope: String
  /// What stands before a modifier's name in its attribute.
  public var attributePrefix: String
  /// Whether contexts follow the settings of the reader's system, as ``MediaQueries`` says.
  public var followsReader: Bool
  /// Whether values of unknown tokens, which are only stand-ins for drawing, are written.
  public var includesStandIns: Bool

  /// An exporter for the root element with attributes such as `data-appearance`, where arguments do
  /// not say otherwise.
  public init(
    scope: String = ":root", attributePrefix: String = "data-", followsReader: Bool = true,
    includesStandIns: Bool = true
  ) {
    self.scope = scope
    self.attributePrefix = attributePrefix
    self.followsReader = followsReader
    self.includesStandIns = includesStandIns
  }

  /// The style sheet of `tokens`; internal ones are left out.
  ///
  /// Errors: `tokens/css-name-collision` for two tokens that become one property. Warnings:
  /// `tokens/export-unknown` for a token that is left out where its value is unknown.
  public func export(_ tokens: ResolvedTokens) -> CSSExport {
    var cascade = CSSCascade(tokens, includesStandIns: includesStandIns)
    for token in tokens where !token.isInternal { cascade.add(token) }
    return export(cascade, tokens)
  }

  /// The style sheet of `tokens` in one context, without rules for any other.
  ///
  /// - Parameter context: Modifiers that it does not name are in their default.
  public func export(_ tokens: ResolvedTokens, in context: Context) -> CSSExport {
    let selection = tokens.storage.selection(context)
    var cascade = CSSCascade(tokens, includesStandIns: includesStandIns)
    for token in tokens where !token.isInternal { cascade.add(token, in: selection) }
    return export(cascade, tokens)
  }

  private func export(_ cascade: CSSCascade, _ tokens: ResolvedTokens) -> CSSExport {
    let queries = MediaQueries(followsReader ? tokens.modifiers : [])
    let css = cascade.blocks.map { text(of: $0, tokens.modifiers, queries) }
      .joined(separator: "\n")
    return CSSExport(css: css, diagnostics: cascade.diagnostics)
  }

  private func text(
    of block: CSSCascade.Block, _ modifiers: [TokenModifier], _ queries: MediaQueries
  ) -> String {
    let variants = selectors(block.condition, modifiers, queries)
    let wide = block.declarations.filter(\.isWide)
    return variants.map { variant in
      rule(variant, block.declarations.map { "\($0.property): \($0.fallback);" }, query: nil)
        + (wide.isEmpty
          ? ""
          : rule(
            variant, wide.map { "\($0.property): \($0.text);" },
            query: "@supports (color: color(display-p3 0 0 0)) and (color: oklch(0 0 0))"))
    }.joined()
  }

  private func rule(_ variant: Variant, _ lines: [String], query: String?) -> String {
    let media =
      variant.queries.isEmpty
      ? [] : ["@media " + variant.queries.joined(separator: " and ")]
    let openings = media + (query.map { [$0] } ?? []) + [scope + variant.attributes]
    var text = ""
    for (depth, opening) in openings.enumerated() {
      text += String(repeating: "  ", count: depth) + opening + " {\n"
    }
    let indentation = String(repeating: "  ", count: openings.count)
    for line in lines { text += indentation + line + "\n" }
    for depth in openings.indices.reversed() {
      text += String(repeating: "  ", count: depth) + "}\n"
    }
    return text
  }
}

/// A style sheet and what could not be put into it.
public struct CSSExport: Hashable, Sendable {
  /// The style sheet as text, in the order of the rules that ``CSSExporter`` describes.
  public var css: String
  /// Names that two tokens become (`tokens/css-name-collision`), and unknown values that are left
  /// out (`tokens/export-unknown`).
  public var diagnostics: [Diagnostic]
}

// MARK: - Selectors

extension CSSExporter {
  /// One way in which a combination of contexts can come about. All variants of a combination
  /// weigh the same, and an element matches at most one of them.
  private struct Variant {
    var attributes = ""
    var queries: [String] = []
  }

  private func selectors(
    _ condition: Condition, _ modifiers: [TokenModifier], _ queries: MediaQueries
  ) -> [Variant] {
    var variants = [Variant()]
    for requirement in condition.requirements {
      let modifier = modifiers[requirement.modifier]
      let context = modifier.contexts[requirement.context]
      let attribute = attributePrefix + attributeName(modifier.name)
      let query = queries.query(modifier.name, context)
      let stated = variants.map { variant in
        Variant(
          attributes: variant.attributes + "[\(attribute)=\(CSSValue.quoted(context))]",
          queries: variant.queries)
      }
      let preferred = variants.compactMap { variant in
        query.map {
          Variant(
            attributes: variant.attributes + ":not([\(attribute)])",
            queries: variant.queries + [$0])
        }
      }
      variants = stated + preferred
    }
    return variants
  }

  private func attributeName(_ modifier: String) -> String {
    NameWords.split(modifier).map { $0.lowercased() }.joined(separator: "-")
  }
}
