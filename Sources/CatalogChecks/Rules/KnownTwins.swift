import CatalogModel
import Diagnostics

/// `twin/…`: what a system or a page names as itself in another language is there, is in another
/// language, and has no other twin.
enum KnownTwins {
  static func check(_ catalog: Catalog) -> [Diagnostic] {
    TwinIndex(catalog).problems.map(diagnostic)
  }

  private static func diagnostic(_ problem: TwinProblem) -> Diagnostic {
    switch problem {
    case .unknownSystem(let stated, let known):
      unknown(
        .twinUnknownSystem, "the catalog has no other system '\(stated.name)'", stated, known,
        hint: known.isEmpty
          ? "leave 'twin' out until there is another system"
          : "name the folder of one of them: \(known.joined(separator: ", "))")
    case .unknownFile(let stated, let known):
      unknown(
        .twinUnknownPage, "no guide or component is made from '\(stated.name)'", stated, known,
        hint: "write the path of the file in the content: other-system/guides/colour")
    case .itself(let stated):
      .init(
        .twinItself, "'twin' names the page or system that it belongs to", at: stated.location,
        suggestion: "name the one in the other language, or leave 'twin' out")
    case .sameLanguage(let stated, let language):
      .init(
        .twinSameLanguage, "'\(stated.name)' is in the same language, \(language)",
        at: stated.location,
        suggestion: "state the language of one of them, or leave 'twin' out")
    case .taken(let stated, let earlier):
      .init(
        .twinTaken, "'\(stated.name)' or this page has another twin", at: stated.location,
        notes: [.init("that twin is stated here", at: earlier)],
        suggestion: "keep one of them; two pages that name each other are one pair")
    }
  }

  private static func unknown(
    _ id: FindingID, _ summary: String, _ stated: Reference, _ known: [String], hint: String
  ) -> Diagnostic {
    .init(
      id, summary, at: stated.location,
      suggestion: DidYouMean.suggestion(for: stated.name, among: known) ?? hint)
  }
}
