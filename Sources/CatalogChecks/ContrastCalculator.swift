import CatalogModel
import ColorScience
import DesignTokens

/// Computes the contrast of a pair in every context in which it can differ.
///
/// Layers are composited from the bottom up on gamma-encoded values, as UIKit, AppKit and CSS do;
/// the ratio is that of WCAG 2.2, unrounded.
struct ContrastCalculator {
  let tokens: ResolvedTokens

  /// The pair's table; `nil` when one of its tokens does not exist or is no colour.
  func table(for pair: ContrastPair) -> ContrastTable? {
    guard let foreground = color(pair.foreground), let background = color(pair.background)
    else { return nil }
    let over = pair.over.compactMap { color($0) }
    guard over.count == pair.over.count else { return nil }
    let layers = Layers(foreground: foreground, backgrounds: over + [background])
    let typography = typography(of: pair)
    let rows = ContextGroup.groups(of: modifiers(of: layers, in: pair.contexts)) { choice in
      layers.result(in: Context(choice))
    }
    return ContrastTable(
      pair: pair, use: use(of: pair, typography),
      rows: rows.map { ContrastTable.Row(contexts: $0.group, result: $0.value) })
  }

  private func color(_ reference: Reference) -> Token? {
    tokens[TokenPath(reference.name)].flatMap { $0.type == .color ? $0 : nil }
  }

  private func typography(of pair: ContrastPair) -> Token? {
    guard case .text(let reference?) = pair.use else { return nil }
    return tokens[TokenPath(reference.name)]
  }

  /// What the pair is asked for. Text is judged at the smallest size its style has in any context.
  private func use(of pair: ContrastPair, _ typography: Token?) -> ContrastUse {
    if pair.use == .nonText { return .nonText }
    guard let typography else { return .normalText }
    let isAlwaysLarge = typography.combinations.allSatisfy { context in
      guard case .typography(let style)? = typography.value(in: context)?.value else {
        return false
      }
      return ContrastUse.text(size: style.fontSize.pixels, weight: style.fontWeight.value)
        == .largeText
    }
    return isAlwaysLarge ? .largeText : .normalText
  }

  /// The modifiers that make a difference to any layer, with the contexts that are asked for.
  private func modifiers(
    of layers: Layers, in wanted: [String: [String]]
  ) -> [(name: String, contexts: [String])] {
    let axes = Set(layers.all.flatMap(\.axes))
    return tokens.modifiers.filter { axes.contains($0.name) }.map { modifier in
      let chosen = wanted[modifier.name].map { $0.filter(modifier.contexts.contains) }
      return (modifier.name, chosen?.isEmpty == false ? chosen ?? [] : modifier.contexts)
    }
  }
}

/// The tokens of a pair, the backgrounds from the bottom up.
private struct Layers {
  let foreground: Token
  let backgrounds: [Token]

  var all: [Token] { backgrounds + [foreground] }

  func result(in context: Context) -> ContrastTable.Result {
    let values = all.map { $0.value(in: context) }
    for (token, value) in zip(all, values) {
      guard let value else { return .unknown("\(token.path) has no value here") }
      if value.isUnknown {
        return .unknown(value.unknownReason ?? "the value of \(token.path) is not known")
      }
    }
    let colors = values.compactMap { $0?.color }
    guard colors.count == all.count, let top = colors.last,
      let ratio = ContrastRatio.of(top, over: Array(colors.dropLast()))
    else { return .dependsOnBackdrop }
    return .ratio(ratio, confidence: values.compactMap { $0?.confidence }.min())
  }
}

extension ResolvedToken {
  /// The value as an sRGB colour, mapped into the gamut; `nil` for other types.
  var color: SRGBColor? {
    if case .color(let color) = value { color.value.srgb.gamutMapped } else { nil }
  }
}
