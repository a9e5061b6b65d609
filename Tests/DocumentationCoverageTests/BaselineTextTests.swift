import DocumentationCoverage
import Testing

struct BaselineTextTests {
  private let text = """
    {
      "version": 1,
      "modules": [
        {
          "name": "Kit",
          "total": 3,
          "documented": 1,
          "undocumented": [
            "A.init(_: String)",
            "B"
          ]
        }
      ]
    }

    """

  /// What is wrong with `text`, as a terminal shows it; `nil` when it could be read.
  private func problems(_ text: String) -> [String]? {
    let (baseline, diagnostics) = CoverageBaseline.read(text, path: "b.json")
    #expect((baseline == nil) == !diagnostics.isEmpty)
    #expect(
      diagnostics.allSatisfy { $0.id.name == "coverage/bad-baseline" && $0.severity == .error })
    return baseline == nil ? diagnostics.map(\.text) : nil
  }

  @Test func oneSymbolALine() {
    let baseline = CoverageBaseline(modules: [
      .init(name: "Kit", total: 3, documented: 1, undocumented: ["A.init(_: String)", "B"])
    ])
    #expect(baseline.text == text)
  }

  @Test func readsWhatItWrites() {
    let read = CoverageBaseline.read(text, path: "b.json")
    #expect(read.diagnostics == [])
    #expect(read.baseline?.text == text)
  }

  @Test func putsAMergedOneInOrder() {
    let merged = text.replacing("\"B\"", with: "\"C\",\n        \"B\"")
    #expect(
      CoverageBaseline.read(merged, path: "b.json").baseline?.modules[0].undocumented
        == ["A.init(_: String)", "B", "C"])
  }

  @Test func textThatIsNotJSON() {
    #expect(
      problems("") == [
        """
        b.json:1:1: error: the baseline cannot be read: expected a value, but the file ends here
        help: write the baseline again
        """
      ])
    let conflict = text.replacing("      \"total\"", with: "<<<<<<< ours\n      \"total\"")
    #expect(problems(conflict)?.count == 1)
    #expect(
      problems(conflict)?[0].hasSuffix(
        "help: resolve the merge conflict, or write the baseline again")
        == true)
  }

  @Test func aLaterVersion() {
    #expect(
      problems(text.replacing("\"version\": 1", with: "\"version\": 2")) == [
        """
        b.json:2:14: error: the baseline has version 2, and this release reads version 1
        help: use the release that wrote it, or write the baseline again
        """
      ])
  }

  @Test(arguments: ["0", "\"1\"", "1.0", "null"])
  func anotherVersion(version: String) {
    #expect(
      problems(text.replacing("\"version\": 1", with: "\"version\": \(version)")) == [
        """
        b.json:2:14: error: the baseline has a version that is not known here
        help: write it again; this release reads version 1
        """
      ])
  }

  @Test func valuesOfAnotherType() {
    #expect(
      problems("[]") == [
        "b.json:1:1: error: the baseline must be an object, not an array\n" + anew
      ])
    #expect(
      problems(text.replacing("\"Kit\"", with: "7")) == [
        "b.json:5:15: error: 'name' must be the name of a module, not a number\n" + anew
      ])
    #expect(
      problems(text.replacing("\"B\"", with: "{}")) == [
        "b.json:10:9: error: a symbol must be a string, not an object\n" + anew
      ])
    #expect(
      problems(#"{"version": 1, "modules": {}}"#) == [
        "b.json:1:27: error: 'modules' must be an array, not an object\n" + anew
      ])
    #expect(
      problems(#"{"version": 1, "modules": [3]}"#) == [
        "b.json:1:28: error: a module must be an object, not a number\n" + anew
      ])
  }

  private let anew = "help: write the baseline again"

  @Test(arguments: ["-1", "1.5", "\"3\"", "1e2", "1000000001", "99999999999999999999"])
  func figuresThatCannotBe(figure: String) {
    #expect(
      problems(text.replacing("\"total\": 3", with: "\"total\": \(figure)")) == [
        "b.json:6:16: error: 'total' must be a whole number from 0 to 1000000000\n" + anew
      ])
  }

  @Test func moreDocumentedThanThereAre() {
    #expect(
      problems(text.replacing("\"documented\": 1", with: "\"documented\": 4")) == [
        "b.json:7:21: error: more symbols are documented than there are: 4 of 3\n" + anew
      ])
  }

  @Test func namesThatAreUnknownOrMissing() {
    #expect(
      problems(text.replacing("\"documented\"", with: "\"documentd\"")) == [
        "b.json:4:5: error: 'documented' is missing from the baseline\n" + anew,
        "b.json:7:7: error: a baseline has no 'documentd'\nhelp: did you mean 'documented'?",
      ])
    #expect(
      problems("{}") == [
        "b.json:1:1: error: 'version' is missing from the baseline\n" + anew,
        "b.json:1:1: error: 'modules' is missing from the baseline\n" + anew,
      ])
  }

  @Test func whatOccursTwice() {
    #expect(
      problems(text.replacing("\"B\"", with: "\"A.init(_: String)\"")) == [
        """
        b.json:10:9: error: the symbol 'A.init(_: String)' occurs twice in the baseline
        help: remove one of the two
        """
      ])
    let module = #"{"name": "Kit", "total": 0, "documented": 0, "undocumented": []}"#
    #expect(
      problems(#"{"version": 1, "modules": [\#(module), \#(module)]}"#) == [
        """
        b.json:1:103: error: the module 'Kit' occurs twice in the baseline
        help: remove one of the two
        """
      ])
    #expect(problems(text.replacing("\"total\"", with: "\"name\": \"Kit\", \"total\""))?.count == 1)
  }

  @Test func textsOfAnySize() {
    #expect(
      problems(String(repeating: " ", count: 33 << 20)) == [
        "b.json: error: the baseline is larger than 32 MiB\n" + anew
      ])
    #expect(problems(String(repeating: "[", count: 100_000))?.count == 1)
  }
}
