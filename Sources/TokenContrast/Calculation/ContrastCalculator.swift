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

  /// A calculator for one system. Names in the settings that no token has are passed over.
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
    var table = ContrastTable(
      pair: pair, use: use, required: settings.required(for: use),
      over: backgrounds.dropLast().map(\.path), rows: [])
    table.rows = rows(of: table, layers)
    return table
  }

  /// What the pair is asked for. Text is judged at the smallest size its style has in any context
  /// that the pair is about.
  private func use(of pair: ContrastPair) -> ContrastUse {
    guard case .text(let reference) = pair.use else { return .nonText }
    guard let typography = reference.flatMap({ tokens[TokenPath($0.name)] }) else {
      return .normalText
    }
    let contexts = typography.combinations.filter { context in
      pair.contexts.allSatisfy { context[$0.key].map($0.value.contains) ?? true }
    }
    let isAlwaysLarge = contexts.allSatisfy { context in
      guard case .typography(let style)? = typography.value(in: context)?.value else {
        return false
      }
      return ContrastUse.text(
        size: style.fontSize.pixels, weight: style.fontWeight.value,
        pixelsPerPoint: settings.largeText.pixelsPerPoint) == .largeText
    }
    return isAlwaysLarge ? .largeText : .normalText
  }
}

// MARK: - Rows

extension ContrastCalculator {
  /// What tells two rows apart: what is seen, and what excuses it.
  private struct Finding: Hashable {
    var result: ContrastResult
    var exception: ContrastException?
    var claimException: ContrastException?
  }

  private func rows(of table: ContrastTable, _ layers: LayerStack) -> [ContrastTable.Row] {
    let exceptions = settings.exceptions.filter { $0.isAbout(table.pair) }
    let groups = ContextGroup.groups(
      of: modifiers(of: layers, table.pair, exceptions), defaults: tokens.defaultContext
    ) { choice in
      finding(layers.result(in: Context(choice)), in: choice, table, exceptions)
    }
    let adviser = ContrastAdviser(layers: layers, minimum: table.required)
    return groups.enumerated().map { index, group in
      var row = ContrastTable.Row(
        contexts: named(group.group), result: group.value.result,
        exception: group.value.exception, claimException: group.value.claimException)
      let isAdvised = table.pair.isJudged && table.isBelow(row) && row.exception == nil
      if isAdvised, index < ContrastTable.advisedRows {
        row.advice = adviser.advice(in: group.group).map { advice in
          var advice = advice
          advice.isLocal = groups.prefix(256).contains { adviser.breaks(advice, in: $0.group) }
          return advice
        }
      }
      return row
    }
  }

  private func finding(
    _ result: ContrastResult, in choice: [String: String], _ table: ContrastTable,
    _ exceptions: [ContrastException]
  ) -> Finding {
    var row = ContrastTable.Row(contexts: ContextGroup(parts: []), result: result)
    func excuse(_ finding: ContrastException.Finding) -> ContrastException? {
      exceptions.first { $0.finding == finding && $0.holds(in: choice) }
    }
    row.exception = table.isBelow(row) ? excuse(.level) : nil
    row.claimException = table.contradictsClaim(row) ? excuse(.claim) : nil
    return Finding(
      result: result, exception: row.exception, claimException: row.claimException)
  }

  /// The modifiers that make a difference to any layer, to what lies behind it or to what is
  /// excused, with the contexts that are asked for.
  private func modifiers(
    of layers: LayerStack, _ pair: ContrastPair, _ exceptions: [ContrastException]
  ) -> [(name: String, contexts: [String])] {
    var axes = Set(layers.colors.flatMap(\.axes)).union(exceptions.flatMap(\.contexts.keys))
    if layers.needsBackdrop { axes.formUnion(backdrops.flatMap(\.axes)) }
    return tokens.modifiers.filter { axes.contains($0.name) }.map { modifier in
      let chosen = modifier.contexts.filter { pair.contexts[modifier.name]?.contains($0) == true }
      return (modifier.name, chosen.isEmpty ? modifier.contexts : chosen)
    }
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
