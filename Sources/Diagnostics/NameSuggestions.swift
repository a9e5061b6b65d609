/// Suggestions for many unknown names among the same candidates.
///
/// A name that comes again is looked up. Each new one is compared with all candidates, which for
/// thousands of names takes longer than the rest of a check; so only the first
/// ``NameSuggestions/limit`` names get a suggestion.
public struct NameSuggestions: Sendable {
  /// How many different names are compared.
  public static let limit = 1_000

  private let candidates: [String]
  private var known: [String: String?] = [:]

  /// How many names were compared by now.
  public var comparedCount: Int { known.count }

  /// Suggestions among `candidates`, in any order.
  public init(among candidates: some Sequence<String>) { self.candidates = Array(candidates) }

  /// The candidate that ``DidYouMean/nearest(to:among:)`` finds; `nil` also for a new name after the
  /// first ``NameSuggestions/limit``.
  public mutating func nearest(to name: String) -> String? {
    if let found = known[name] { return found }
    guard known.count < Self.limit else { return nil }
    let found = DidYouMean.nearest(to: name, among: candidates)
    known[name] = .some(found)
    return found
  }
}
