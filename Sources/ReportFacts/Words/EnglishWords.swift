import DefaultTheme
import InterfaceStrings

extension Words {
  /// The English words of the default theme, in which terminals and pull requests are told.
  package static let english: Words = {
    let path = "strings/en.yaml"
    return InterfaceStrings([
      StringsFile(path: path, language: "en", text: DefaultTheme.files[path] ?? "")
    ]).words(for: "en")
  }()
}

extension String {
  /// With a capital letter at its beginning, unless that is no letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// With a small letter at its beginning.
  package var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }

  /// A sentence as a part of another: reasons are written with and without a full stop.
  package var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
