import CatalogModel
import Diagnostics
import Files
import Testing

@testable import CatalogDriver
@testable import CatalogProtocol
@testable import CatalogScaffold
@testable import ContrastReports

/// Numbers at the ends of what can be written, in place of every number of a content: no command
/// may end the process. What they say about such a number is for the tests of each rule.
@Suite struct NumberSweepTests {
  static let extremes = [
    "-9223372036854775808", "9223372036854775807", "1e19", "1e300", "-1", "0", "1e-320",
  ]

  /// Files of one kind of a content, which are swept together: a site is built for each extreme
  /// and not for each number.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let content: FileTree
    let paths: [String]

    var testDescription: String { name }
    var count: Int { paths.reduce(0) { $0 + numbers(of: $1).count } }

    private func numbers(of path: String) -> [Range<String.Index>] {
      NumberSweepTests.numbers(in: content.text(at: path) ?? "", of: path)
    }

    /// The content with every number replaced: neighbours get different extremes, so that a number
    /// of any size meets others of every size, and `shift` moves them on by one.
    func content(shifting shift: Int) -> FileTree {
      var result = content
      for path in paths {
        guard var text = content.text(at: path) else { continue }
        for (index, range) in numbers(of: path).enumerated().reversed() {
          let extreme = (index + shift) % NumberSweepTests.extremes.count
          text.replaceSubrange(range, with: NumberSweepTests.extremes[extreme])
        }
        result[path] = Array(text.utf8)
      }
      return result
    }
  }

  static let starter = StarterFiles.tree(CatalogName("Starter"))

  static var subjects: [Subject] {
    let contents = [("starter", starter), ("every key", NumberSweepContent.tree)]
    return contents.flatMap { name, content in
      [[".json"], [".yaml", ".md"], [".css", ".swift"]].map { endings in
        Subject(
          name: "\(name), \(endings.joined(separator: " "))", content: content,
          paths: content.paths.filter { path in endings.contains { path.hasSuffix($0) } })
      }
    }
  }

  @Test func everyNumberOfBothContentsIsSwept() {
    #expect(Self.subjects.allSatisfy { $0.count > 0 })
    #expect(Self.subjects.reduce(0) { $0 + $1.count } > 150)
    #expect(CatalogBuild.build(Self.starter).diagnostics == [])
    #expect(CatalogBuild.build(NumberSweepContent.tree).diagnostics.errors == [])
  }

  @Test(arguments: subjects)
  func numbersOfAnySizeAreRead(subject: Subject) {
    for shift in Self.extremes.indices {
      let outcome = EveryCommand(content: subject.content(shifting: shift)).run()
      #expect(outcome.bytes > 0, "\(subject.name): shifted by \(shift)")
    }
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
    let all = path.hasSuffix(".css") ? plain + ranges(length) : plain
    return all.sorted { $0.lowerBound < $1.lowerBound }
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
