extension String {
  /// With blanks behind it up to a width in characters.
  public func padded(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }

  /// With blanks before it up to a width in characters.
  public func padded(left width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - count)) + self
  }
}
