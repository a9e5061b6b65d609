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
}
