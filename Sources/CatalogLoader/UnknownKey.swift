import Diagnostics
import YAMLTree

/// `guide/unknown-key`: a key of front matter that means nothing here, and often something to the
/// tool that a text was written for.
struct UnknownKey: Hashable, Sendable {
  var name: String
  var location: SourceLocation
  /// The keys that mean something.
  var known: [String]

  /// One finding for each key, at the first of the files that have it.
  static func findings(_ keys: [[UnknownKey]]) -> [Diagnostic] {
    Dictionary(grouping: keys.joined(), by: \.name).values.compactMap { uses -> UnknownUses? in
      uses.min { $0.location < $1.location }.map { UnknownUses(first: $0, count: uses.count) }
    }
    .sorted { $0.first.location < $1.first.location }.enumerated().map { number, uses in
      uses.finding(isSearched: number < searchLimit)
    }
  }

  /// Keys for which one is looked for that was meant; a text with more was written for another tool.
  private static let searchLimit = 100
}

/// The files that have a key.
private struct UnknownUses {
  var first: UnknownKey
  var count: Int

  func finding(isSearched: Bool) -> Diagnostic {
    var notes = [Diagnostic.Note("known keys: \(first.known.joined(separator: ", "))")]
    switch count - 1 {
    case 0: break
    case 1: notes.append(.init("one more guide has it"))
    default: notes.append(.init("\(count - 1) more guides have it"))
    }
    return .init(
      .guideUnknownKey, "the front matter of a guide has no key '\(Excerpt.of(first.name))'",
      at: first.location, notes: notes,
      suggestion: isSearched
        ? DidYouMean.suggestion(for: first.name, among: Set(first.known)) : nil)
  }
}
