/// How large a document may be; one that is larger is an error and is not read.
public struct YAMLLimits: Hashable, Sendable {
  /// The size in bytes of UTF-8.
  public var bytes: Int
  /// Nodes the document may have once its aliases are expanded.
  public var nodes: Int

  /// Collections inside each other, once aliases are expanded, in any document.
  public static let depth = 250

  /// Limits of these sizes.
  public init(bytes: Int, nodes: Int) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// For files that people write: 1 MiB and 200,000 nodes.
  public static let standard = YAMLLimits(bytes: 1 << 20, nodes: 200_000)
  /// For documents that programs write: 16 MiB and 1,000,000 nodes.
  public static let large = YAMLLimits(bytes: 16 << 20, nodes: 1_000_000)
}
