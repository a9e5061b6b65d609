import DesignTokens

/// Why a pair has no ratio of its own in a context.
public enum RatioGap: Hashable, Sendable {
  /// What the metadata of a token whose value is unknown states, as it is written there.
  case stated(String)
  /// The value of the token is unknown, and nothing states why.
  case unknownValue(TokenPath)
  /// The token has no value in the context.
  case noValue(TokenPath)
  /// The value of the token is no colour.
  case noColor(TokenPath)
  /// The lowest token is translucent, and nothing is said to lie below it.
  case nothingBelow(TokenPath)
}

extension RatioGap: CustomStringConvertible {
  /// What is stated, or the reason in English without a final full stop.
  public var description: String {
    switch self {
    case .stated(let reason): reason
    case .unknownValue(let path): "the value of \(path) is not known"
    case .noValue(let path): "\(path) has no value here"
    case .noColor(let path): "\(path) is not a colour"
    case .nothingBelow(let path): "\(path) is translucent and nothing is named below it"
    }
  }
}
