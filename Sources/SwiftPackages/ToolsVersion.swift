/// A version of the Swift tools.
public struct ToolsVersion: Hashable, Comparable, Sendable {
  /// The first number: 6 of `6.1`.
  public var major: Int
  /// The second number: 1 of `6.1`.
  public var minor: Int

  init(_ major: Int, _ minor: Int) {
    self.major = major
    self.minor = minor
  }

  /// The version that a manifest asks for in its first line, `// swift-tools-version: 6.1`; one
  /// that asks for none is as old as can be.
  public init(declaredIn text: String) {
    let line = text.prefix { !$0.isNewline }
    let parts = line.split(separator: ":", maxSplits: 1)
    let isDeclared = parts.count == 2 && parts[0].lowercased().hasSuffix("swift-tools-version")
    let numbers = isDeclared ? parts[1].split { !$0.isNumber }.compactMap { Int($0) } : []
    self.init(numbers.first ?? 3, numbers.count > 1 ? numbers[1] : 0)
  }

  /// By their numbers.
  public static func < (left: ToolsVersion, right: ToolsVersion) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }
}
