import SwiftSymbols

/// What `@available` says, as a page shows it.
enum AvailabilityText {
  /// `iOS 17.0+`, `macOS 14.0 to 15.0`, `tvOS unavailable`; nothing for an entry that only says
  /// that something is deprecated everywhere.
  static func text(_ entry: Availability) -> String? {
    let platform = entry.platform == "swift" ? "Swift" : entry.platform
    if entry.isUnavailable { return "\(platform) unavailable" }
    guard entry.platform != "*" else { return nil }
    if let obsoleted = entry.obsoleted {
      return entry.introduced.map { "\(platform) \($0) to \(obsoleted)" }
        ?? "\(platform) before \(obsoleted)"
    }
    return entry.introduced.map { "\(platform) \($0)+" }
  }

  /// What the author says about a deprecation, and where it holds, with names as code spans; `nil`
  /// when there is none.
  static func deprecation(_ entries: [Availability]) -> String? {
    let deprecated = entries.filter(\.isDeprecated)
    guard !deprecated.isEmpty else { return nil }
    let message =
      deprecated.compactMap(\.message).first
      ?? deprecated.compactMap(\.renamed).first.map { "Use `\($0)`." }
    let versions = deprecated.compactMap { entry in
      entry.deprecated.map { "\(entry.platform) \($0)" }
    }
    let since = versions.isEmpty ? nil : "Since \(versions.joined(separator: ", "))."
    return [message, since].compactMap { $0 }.joined(separator: " ")
  }
}
