import Diagnostics
import PreviewPaint

/// Colours of a preview that could not be read, so that no pair was made of them.
public struct UnreadPaint: Hashable, Sendable {
  /// Why there is no pair.
  public enum Reason: Hashable, Sendable, CustomStringConvertible {
    /// A colour or what it stands on cannot be told.
    case unreadable(UnreadReason)
    /// The custom property is that of no colour token.
    case noColorToken(String)
    /// The custom property colours something that nothing is painted below.
    case nothingBelow(String)
    /// The drawings of the component are too many or too large to be read all.
    case tooManyDrawings

    /// The reason in English, in lower case without a final full stop.
    public var description: String {
      switch self {
      case .unreadable(let reason): reason.description
      case .noColorToken(let property): "'\(property)' is not a colour token"
      case .nothingBelow(let property): "nothing is painted below '\(property)'"
      case .tooManyDrawings: "it has too many drawings, or too large ones, to read them all"
      }
    }
  }

  /// Why there is no pair.
  public var reason: Reason
  /// The declaration that is to blame; `nil` when none is.
  public var location: SourceLocation?

  public init(reason: Reason, location: SourceLocation? = nil) {
    self.reason = reason
    self.location = location
  }
}
