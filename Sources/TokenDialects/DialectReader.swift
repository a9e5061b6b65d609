/// Names of types that DTCG 2025.10 does not have.
public enum OlderTypeName {
  /// The type of DTCG 2025.10 for what other formats call `name`: `dimension` for `fontSize`;
  /// `nil` for its own names, and for what it has no type for.
  public static func replacement(for name: String) -> String? {
    SourceType.isOldName(name) ? SourceType(name: name)?.typeName : nil
  }
}
