/// How far a declaration can be seen, from the narrowest to the widest.
public enum AccessLevel: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Within the enclosing declaration.
  case `private`
  /// Within the file.
  case `fileprivate`
  /// Within the module; what is meant when nothing is written.
  case `internal`
  /// Within the package.
  case package
  /// Everywhere.
  case `public`
  /// Everywhere, and to be subclassed or overridden there.
  case open

  /// Whether `left` can be seen less far than `right`.
  public static func < (left: AccessLevel, right: AccessLevel) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }
}
