import InterfaceStrings
import Testing

@Suite("A strings file with many unknown keys")
struct UnknownKeysTests {
  @Test("All are told, the first hundred of them with what was meant")
  func limit() {
    // One letter more than the known key, each another.
    let letters = (0..<150).compactMap { Unicode.Scalar(0x4E00 + $0) }
    let lines = letters.map { "  skip\($0): A\n" }
    let strings = InterfaceStrings([
      StringsFile(path: "en.yaml", language: "en", text: "frame:\n  skip: Skip\n"),
      StringsFile(path: "ru.yaml", language: "ru", text: "frame:\n  skip: A\n" + lines.joined()),
    ])
    let unknown = strings.diagnostics.filter { $0.id.name == "strings/unknown-key" }
    #expect(unknown.count == 150)
    #expect(unknown.count { $0.suggestion == "did you mean 'frame.skip'?" } == 100)
    #expect(unknown.last?.suggestion == nil)
  }
}
