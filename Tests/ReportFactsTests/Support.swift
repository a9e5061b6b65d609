import DefaultTheme
import InterfaceStrings

/// The words of the default theme.
private let strings = InterfaceStrings(
  ["en", "ru"].map { language in
    let path = "strings/\(language).yaml"
    return StringsFile(path: path, language: language, text: DefaultTheme.files[path] ?? "")
  })

func words(_ language: String) -> Words { strings.words(for: language) }
