/// Code spans in rows of tables.
extension TableRow {
  /// The cells of a row by Python-Markdown's rule, where a bar in a code span divides nothing; `nil`
  /// where no code span has one.
  static func cellsKeepingCode(_ line: ArraySlice<UInt8>) -> [[UInt8]]? {
    let bars = barsInCode(of: line)
    return bars.isEmpty ? nil : cells(line, besides: bars)
  }

  private static func barsInCode(of line: ArraySlice<UInt8>) -> Set<Int> {
    let runs = runsOfBackticks(in: line)
    // The run that ends the code which each begins: the next of the same length.
    var ends = [Int?](repeating: nil, count: runs.count)
    var next: [Int: Int] = [:]
    for (place, run) in runs.enumerated().reversed() {
      ends[place] = next[run.count]
      next[run.count] = place
    }
    var bars: Set<Int> = []
    var place = 0
    while place < runs.count {
      let end = ends[place]
      if let end {
        let code = runs[place].upperBound..<runs[end].lowerBound
        bars.formUnion(code.filter { line[$0] == Byte.pipe })
      }
      place = (end ?? place) + 1
    }
    return bars
  }

  private static func runsOfBackticks(in line: ArraySlice<UInt8>) -> [Range<Int>] {
    let tick = UInt8(ascii: "`")
    var runs: [Range<Int>] = []
    var index = line.startIndex
    while let start = line[index...].firstIndex(of: tick) {
      index = line[start...].firstIndex { $0 != tick } ?? line.endIndex
      runs.append(start..<index)
    }
    return runs
  }
}
