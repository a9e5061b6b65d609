import CatalogModel
import Diagnostics
import YAMLTree

/// The language of texts, and where it is stated.
struct StatedLanguage {
  /// A BCP 47 tag.
  var tag: String
  /// Where it stands; the file itself when nothing is stated.
  var location: SourceLocation
}

/// Reads `language`, a BCP 47 tag.
enum LanguageLoader {
  /// The tag, or English when there is none.
  static func language(_ fields: inout YAMLFields) -> StatedLanguage {
    let stated = statedLanguage(&fields)
    return StatedLanguage(
      tag: stated?.name ?? "en", location: stated?.location ?? fields.location)
  }

  /// The tag, or `nil` when there is none or it cannot be one.
  static func statedLanguage(_ fields: inout YAMLFields) -> Reference? {
    guard let tag = fields.reference("language") else { return nil }
    if LanguageTag.isValid(tag.name) { return tag }
    fields.report(
      .init(
        .contentLanguage, "'\(tag.name)' is not a language tag",
        at: fields.location(of: "language"), suggestion: "write one such as en or pt-BR"))
    return nil
  }
}
