import Files
import Foundation
import Testing

@Suite("Other programs")
struct ToolProcessTests {
  @Test("Output, errors and status come back")
  func result() throws {
    let result = try ToolProcess.run("sh", ["-c", "printf out; printf err >&2; exit 3"])
    #expect(result.status == 3)
    #expect(String(decoding: result.output, as: UTF8.self) == "out")
    #expect(String(decoding: result.errors, as: UTF8.self) == "err")
  }

  @Test("Arguments reach the program as they are; no shell reads them")
  func arguments() throws {
    let result = try ToolProcess.run("printf", ["%s", "$HOME; `ls` 'a b'"])
    #expect(String(decoding: result.output, as: UTF8.self) == "$HOME; `ls` 'a b'")
  }

  @Test("A program that is not there")
  func missing() {
    #expect(throws: ToolProcess.Failure.notFound("no-such-program-here")) {
      try ToolProcess.run("no-such-program-here", [])
    }
  }

  @Test("Much output on both streams does not block")
  func large() throws {
    let script = "head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2"
    let result = try ToolProcess.run("sh", ["-c", script])
    #expect(result.output.count == 300_000)
    #expect(result.errors.count == 300_000)
  }

  @Test("More output than allowed, and more time than allowed, end it with its children")
  func limits() {
    #expect(throws: ToolProcess.Failure.tooMuchOutput) {
      try ToolProcess.run("sh", ["-c", "yes"], limits: .init(bytes: 1_000))
    }
    #expect(throws: ToolProcess.Failure.tooSlow) {
      try ToolProcess.run("sh", ["-c", "sleep 50"], limits: .init(duration: .milliseconds(50)))
    }
    #expect(throws: ToolProcess.Failure.tooSlow) {
      let script = "exec > /dev/null 2>&1; sleep 50"
      _ = try ToolProcess.run("sh", ["-c", script], limits: .init(duration: .milliseconds(50)))
    }
  }

  /// Shell scripts that write the number of a process to the file `$1`.
  private static let strays =
    [
      // In a group of its own.
      "set -m; (sleep 50) & echo $! > \"$1\"; wait",
      // Nobody's child.
      "(sleep 50 & echo $! > \"$1\"); sleep 50",
    ] + strayInOtherSession

  #if os(Linux)
    private static let strayInOtherSession = [
      "(setsid sh -c 'echo $$ > \"$1\"; exec sleep 50' sh \"$1\" &); sleep 50",
      "(setsid env -i sh -c '(setsid sleep 50 & echo $! > \"$1\")' sh \"$1\" &); sleep 50",
    ]
  #else
    private static let strayInOtherSession: [String] = []
  #endif

  @Test("Whatever it started ends with it", arguments: strays)
  func tree(_ script: String) throws {
    try withStray { path in
      #expect(throws: ToolProcess.Failure.tooSlow) {
        try ToolProcess.run(
          "bash", ["-c", script, "bash", path], limits: .init(duration: .milliseconds(700)))
      }
    }
  }

  @Test("What it leaves behind when it is done ends as well", arguments: strays)
  func leftovers(_ script: String) throws {
    try withStray { path in
      let quiet = "exec > /dev/null 2>&1; "
      let brief = script.replacing("; sleep 50", with: "").replacing("; wait", with: "")
      let waiting = brief + "; until [ -s \"$1\" ]; do sleep 0.01; done"
      let result = try ToolProcess.run("bash", ["-c", quiet + waiting, "bash", path])
      #expect(result.status == 0)
    }
  }

  private func withStray(_ work: (_ path: String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try work(file.path(percentEncoded: false))
    let text = try String(contentsOf: file, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that was killed may take a moment to end. A zombie that nobody has collected yet
    // has ended as well.
    func hasEnded() -> Bool {
      guard kill(child, 0) == 0 else { return true }
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      return state?.contains(") Z ") ?? false
    }
    for _ in 0..<500 where !hasEnded() { usleep(10_000) }
    #expect(hasEnded())
  }

  @Test("A signal is no exit status")
  func signal() {
    #expect(throws: ToolProcess.Failure.signal(9)) {
      try ToolProcess.run("sh", ["-c", "kill -9 $$"])
    }
  }
}
