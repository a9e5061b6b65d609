/// The formats in which token files occur.
public enum TokenDialect: String, CaseIterable, Hashable, Sendable {
  /// DTCG 2025.10.
  case dtcg
  /// The editors' drafts before it, with strings for colours and measures.
  case dtcgDraft = "dtcg-draft"
  /// Exports of the Tokens Studio plugin.
  case tokensStudio = "tokens-studio"
  /// Style Dictionary up to version 3.
  case styleDictionary = "style-dictionary"
  /// Adobe's Spectrum: a flat map in which a schema per token tells its type.
  case spectrum
  /// Terrazzo's modes in `$extensions.mode`, before it knew resolver documents.
  case terrazzo
  /// Figma's own export of variables, where it holds what DTCG 2025.10 has no type for.
  case figma
  /// Red Hat's `_` for the token of a group itself, and pairs of aliases for light and dark.
  case redHat = "red-hat"
  /// Names and values without a mark of what is a token, as builds of tokens write them.
  case plain
  /// Salesforce's Theo, which is recognised and not read.
  case theo

  /// The name that a person knows it by.
  public var name: String {
    switch self {
    case .dtcg: "DTCG 2025.10"
    case .dtcgDraft: "an older draft of DTCG"
    case .tokensStudio: "Tokens Studio"
    case .styleDictionary: "Style Dictionary"
    case .spectrum: "Adobe Spectrum"
    case .terrazzo: "Terrazzo modes"
    case .figma: "a Figma export"
    case .redHat: "Red Hat's dialect"
    case .plain: "plain names and values"
    case .theo: "Theo"
    }
  }

  /// The key in `$extensions` under which members are kept that DTCG 2025.10 does not know.
  var vendor: String {
    switch self {
    case .dtcg, .dtcgDraft: "org.designtokens"
    case .tokensStudio: "studio.tokens"
    case .styleDictionary: "style-dictionary"
    case .spectrum: "com.adobe.spectrum"
    case .terrazzo: "app.terrazzo"
    case .figma: "com.figma"
    case .redHat: "com.redhat.ux"
    case .plain: "plain"
    case .theo: "com.salesforce.theo"
    }
  }

  /// The dialects whose files may hold members of Style Dictionary beside those of the format.
  static let besideStyleDictionary: [TokenDialect] = [
    .styleDictionary, .dtcgDraft, .terrazzo, .figma,
  ]

  /// ``name`` after "is written in".
  var phrase: String {
    switch self {
    case .tokensStudio, .styleDictionary, .spectrum, .theo: "the format of \(name)"
    case .terrazzo: "the format of Terrazzo with modes"
    case .figma: "the format of Figma's export"
    case .dtcg, .dtcgDraft, .redHat, .plain: name
    }
  }
}
