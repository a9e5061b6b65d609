import InterfaceStrings

@testable import CatalogRenderer

/// The words of the theme in a language.
func words(_ language: String) -> Words { Theme().strings.words(for: language) }
