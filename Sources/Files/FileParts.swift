/// The bytes of a file in parts, each made when it is asked for: a long file need not be in memory
/// as a whole.
public struct FileParts: Sendable {
  /// How many parts there are.
  public let count: Int
  /// How many bytes they have together.
  public let size: Int
  private let make: @Sendable (Int) -> [UInt8]

  /// - Parameters:
  ///   - size: The sum of the parts' bytes.
  ///   - make: Makes a part, which is the same at each call.
  public init(count: Int, size: Int, _ make: @escaping @Sendable (Int) -> [UInt8]) {
    self.count = count
    self.size = size
    self.make = make
  }

  /// A file that is in memory.
  public init(_ bytes: [UInt8]) {
    self.init(count: 1, size: bytes.count) { _ in bytes }
  }

  /// A part, by its number from 0.
  public subscript(number: Int) -> [UInt8] { make(number) }

  /// The whole file.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    for number in 0..<count { bytes += self[number] }
    return bytes
  }
}
