import DesignTokens
import SwiftSymbols

/// The constants of one full name: several where `#if` branches tell platforms apart.
struct ConstantMember: Sendable {
  /// The first in source order decides name and place.
  var variants: [SwiftConstant]
  /// `nil` for what is outside of the namespace or no token of its own.
  var tokenPath: TokenPath?
  var description: String?
  /// The brand whose value it is, by position; `nil` for what is the same for all.
  var brand: Int?

  var first: SwiftConstant { variants[0] }
  var swiftName: String { first.path.joined(separator: ".") }

  /// The variant that is compiled for `platform`; one outside of any `#if` is for every platform.
  /// What no platform compiles, such as `#if DEBUG`, stands in where there is nothing else.
  func variant(on platform: SourceConfiguration.Platform) -> SwiftConstant? {
    variants.first { $0.platforms?.contains(platform) == true }
      ?? variants.first { $0.platforms == nil }
      ?? (variants.allSatisfy { $0.platforms?.isEmpty == true } ? first : nil)
  }

  /// Whether it is not the same constant on all of `platforms`.
  func differs(among platforms: [SourceConfiguration.Platform]) -> Bool {
    guard variants.contains(where: { $0.platforms != nil }) else { return false }
    let places = platforms.map { variant(on: $0)?.value.location }
    return Set(places).count > 1
  }

  /// What deprecates it: the attribute, or a comment that begins by saying so.
  var deprecation: Deprecation? {
    if let entry = variants.lazy.compactMap(\.deprecation).first { return entry.meaning }
    guard let description else { return nil }
    let words = description.lowercased()
    let isLegacy = words.hasPrefix("deprecated") || words.hasPrefix("legacy alias")
    return isLegacy ? .deprecated(reason: description) : nil
  }
}

extension Availability {
  /// What `$deprecated` says in place of `@available`.
  var meaning: Deprecation { .deprecated(reason: message ?? renamed.map { "use \($0)" }) }
}

/// What a doc comment says of a token, beside its description.
struct TokenComment {
  /// From the last line `- Token: path`, where the path does not follow from the Swift name.
  var path: TokenPath?
  /// `nil` where nothing is left.
  var description: String?

  init(_ comment: String?) {
    var lines = (comment ?? "").split(separator: "\n", omittingEmptySubsequences: false)
    if let place = lines.lastIndex(where: { $0.hasPrefix(Self.field) }) {
      let name = lines[place].dropFirst(Self.field.count).drop { $0 == " " }
      path = name.isEmpty ? nil : TokenPath(String(name))
      lines.remove(at: place)
    }
    while lines.last?.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
    description = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static let field = ExportedSwift.tokenField
}
