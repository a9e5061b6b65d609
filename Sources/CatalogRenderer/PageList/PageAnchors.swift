/// The parts of a page that links may name.
struct PageAnchors: Sendable {
  /// The names that a link may give after `#`, each with the id of its element.
  let ids: [String: String]
  /// By what is left of a name without case and punctuation; `nil` where several have it.
  private let idsByKey: [String: String?]

  /// More names than these are not searched for one that was meant: a text may have as many wrong
  /// links as headings.
  private static let searchLimit = 256

  init(_ ids: [String: String]) {
    self.ids = ids
    idsByKey = Dictionary(ids.map { ($0.key.anchorKey, $0.value) }) { _, _ in nil }
  }

  /// The id that a name means, or the only one that differs from it in nothing but case and
  /// punctuation.
  func id(of name: String) -> String? {
    if let id = ids[name] { return id }
    let key = name.anchorKey
    return key.isEmpty ? nil : idsByKey[key] ?? nil
  }

  /// The names among which one may be found that was meant.
  var candidates: [String] { ids.count <= Self.searchLimit ? Array(ids.keys) : [] }
}
