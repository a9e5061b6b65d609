import DesignTokens

extension System {
  /// Whether there is anything of which it could be said whether it is documented.
  public var hasCoverage: Bool {
    !modules.isEmpty || !components.isEmpty || tokens.contains { !$0.isInternal }
  }
}
