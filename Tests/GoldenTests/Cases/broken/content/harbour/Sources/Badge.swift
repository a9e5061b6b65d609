/// A badge.
public struct Badge {
  public func text( -> String {
}
