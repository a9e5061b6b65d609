// Reads and checks documents of agent YAML, and prints how long that takes: the YAML alone, then
// with the tree and its validation, on one core and on all.
//
// Usage: swift run -c release AgentBenchmark [DOCUMENTS] [NODES] [ROUNDS]

import AgentUI
import Foundation
import YAMLTree

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let documentCount = arguments.first ?? 10_000
let nodeCount = arguments.dropFirst().first ?? 50
let rounds = arguments.dropFirst(2).first ?? 5

let documents = (0..<documentCount).map { document($0, nodes: nodeCount) }
let megabytes = Double(documents.reduce(0) { $0 + $1.utf8.count }) / 1_048_576
let lines = documents.first?.split(separator: "\n").count ?? 0
print("\(documentCount) documents of \(nodeCount) nodes, \(lines) lines, \(rounded(megabytes)) MiB")

let validCount = documents.count {
  AgentDocument.read($0, path: "a.yaml", vocabulary: vocabulary).isValid
}
guard validCount == documentCount else {
  fatalError("\(documentCount - validCount) documents of the corpus are not valid")
}

measure("YAML, one core") {
  documents.count {
    YAMLParser.parse($0, path: "a.yaml", limits: AgentDocument.limits).root != nil
  }
}
measure("YAML, tree and validation, one core") {
  documents.count { AgentDocument.read($0, path: "a.yaml", vocabulary: vocabulary).isValid }
}
await measureConcurrently("YAML, tree and validation, two tasks", tasks: 2)

/// What a round took: by the clock on the wall, and on all cores together.
struct Cost {
  var wall: Double
  var processor: Double
}

/// Prints the medians of the rounds.
func report(_ name: String, _ costs: [Cost]) {
  let wall = costs.map(\.wall).sorted()[costs.count / 2]
  let processor = costs.map(\.processor).sorted()[costs.count / 2]
  print(
    "\(name): \(rounded(wall)) s, processor \(rounded(processor)) s,",
    "\(rounded(megabytes / wall)) MiB/s")
}

func rounded(_ value: Double) -> String { String((value * 100).rounded() / 100) }

/// Processor time of this process in seconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func measure(_ name: String, _ work: () -> Int) {
  report(
    name,
    (0..<rounds).map { _ in
      let start = processorTime()
      let wall = ContinuousClock().measure { precondition(work() == documentCount) }
      return Cost(wall: wall / .seconds(1), processor: processorTime() - start)
    })
}

func measureConcurrently(_ name: String, tasks: Int) async {
  var costs: [Cost] = []
  for _ in 0..<rounds {
    let start = processorTime()
    let wall = await ContinuousClock().measure {
      let valid = await withTaskGroup(of: Int.self) { group in
        for task in 0..<tasks { group.addTask { count(from: task, by: tasks) } }
        return await group.reduce(0, +)
      }
      precondition(valid == documentCount)
    }
    costs.append(Cost(wall: wall / .seconds(1), processor: processorTime() - start))
  }
  report(name, costs)
}

/// The valid ones of every `step`th document.
func count(from first: Int, by step: Int) -> Int {
  stride(from: first, to: documentCount, by: step).count {
    AgentDocument.read(documents[$0], path: "a.yaml", vocabulary: vocabulary).isValid
  }
}
