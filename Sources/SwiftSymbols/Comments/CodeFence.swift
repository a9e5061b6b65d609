/// Tells, line by line, what stands in fenced code blocks.
///
/// The rules are those of CommonMark 0.31, section 4.5, but for indentation: a fence in a list item
/// stands as far in as the item's text.
public struct CodeFence {
  private var open: Substring?

  /// Outside any block.
  public init() {}

  /// Whether a block has begun and not ended.
  public var isOpen: Bool { open != nil }

  /// Whether `line` begins a block when none is open.
  public static func begins(with line: Substring) -> Bool { opening(line) != nil }

  /// Takes in the next line.
  ///
  /// - Returns: Whether it belongs to a block, as its code or as one of its fences.
  @discardableResult
  public mutating func read(_ line: Substring) -> Bool {
    guard let open else {
      open = Self.opening(line)
      return isOpen
    }
    let run = Self.run(line)
    if run.first == open.first, run.count >= open.count, line[run.endIndex...].isBlank {
      self.open = nil
    }
    return true
  }

  /// What opens a block: three backticks or tildes at least. No backtick follows those on their
  /// line, or they begin a code span.
  private static func opening(_ line: Substring) -> Substring? {
    let run = run(line)
    guard run.count >= 3 else { return nil }
    return run.first == "`" && line[run.endIndex...].contains("`") ? nil : run
  }

  /// The backticks, or the tildes, with which the text of `line` begins.
  private static func run(_ line: Substring) -> Substring {
    let body = line.drop { $0 == " " || $0 == "\t" }
    guard let mark = body.first, mark == "`" || mark == "~" else { return body.prefix(0) }
    return body.prefix { $0 == mark }
  }
}
