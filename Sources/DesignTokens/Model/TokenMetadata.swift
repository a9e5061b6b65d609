/// What `$deprecated` says.
public enum Deprecation: Hashable, Sendable {
  case active
  /// Deprecated; the text says why or what to use, where one was given.
  case deprecated(reason: String?)

  public var isDeprecated: Bool { self != .active }
}

/// What the object under the key `catalog` in `$extensions` says about a token or a group.
///
/// Every key is inherited by what lies below; the nearest one wins.
public struct CatalogMetadata: Hashable, Sendable {
  /// How well a value is established, the best last.
  public enum Confidence: String, CaseIterable, Hashable, Sendable, Comparable {
    case inferred
    case oneSource = "one-source"
    case confirmed

    public static func < (left: Confidence, right: Confidence) -> Bool {
      left.rank < right.rank
    }

    private var rank: Int {
      switch self {
      case .inferred: 0
      case .oneSource: 1
      case .confirmed: 2
      }
    }
  }

  /// Whether the true value is known.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    case known
    /// The value in the file is only a stand-in for drawing.
    case unknown
  }

  public var status: Status?
  /// Why the value is unknown or doubtful.
  public var reason: String?
  public var confidence: Confidence?
  public var sources: [String]?
  /// The Swift expression the value comes from.
  public var swift: String?
  /// Whether the token has a counterpart in Swift source, which `"swift": false` denies and the
  /// name of an expression affirms; `nil` when nothing is said.
  public var hasSwift: Bool?
  /// Whether the token is plumbing, neither exported nor shown.
  public var isInternal: Bool?

  public init() {}

  /// These keys, and those of `outer` where there is none.
  func inheriting(_ outer: CatalogMetadata) -> CatalogMetadata {
    var result = self
    // A reason belongs to the status it explains: it does not outlive an overridden one.
    result.reason = reason ?? (status == nil ? outer.reason : nil)
    result.status = status ?? outer.status
    result.confidence = confidence ?? outer.confidence
    result.sources = sources ?? outer.sources
    result.swift = swift ?? (hasSwift == false ? nil : outer.swift)
    result.hasSwift = hasSwift ?? outer.hasSwift
    result.isInternal = isInternal ?? outer.isInternal
    return result
  }
}
