import CatalogModel
import InterfaceStrings

extension SymbolPage {
  /// The heading of the page, and its name in lists.
  func title(in words: Words) -> String {
    switch subject {
    case .type: path.joined(separator: ".")
    case .extensions: words(APIPhrase.extensionsOf, ["type": path.joined(separator: ".")])
    case .globals: globalsTitle(words)
    }
  }

  /// What the page is about: the noun of a type's kind, such as `struct`, otherwise `extensions` or
  /// `outside types`.
  func kindLabel(in words: Words) -> String {
    switch subject {
    case .type: type.map { words.noun(of: $0.kind) } ?? ""
    case .extensions: words(APIPhrase.extensions)
    case .globals: words(APIPhrase.outsideTypes)
    }
  }

  /// `Functions, operators and type aliases`
  private func globalsTitle(_ words: Words) -> String {
    let groups = Set(members.map { MemberGroup($0.kind) })
    let titles = MemberGroup.allCases.filter(groups.contains).map {
      words($0.phrase).lowercased()
    }
    return FrameBuilder.label(words.list(titles))
  }
}
