/// Tarjan's algorithm with its own stack, so that long chains do not use the program's.
struct ConnectedComponents {
  private let neighbours: (Int) -> [Int]
  private var order: [Int: Int] = [:]
  private var low: [Int: Int] = [:]
  private var stack: [Int] = []
  private var isOnStack: Set<Int> = []
  private var result: [[Int]] = []

  /// The strongly connected components of the graph that `nodes` span, each after all
  /// components it leads to.
  static func find(
    _ nodes: some Sequence<Int>, neighbours: @escaping (Int) -> [Int]
  ) -> [[Int]] {
    var search = ConnectedComponents(neighbours: neighbours)
    for node in nodes where search.order[node] == nil { search.visit(node) }
    return search.result
  }

  private init(neighbours: @escaping (Int) -> [Int]) {
    self.neighbours = neighbours
  }

  private mutating func visit(_ start: Int) {
    var frames: [(node: Int, edges: [Int], next: Int)] = []
    open(start, in: &frames)
    while let frame = frames.last {
      if frame.next < frame.edges.count {
        frames[frames.count - 1].next += 1
        let neighbour = frame.edges[frame.next]
        if let number = order[neighbour] {
          if isOnStack.contains(neighbour) { lower(frame.node, to: number) }
        } else {
          open(neighbour, in: &frames)
        }
        continue
      }
      frames.removeLast()
      if let parent = frames.last { lower(parent.node, to: low[frame.node] ?? .max) }
      if low[frame.node] == order[frame.node] { closeComponent(frame.node) }
    }
  }

  private mutating func open(
    _ node: Int, in frames: inout [(node: Int, edges: [Int], next: Int)]
  ) {
    low[node] = order.count
    order[node] = order.count
    stack.append(node)
    isOnStack.insert(node)
    frames.append((node, neighbours(node), 0))
  }

  private mutating func lower(_ node: Int, to number: Int) {
    low[node] = min(low[node] ?? .max, number)
  }

  private mutating func closeComponent(_ root: Int) {
    var component: [Int] = []
    while let node = stack.popLast() {
      isOnStack.remove(node)
      component.append(node)
      if node == root { break }
    }
    result.append(component.sorted())
  }
}
