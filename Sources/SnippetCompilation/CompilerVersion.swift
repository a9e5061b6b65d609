/// What a compiler says of its version.
public struct CompilerVersion: Hashable, Sendable {
  /// The name of the version: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  public var name: String
  /// The numbers: `[6, 3, 1]`.
  public var numbers: [Int]

  /// The first version that reads what the tool writes: tuples of any length in builders, and
  /// interfaces whose extensions say where they are isolated.
  public static let oldest = [6, 0]

  /// Whether the tool can work with it.
  public var isSupported: Bool { !numbers.lexicographicallyPrecedes(Self.oldest) }

  /// The version in what `swiftc --version` prints; `nil` when there is none.
  public init?(_ output: String) {
    guard let match = output.firstMatch(of: /((?:Apple )?Swift version (\d+(?:\.\d+)*)[^\n]*)/)
    else { return nil }
    name = String(match.1)
    numbers = match.2.split(separator: ".").compactMap { Int($0) }
  }
}
