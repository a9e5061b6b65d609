import CatalogModel
import Diagnostics
import Files
import Testing

@testable import CatalogDriver

/// Numbers at the ends of what can be written, in place of every number of a content: no command
/// may end the process. What they say about such a number is for the tests of each rule.
@Suite struct NumberSweepTests {
  static let extremes = [
    "-9223372036854775808", "9223372036854775807", "1e19", "1e300", "-1", "0", "1e-320",
  ]

  /// A file of the content and the places of the numbers in it.
  struct Subject: Sendable, CustomTestStringConvertible {
    let content: FileTree
    let path: String

    var testDescription: String { path }
    var text: String { content.text(at: path) ?? "" }
    var numbers: [Range<String.Index>] { NumberSweepTests.numbers(in: text, of: path) }
  }

  static let starter = StarterFiles.tree(CatalogName("Starter"))

  static var subjects: [Subject] {
    [starter, NumberSweepContent.tree].flatMap { content in
      content.paths.filter { isSwept($0) }.map { Subject(content: content, path: $0) }
        .filter { !$0.numbers.isEmpty }
    }
  }

  private static func isSwept(_ path: String) -> Bool {
    [".json", ".yaml", ".md", ".css", ".swift"].contains { path.hasSuffix($0) }
  }

  @Test func everyNumberOfBothContentsIsSwept() {
    #expect(Self.subjects.count > 10)
    #expect(Self.subjects.reduce(0) { $0 + $1.numbers.count } > 150)
    #expect(CatalogBuild.build(Self.starter).diagnostics == [])
    #expect(CatalogBuild.build(NumberSweepContent.tree).diagnostics.errors == [])
  }

  @Test(arguments: subjects)
  func numbersOfAnySizeAreRead(subject: Subject) async {
    let count = subject.numbers.count
    for (index, extreme) in Self.extremes.enumerated() {
      await runAll(subject, replacing: 0..<count, with: extreme)
      // Alone, in turn: where one bad number hides what follows it.
      for number in stride(from: index, to: count, by: Self.extremes.count) {
        await runAll(subject, replacing: number..<number + 1, with: extreme)
      }
    }
  }

  private func runAll(_ subject: Subject, replacing: Range<Int>, with extreme: String) async {
    var text = subject.text
    for range in subject.numbers[replacing].reversed() {
      text.replaceSubrange(range, with: extreme)
    }
    var content = subject.content
    content[subject.path] = Array(text.utf8)
    let outcome = EveryCommand(content: content).run()
    #expect(outcome.bytes > 0, "\(subject.path): \(extreme)")
  }

  /// The numbers that stand for themselves: not those inside names, colours and paths.
  static func numbers(in text: String, of path: String) -> [Range<String.Index>] {
    let number = /(?:^|[^\w.#\/%-])(-?\d+(?:\.\d+)?)(?![\w.%\/-])/
    let length = /(?:^|[^\w.#\/%-])(-?\d+(?:\.\d+)?)(?=(?:px|rem|em|s|ms|%)\b)/
    func ranges(_ pattern: Regex<(Substring, Substring)>) -> [Range<String.Index>] {
      text.matches(of: pattern.anchorsMatchLineEndings())
        .map { $0.output.1.startIndex..<$0.output.1.endIndex }
    }
    let plain = ranges(number)
    return path.hasSuffix(".css") ? plain + ranges(length) : plain
  }
}

/// What every command does with a content, without a disk.
private struct EveryCommand {
  let content: FileTree

  /// How much was said and written in all.
  struct Outcome {
    var bytes = 0

    mutating func take(_ text: String) { bytes += text.utf8.count }
    mutating func take(_ diagnostics: [Diagnostic]) {
      bytes += diagnostics.reduce(0) { $0 + $1.summary.utf8.count }
    }
  }

  func run() -> Outcome {
    var outcome = Outcome()
    build(&outcome)
    tokens(&outcome)
    contrast(&outcome)
    if let library = CatalogLibrary.load(content) { outcome.bytes += library.systems.count }
    return outcome
  }

  private func build(_ outcome: inout Outcome) {
    var options = CatalogBuild.Options(content: "")
    options.comparesSources = true
    let built = CatalogBuild.build(content, options: options)
    outcome.bytes += built.site.reduce(0) { $0 + $1.bytes.count }
    outcome.take(built.diagnostics)
  }

  private func tokens(_ outcome: inout Outcome) {
    var named = NamedFiles()
    for file in content where file.path.hasSuffix(".json") || file.path.hasSuffix("okens.swift") {
      named.tree[file.path] = file.bytes
      named.paths.append(file.path)
    }
    let sources = TokenSources(named, namespace: nil, in: WorkingFolder(path: "/"))
    for conformance in TokenCheck.Conformance.allCases {
      outcome.take(TokenCheck(sources, conformance: conformance).diagnostics)
    }
    outcome.bytes += TokenUpgrades(sources).count
    let selection = TokenSelection(sources, inputs: [], needsContext: true)
    outcome.take(TokenResolution.json(of: selection) ?? "")
    for format in TokenExport.Format.allCases {
      outcome.take(TokenExport(selection, as: format).text)
    }
  }

  private func contrast(_ outcome: inout Outcome) {
    let report = ContrastRun.report(content)
    for format in ContrastReport.Format.allCases { outcome.take(report.text(as: format)) }
  }
}
