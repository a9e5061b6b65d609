import CatalogModel

/// What something was in one version and is in the next.
public enum ChangeValue: Hashable, Sendable {
  /// A name, a value or code: the same in all languages.
  case text(String)
  /// There is no value.
  case nothing
  /// A component takes any children.
  case anyChildren
  /// A prop takes every token.
  case everyToken
  /// A platform may have any version.
  case everyVersion
  /// A component is so far.
  case status(Status)
  /// A contrast ratio, to one: `4.61`.
  case ratio(String)
  /// How many of how many, and the percent: `91.5`.
  case share(percent: String, good: Int, total: Int)
  /// A declaration cannot be used on a platform; on none when `nil`.
  case unavailable(String?)

  /// A text that is there, as it is.
  init?(_ text: String?) {
    guard let text else { return nil }
    self = .text(text)
  }

  /// The value in English.
  public var text: String {
    switch self {
    case .text(let text): text
    case .nothing: "none"
    case .anyChildren: "any"
    case .everyToken: "every token"
    case .everyVersion: "every version"
    case .status(let status): status.rawValue
    case .ratio(let ratio): "\(ratio) to 1"
    case .share(let percent, let good, let total): "\(percent) % (\(good) of \(total))"
    case .unavailable(let platform): "unavailable on \(platform ?? "every platform")"
    }
  }
}
