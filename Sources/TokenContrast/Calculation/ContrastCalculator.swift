import ColorScience
import DesignTokens
import Diagnostics

/// Computes the contrast of pairs in every context in which they can differ.
///
/// Layers are composited from the bottom up on gamma-encoded values, as UIKit, AppKit and CSS do;
/// the ratio is that of WCAG 2.2, unrounded.
public struct ContrastCalculator: Sendable {
  let tokens: ResolvedTokens
  let settings: ContrastSettings
  let underlays: Underlays
  private let backdrops: [Token]

  public init(tokens: ResolvedTokens, settings: ContrastSettings = ContrastSettings()) {
    self.tokens = tokens
    self.settings = settings
    underlays = Underlays(settings.underlays, tokens)
    backdrops = settings.backdrops.compactMap { tokens.color($0.name) }
  }

  /// The pair's table; `nil` when one of its tokens does not exist or is no colour.
  public func table(for pair: ContrastPair) -> ContrastTable? {
    guard let foreground = tokens.color(pair.foreground.name),
      let background = tokens.color(pair.background.name)
    else { return nil }
    let declared = pair.over.compactMap { tokens.color($0.name) }
    guard declared.count == pair.over.count else { return nil }
    let backgrounds = underlays.completed(declared + [background])
    let layers = LayerStack(
      foreground: foreground, backgrounds: backgrounds, backdrops: backdrops, tokens: tokens)
    let use = use(of: pair)
    let required = settings.required(for: use)
    let groups = ContextGroup.groups(of: modifiers(of: layers, in: pair.contexts)) { choice in
      layers.result(in: Context(choice))
    }
    var table = ContrastTable(
      pair: pair, use: use, required: required, over: backgrounds.dropLast().map(\.path),
      rows: groups.map { ContrastTable.Row(contexts: named($0.group), result: $0.value) })
    table.rows = table.rows.map { judged($0, in: table, layers) }
    return table
  }

  /// The group, which says of a pair that is limited to some contexts that they are not all.
  private func named(_ group: ContextGroup) -> ContextGroup {
    ContextGroup(
      parts: group.parts.map { part in
        let all = tokens.modifiers.first { $0.name == part.modifier }?.contexts
        return ContextGroup.Part(
          modifier: part.modifier, contexts: part.contexts,
          isEvery: part.contexts.count == all?.count)
      })
  }

  /// The row with what excuses it, or what would mend it.
  private func judged(
    _ row: ContrastTable.Row, in table: ContrastTable, _ layers: LayerStack
  ) -> ContrastTable.Row {
    var row = row
    if table.isBelow(row) {
      row.exception = exception(.level, table.pair, row.contexts)
      let context = Context(row.contexts.representative)
      row.advice =
        table.pair.isJudged ? layers.advice(in: context, minimum: table.required) : []
    }
    if table.contradictsClaim(row) {
      row.claimException = exception(.claim, table.pair, row.contexts)
    }
    return row
  }

  private func exception(
    _ finding: ContrastException.Finding, _ pair: ContrastPair, _ group: ContextGroup
  ) -> ContrastException? {
    settings.exceptions.first { $0.finding == finding && $0.covers(pair, in: group) }
  }

  /// What the pair is asked for. Text is judged at the smallest size its style has in any context.
  private func use(of pair: ContrastPair) -> ContrastUse {
    guard case .text(let reference) = pair.use else { return .nonText }
    guard let typography = reference.flatMap({ tokens[TokenPath($0.name)] }) else {
      return .normalText
    }
    let isAlwaysLarge = typography.combinations.allSatisfy { context in
      guard case .typography(let style)? = typography.value(in: context)?.value else {
        return false
      }
      return ContrastUse.text(
        size: style.fontSize.pixels, weight: style.fontWeight.value,
        pixelsPerPoint: settings.largeText.pixelsPerPoint) == .largeText
    }
    return isAlwaysLarge ? .largeText : .normalText
  }

  /// The modifiers that make a difference to any layer, with the contexts that are asked for.
  private func modifiers(
    of layers: LayerStack, in wanted: [String: [String]]
  ) -> [(name: String, contexts: [String])] {
    let axes = Set(layers.colors.flatMap(\.axes))
    return tokens.modifiers.filter { axes.contains($0.name) }.map { modifier in
      let chosen = (wanted[modifier.name] ?? []).filter(modifier.contexts.contains)
      return (modifier.name, chosen.isEmpty ? modifier.contexts : chosen)
    }
  }
}

extension ResolvedTokens {
  /// The token of this path when it is a colour.
  func color(_ name: String) -> Token? {
    self[TokenPath(name)].flatMap { $0.type == .color ? $0 : nil }
  }
}

extension ResolvedToken {
  /// The colour as it is written; `nil` for other types.
  var written: ColorValue? {
    if case .color(let color) = value { color.value } else { nil }
  }
}
