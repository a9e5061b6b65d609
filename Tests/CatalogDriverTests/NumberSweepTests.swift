import Files
import Testing
import Workers

@testable import CatalogDriver
@testable import CatalogScaffold

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
    // The starter is large, and has no key that the other lacks.
    let step = subject.name.hasPrefix("starter") ? 3 : 1
    for shift in stride(from: 0, to: Self.extremes.count, by: step) {
      let outcome = EveryCommand(content: subject.content(shifting: shift)).run()
      #expect(outcome.bytes > 0, "\(subject.name): shifted by \(shift)")
    }
  }

  /// Swept together, a number may hide behind another that is refused first. Those that are known to
  /// be computed with are swept one by one.
  @Test func numbersThatAreComputedWithAreReadOneByOne() {
    let content = NumberSweepContent.tree
    var count = 0
    for path in content.paths {
      guard let text = content.text(at: path) else { continue }
      for range in Self.numbers(in: text, of: path) where Self.isComputedWith(range, in: text, path)
      {
        count += 1
        for extreme in ["-9223372036854775808", "1e19", "-1"] {
          var changed = content
          changed[path] = Array(text.replacingCharacters(range, with: extreme).utf8)
          let command = EveryCommand(content: changed)
          let outcome = path.hasSuffix(".json") ? command.runTokens() : command.runBuild()
          #expect(outcome.bytes > 0, "\(path): \(extreme)")
        }
      }
    }
    #expect(count == 41)
  }

  private static func isComputedWith(
    _ range: Range<String.Index>, in text: String, _ path: String
  ) -> Bool {
    if path == "tokens.json" { return true }
    let line = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
    return ["minimumTarget", "order", "limits"].contains { line.last?.contains($0) == true }
  }

  /// What reads a folder: the preview, which makes every page, and what the agents are given.
  @Test(arguments: subjects.filter { $0.name.hasPrefix("every key") })
  func numbersOfAnySizeAreReadFromADisk(subject: Subject) throws {
    let run = try ToolRun()
    for file in subject.content(shifting: 3) {
      try run.write(String(decoding: file.bytes, as: UTF8.self), at: file.path)
    }
    let folder = run.folder.path(percentEncoded: false)
    let live = LiveSite(CatalogBuild.Options(content: folder))
    _ = try live.edit()
    #expect(!live.hasSite || live.pages.allSatisfy { live.file(at: $0) != nil })
    _ = live.findings(until: Cancellation())
    let schema = try SchemaPrint.agent(ContentSource(folder))
    #expect(schema.text != nil || !schema.diagnostics.isEmpty)
    guard subject.paths.contains(where: { $0.hasSuffix(".swift") }) else { return }
    let package = try ToolRun()
    for file in subject.content(shifting: 3) where file.path.hasSuffix(".swift") {
      try package.write(
        String(decoding: file.bytes, as: UTF8.self),
        at: "Sources/Kit/" + file.path.replacing("/", with: "-"))
    }
    try package.write(Self.manifest, at: "Package.swift")
    let source = package.folder.path(percentEncoded: false)
    let made = try CatalogInit(.init(folder: source + "/catalog", package: source)).run()
    #expect(!made.files.isEmpty)
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
      targets: [.target(name: "Kit")])

    """

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

extension String {
  fileprivate func replacingCharacters(_ range: Range<Index>, with text: String) -> String {
    var result = self
    result.replaceSubrange(range, with: text)
    return result
  }
}
