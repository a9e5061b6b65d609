extension String {
  /// With exactly one slash at its end.
  public var withFinalSlash: String { hasSuffix("/") ? self : self + "/" }
}
