/// Finds the ranges that an offset is in, of ranges that are within each other or apart, as those of
/// code are, without looking at all of them.
struct NestedRanges {
  private struct Node {
    /// The number of the range among those that were given.
    var number: Int
    var range: Range<Int>
    /// The node of the innermost range around.
    var parent: Int?
  }

  /// By where they begin, outer ones first.
  private var nodes: [Node] = []

  init(_ ranges: [Range<Int>]) {
    let order = ranges.indices.sorted {
      let (left, right) = (ranges[$0], ranges[$1])
      return (left.lowerBound, right.upperBound, $0) < (right.lowerBound, left.upperBound, $1)
    }
    var open: [Int] = []
    for number in order {
      let range = ranges[number]
      while let last = open.last, nodes[last].range.upperBound <= range.lowerBound {
        open.removeLast()
      }
      nodes.append(Node(number: number, range: range, parent: open.last))
      open.append(nodes.count - 1)
    }
  }

  /// The numbers of the ranges around an offset, from the inside out.
  func around(_ offset: Int) -> [Int] {
    var found: [Int] = []
    let behind = nodes.firstPosition { $0.range.lowerBound > offset }
    var current: Int? = behind > 0 ? behind - 1 : nil
    while let index = current {
      if nodes[index].range.contains(offset) { found.append(nodes[index].number) }
      current = nodes[index].parent
    }
    return found
  }
}
