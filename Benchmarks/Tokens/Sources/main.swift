// Times the reading of design tokens, and shows that memory does not grow with the permutations of
// modifiers. Every row is measured in a process of its own, so that its peak memory is its own.
//
// Usage: swift run -c release --package-path Benchmarks/Tokens
//
// 1. `Workload` names what is measured; a corpus makes its files, the same ones every time.
// 2. `Measurement` runs it five times and keeps times and peak memory.
// 3. `Table` prints one row for each. A slow run is shown, and fails nothing; tokens that are
//    read wrongly end the run with status 1.

import Foundation

/// One row, in this process.
func measure(_ name: String) throws {
  guard let workload = Workload(name: name) else { throw Failure("there is no workload '\(name)'") }
  print(Table.row(try Measurement(workload)))
}

/// All rows, each in a process of its own.
func measureAll() throws {
  guard let program = Bundle.main.executableURL else { throw Failure("cannot find this program") }
  print(Table.header)
  // The rows are written by other processes, past this one's buffer.
  fflush(nil)
  for workload in Workload.all {
    let process = Process()
    process.executableURL = program
    process.arguments = [workload.name]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure("'\(workload.name)' failed") }
  }
}

do {
  if let name = CommandLine.arguments.dropFirst().first {
    try measure(name)
  } else {
    try measureAll()
  }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
