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
  }

  @Test("Children in groups of their own end with it")
  func tree() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "tree-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let path = file.path(percentEncoded: false)
    let script = "set -m; (sleep 50) & echo $! > \"$1\"; wait"
    #expect(throws: ToolProcess.Failure.tooSlow) {
      try ToolProcess.run(
        "bash", ["-c", script, "bash", path], limits: .init(duration: .milliseconds(500)))
    }
    let text = try String(contentsOf: file, encoding: .utf8)
    let child = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
    // A process that was killed may take a moment to end. A zombie that nobody has collected yet
    // has ended as well.
    func hasEnded() -> Bool {
      let state = try? String(contentsOfFile: "/proc/\(child)/stat", encoding: .utf8)
      return state.map { $0.contains(") Z ") } ?? true
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
