import InterfaceStrings
import SwiftSymbols

/// What `@available` says, as a page shows it.
enum AvailabilityText {
  /// `iOS 17.0+`, `macOS 14.0 to 15.0`, `tvOS unavailable`; nothing for an entry that only says
  /// that something is deprecated everywhere.
  static func text(_ entry: Availability, _ words: Words) -> String? {
    let platform = entry.platform == "swift" ? "Swift" : entry.platform
    if entry.isUnavailable { return words(APIPhrase.unavailable, ["platform": platform]) }
    guard entry.platform != "*" else { return nil }
    if let obsoleted = entry.obsoleted {
      let values = ["platform": platform, "obsoleted": obsoleted]
      return entry.introduced.map { introduced in
        words(APIPhrase.fromTo, values.merging(["introduced": introduced]) { $1 })
      } ?? words(APIPhrase.before, values)
    }
    return entry.introduced.map { "\(platform) \($0)+" }
  }

  /// What the author says about a deprecation, and where it holds, with names as code spans; `nil`
  /// when there is none.
  static func deprecation(_ entries: [Availability], _ words: Words) -> String? {
    let deprecated = entries.filter(\.isDeprecated)
    guard !deprecated.isEmpty else { return nil }
    let message =
      deprecated.compactMap(\.message).first
      ?? deprecated.compactMap(\.renamed).first.map { words(APIPhrase.use, ["name": "`\($0)`"]) }
    let versions = deprecated.compactMap { entry in
      entry.deprecated.map { "\(entry.platform) \($0)" }
    }
    let since =
      versions.isEmpty
      ? nil : words(APIPhrase.since, ["versions": versions.joined(separator: ", ")])
    return [message, since].compactMap { $0 }.joined(separator: " ")
  }
}
