extension RandomAccessCollection where Index == Int {
  /// The first position where something holds, of elements of which those that it holds for are the
  /// last; the end where it holds for none.
  func firstPosition(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
