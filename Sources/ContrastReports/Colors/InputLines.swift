/// Cuts input that arrives in pieces into lines, in bounded memory.
public struct InputLines: Sendable {
  /// A line without its end.
  public struct Line: Hashable, Sendable {
    /// Counted from 1.
    public var number: Int
    public var bytes: [UInt8]
    /// Whether there was more than ``InputLines/limit`` bytes, of which the rest is left out.
    public var isCut = false
  }

  /// How many bytes of a line are kept.
  let limit: Int

  private var pending = Line(number: 1, bytes: [])

  public init(limit: Int) { self.limit = limit }

  /// The lines that are complete with these bytes.
  public mutating func add(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: 0x0A) {
      extend(with: rest[..<end])
      lines.append(take())
      rest = rest[(end + 1)...]
    }
    extend(with: rest)
    return lines
  }

  /// What stands behind the last line end; `nil` when nothing does.
  public mutating func finish() -> Line? {
    pending.bytes.isEmpty ? nil : take()
  }

  private mutating func extend(with bytes: ArraySlice<UInt8>) {
    let room = limit - pending.bytes.count
    pending.bytes += bytes.prefix(room)
    if bytes.count > room { pending.isCut = true }
  }

  private mutating func take() -> Line {
    var line = pending
    if line.bytes.last == 0x0D { line.bytes.removeLast() }
    pending = Line(number: line.number + 1, bytes: [])
    return line
  }
}
