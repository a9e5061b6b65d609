import ColorScience
import DesignTokens

/// All text tokens of a system on all its background tokens, in every context.
public struct TokenContrastMatrix: Sendable {
  /// A cell of the matrix.
  public enum Cell: Hashable, Sendable {
    /// The ratio of the text on the background.
    case ratio(ContrastRatio)
    /// What shines through the background decides, or it is not known.
    case dependsOnBackdrop
    /// The text colour is not known, or a token has no value here.
    case unknown
  }

  /// The matrix in the contexts of one group, row by row: a text on each background.
  public struct Sheet: Hashable, Sendable {
    /// The contexts in which the cells hold.
    public var contexts: ContextGroup
    /// All cells row by row: those of the first text on every background, then the next text's.
    public var cells: [Cell]
  }

  /// The text tokens, one a row.
  public let texts: [Token]
  /// The background tokens, one a column.
  public let backgrounds: [Token]
  /// Of each background the colours that are composited, from the bottom up; itself the last.
  public let layers: [[TokenPath]]
  /// One for each group of contexts in which any cell differs.
  public let sheets: [Sheet]

  /// Whether contexts were left out because there are more than ``cellLimit`` cells in all.
  public let isCut: Bool

  /// How many cells are computed, in all contexts together: twice the 200 × 200 tokens in 12
  /// contexts of a very large system.
  public static let cellLimit = 1_000_000

  /// The cell of a text and a background by their indices, in a sheet of this very matrix.
  public subscript(text: Int, background: Int, in sheet: Sheet) -> Cell {
    sheet.cells[text * backgrounds.count + background]
  }
}

extension TokenContrastMatrix {
  /// Computes the cells in all contexts, as many as ``cellLimit`` allows.
  ///
  /// - Parameters:
  ///   - tokens: Of a system.
  ///   - settings: What says which tokens the matrix has, and what lies below translucent ones.
  ///   - pairs: Whose tokens belong to the matrix where the settings do not say.
  public init(
    _ tokens: ResolvedTokens, settings: ContrastSettings = ContrastSettings(),
    pairs: [ContrastPair] = []
  ) {
    let selection = MatrixTokens(tokens, settings.matrix, pairs)
    self.init(tokens, texts: selection.texts, backgrounds: selection.backgrounds, settings)
  }

  init(
    _ tokens: ResolvedTokens, texts: [Token], backgrounds: [Token], _ settings: ContrastSettings
  ) {
    self.texts = texts
    self.backgrounds = backgrounds
    let underlays = Underlays(settings.underlays, tokens)
    let stacks = backgrounds.map { background in
      LayerStack(
        foreground: background, backgrounds: underlays.completed([background]), backdrops: [],
        tokens: tokens)
    }
    layers = stacks.map { $0.backgrounds.map(\.path) }
    let axes = Set((texts + stacks.flatMap(\.colors)).flatMap(\.axes))
    let cells = texts.count * backgrounds.count
    let bounded = Self.bounded(
      tokens.modifiers.filter { axes.contains($0.name) }, tokens.defaultContext, cells: cells)
    isCut = bounded.isCut
    if cells == 0 || cells > Self.cellLimit {
      sheets = []
    } else {
      sheets = ContextGroup.groups(of: bounded.modifiers, defaults: tokens.defaultContext) {
        choice in
        Self.cells(texts, stacks, in: Context(choice))
      }.map { Sheet(contexts: $0.group, cells: $0.value) }
    }
  }

  /// The modifiers in as many contexts as there is room for: of the last ones only the default.
  private static func bounded(
    _ modifiers: [TokenModifier], _ defaults: Context, cells: Int
  ) -> (modifiers: [(name: String, contexts: [String])], isCut: Bool) {
    var sheets = 1
    var isCut = cells > cellLimit
    let kept = modifiers.map { modifier in
      if !isCut, cells * sheets * modifier.contexts.count <= cellLimit {
        sheets *= modifier.contexts.count
        return (name: modifier.name, contexts: modifier.contexts)
      }
      isCut = true
      return (name: modifier.name, contexts: [defaults[modifier.name] ?? modifier.defaultContext])
    }
    return (kept, isCut)
  }

  private static func cells(
    _ texts: [Token], _ stacks: [LayerStack], in context: Context
  ) -> [Cell] {
    let fronts = texts.map { Self.front($0, in: context) }
    let backs = stacks.map { Self.back($0, in: context) }
    let matrix = ContrastMatrix(foregrounds: fronts, backgrounds: backs.map(\.color))
    return fronts.indices.flatMap { text in
      backs.indices.map { back in
        matrix[foreground: text, background: back].map(Cell.ratio)
          ?? (fronts[text] == nil || backs[back].isUnknown ? .unknown : .dependsOnBackdrop)
      }
    }
  }

  private static func front(_ token: Token, in context: Context) -> SRGBColor? {
    guard let value = token.value(in: context), !value.isUnknown else { return nil }
    return value.written?.srgb.gamutMapped
  }

  /// The background as it is seen; no colour where what lies below decides.
  private static func back(
    _ stack: LayerStack, in context: Context
  ) -> (color: SRGBColor?, isUnknown: Bool) {
    switch stack.visible(in: context) {
    case .solid(let layers):
      let mapped = layers.compactMap { $0.written?.srgb.gamutMapped }
      return (SRGBColor.composite(bottomToTop: mapped), false)
    case .open: return (nil, false)
    case .hidden, .tinted, .missing: return (nil, true)
    }
  }
}
