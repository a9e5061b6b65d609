/// How closely files must follow DTCG 2025.10.
public enum TokenConformance: String, CaseIterable, Hashable, Sendable {
  /// Older drafts and neighbouring formats are read, with warnings. A file whose `$schema` is that
  /// of 2025.10 is held to ``standard``.
  case tolerant
  /// DTCG 2025.10 with the errata published since.
  case standard
  /// DTCG 2025.10 as it was published on 28 October 2025: `$ref` on a token points into a value,
  /// never at a whole token.
  case frozen
}
