import CatalogModel

extension SymbolPage {
  /// The heading of the page, and its name in lists.
  var title: String {
    switch subject {
    case .type: path.joined(separator: ".")
    case .extensions: "Extensions of \(path.joined(separator: "."))"
    case .globals: globalsTitle
    }
  }

  /// What the page is about: the noun of a type's kind, such as `struct`, otherwise `extensions` or
  /// `outside types`.
  var kindLabel: String {
    switch subject {
    case .type: type?.kind.noun ?? ""
    case .extensions: "extensions"
    case .globals: "outside types"
    }
  }

  /// `Functions, operators and type aliases`
  private var globalsTitle: String {
    let groups = Set(members.map { MemberGroup($0.kind) })
    let titles = MemberGroup.allCases.filter(groups.contains).map { $0.title.lowercased() }
    let last = titles.last ?? ""
    let first = titles.dropLast().joined(separator: ", ")
    return FrameBuilder.label(first.isEmpty ? last : "\(first) and \(last)")
  }
}
