import CatalogRenderer

/// The version of the tool.
public enum ToolVersion {
  /// After Semantic Versioning.
  public static let current = Generator.version
}
