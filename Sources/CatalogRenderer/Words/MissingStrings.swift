import CatalogModel
import Diagnostics
import InterfaceStrings

/// `strings/language`: pages in a language that the theme has no words for.
struct MissingStrings {
  let catalog: Catalog
  let strings: InterfaceStrings

  /// A finding for each language, where it is stated first.
  var diagnostics: [Diagnostic] {
    var seen: Set<String> = []
    return stated.filter { language in
      !strings.speaks(language.name) && seen.insert(language.name.lowercased()).inserted
    }.map { language in
      .init(
        .stringsLanguage, "the theme has no words in the language '\(language.name)'",
        at: language.location,
        notes: [.init("pages in this language have English words around the content")],
        suggestion:
          "add strings/\(language.name).yaml to a folder of templates, and name it by --templates")
    }
  }

  /// The languages of pages in the order of the content.
  private var stated: [Reference] {
    let start = SourceLocation(catalog.isSingleSystem ? "system.yaml" : "catalog.yaml")
    return catalog.systems.flatMap { system in
      [Reference(system.language, at: system.languageLocation ?? start)]
        + system.guideLanguages
    } + [Reference(catalog.language, at: start)]
  }
}
