/// A name with the place it was given at, so that a wrong one can be reported there.
public struct Reference: Hashable, Sendable {
  /// The name as it was written, whether or not anything is called so.
  public var name: String
  /// Where the name begins in its file.
  public var location: SourceLocation

  /// A name that was read at `location`.
  public init(_ name: String, at location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
