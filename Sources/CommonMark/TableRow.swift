/// How a line of a table divides into cells.
enum TableRow {
  /// The cells of a row, trimmed, as markdown: `\|` has become `|`, as everywhere in a table, in
  /// code spans too.
  ///
  /// - Parameter code: The places of bars in code spans, which divide nothing.
  static func cells(_ line: ArraySlice<UInt8>, besides code: Set<Int> = []) -> [[UInt8]] {
    var rest = line.trimmed
    if rest.first == Byte.pipe { rest.removeFirst() }
    var cells: [[UInt8]] = []
    var cell: [UInt8] = []
    var endsWithPipe = false
    var isEscaped = false
    for (index, byte) in zip(rest.indices, rest) {
      endsWithPipe = byte == Byte.pipe && !isEscaped && !code.contains(index)
      if endsWithPipe {
        cells.append(Array(cell[...].trimmed))
        cell.removeAll(keepingCapacity: true)
      } else {
        if byte == Byte.pipe, isEscaped { cell.removeLast() }
        cell.append(byte)
      }
      isEscaped = byte == Byte.backslash && !isEscaped
    }
    if !endsWithPipe { cells.append(Array(cell[...].trimmed)) }
    return cells
  }

  /// The alignments a delimiter row states, one for each column; `nil` for any other line.
  static func alignments(_ line: ArraySlice<UInt8>) -> [Table.Alignment?]? {
    guard let first = line.first, [Byte.pipe, Byte.colon, Byte.hyphen].contains(first),
      line.allSatisfy({ isDelimiter($0) })
    else { return nil }
    var alignments: [Table.Alignment?] = []
    for cell in cells(line) {
      let isLeft = cell.first == Byte.colon
      let isRight = cell.count > 1 && cell.last == Byte.colon
      let dashes = cell[(isLeft ? 1 : 0)..<(cell.count - (isRight ? 1 : 0))]
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == Byte.hyphen }) else { return nil }
      alignments.append(isLeft ? (isRight ? .center : .left) : (isRight ? .right : nil))
    }
    return alignments
  }

  /// Whether a line has a `|` that divides cells.
  static func hasDivider(_ line: ArraySlice<UInt8>) -> Bool {
    var isEscaped = false
    for byte in line {
      if byte == Byte.pipe, !isEscaped { return true }
      isEscaped = byte == Byte.backslash && !isEscaped
    }
    return false
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    byte == Byte.pipe || byte == Byte.colon || byte == Byte.hyphen || Byte.isBlank(byte)
  }
}
