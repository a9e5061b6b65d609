/// What `$deprecated` says.
public enum Deprecation: Hashable, Sendable {
  /// In use: `$deprecated` is missing, or `false`.
  case active
  /// Deprecated; the text says why or what to use, where one was given.
  case deprecated(reason: String?)

  /// Whether the token should no longer be used, with or without a reason.
  public var isDeprecated: Bool { self != .active }
}

/// What the object under the key `catalog` in `$extensions` says about a token or a group.
///
/// Every key is inherited by what lies below; the nearest one wins.
public struct CatalogMetadata: Hashable, Sendable {
  /// How well a value is established, the best last.
  public enum Confidence: String, CaseIterable, Hashable, Sendable, Comparable {
    /// Concluded from other values or from a picture; no source states it.
    case inferred
    /// Stated by one source, which nothing else supports.
    case oneSource = "one-source"
    /// Stated by two sources or more that agree.
    case confirmed

    /// By how much can be relied on the value: inferred, one source, confirmed.
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
    /// The value in the file is the true one.
    case known
    /// The value in the file is only a stand-in for drawing.
    case unknown
  }

  /// Whether the value is known; `nil` when nothing is said, which counts as known.
  public var status: Status?
  /// Why the value is unknown or doubtful.
  public var reason: String?
  /// How well the value is established; `nil` when nothing is said.
  public var confidence: Confidence?
  /// Where the value was taken from, in the words of the file; `nil` when nothing is said.
  public var sources: [String]?
  /// The Swift expression the value comes from.
  public var swift: String?
  /// Whether the token has a counterpart in Swift source, which `"swift": false` denies and the
  /// name of an expression affirms; `nil` when nothing is said.
  public var hasSwift: Bool?
  /// Whether the token is plumbing, neither exported nor shown.
  public var isInternal: Bool?

  /// Metadata that says nothing.
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
