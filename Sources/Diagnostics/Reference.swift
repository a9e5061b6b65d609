/// A name with the place it was given at, so that a wrong one can be reported there.
public struct Reference: Hashable, Sendable {
  public var name: String
  public var location: SourceLocation

  public init(_ name: String, at location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
