import DocumentationCoverage

/// The report as JUnit's XML, which CI services show as tests: a module is a suite, a file a test.
///
/// A test fails when its file could not be read whole or keeps a demand from being reached; where
/// nothing is asked, when it has anything undocumented. What is undocumented and accepted is the
/// output of its test.
enum CoverageJUnit {
  static func text(of result: CoverageResult) -> String {
    let suites = result.sections.flatMap { section in
      section.report.modules.map { Suite($0, of: section) }
    }
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"documentation coverage\" tests=\"\(tests)\" failures=\"\(failures)\">\n"
      + suites.map(\.text).joined() + "</testsuites>\n"
  }
}

/// A module.
private struct Suite {
  let name: String
  let cases: [Case]

  var failures: Int { cases.count(where: \.isFailure) }

  init(_ module: ModuleCoverage, of section: CoverageSection) {
    name = section.system.map { "\($0).\(module.name)" } ?? module.name
    let failing = FailingSymbols(section)
    let byFile = Dictionary(grouping: module.symbols) { $0.symbol.location.path }
    let paths = Set(byFile.keys).union(module.incompleteFiles).sorted()
    let incomplete = Set(module.incompleteFiles)
    cases = paths.map { path in
      Case(
        path: path, symbols: byFile[path] ?? [], isIncomplete: incomplete.contains(path),
        failing: failing)
    }
  }

  var text: String {
    let head =
      "  <testsuite name=\"\(XMLText.attribute(name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failures)\" errors=\"0\" skipped=\"0\">\n"
    return head + cases.map { $0.text(inSuite: name) }.joined() + "  </testsuite>\n"
  }
}

/// A file.
private struct Case {
  let path: String
  let isIncomplete: Bool
  /// What keeps a demand from being reached.
  let failing: [String]
  /// What is undocumented and accepted.
  let accepted: [String]
  let total: Int

  var isFailure: Bool { !failing.isEmpty || isIncomplete }

  init(path: String, symbols: [CoveredSymbol], isIncomplete: Bool, failing: FailingSymbols) {
    self.path = path
    self.isIncomplete = isIncomplete
    total = symbols.count { $0.state != .excused }
    self.failing = symbols.filter(failing.contains).map { failing.line($0) }
    accepted = symbols.filter { failing.isUndocumented($0) && !failing.contains($0) }
      .map { failing.line($0) }
  }

  func text(inSuite suite: String) -> String {
    let head =
      "    <testcase classname=\"\(XMLText.attribute(suite))\" name=\"\(XMLText.attribute(path))\""
    if !isFailure, accepted.isEmpty { return head + "/>\n" }
    return head + ">\n" + failure + output + "    </testcase>\n"
  }

  private var failure: String {
    guard isFailure else { return "" }
    let counted = "\(failing.count) of \(CoverageWords.count(total, "symbol")) to document"
    let parts = [failing.isEmpty ? nil : counted, isIncomplete ? "could not be read whole" : nil]
    let message = parts.compactMap(\.self).joined(separator: "; ")
    return "      <failure message=\"\(XMLText.attribute(message))\" "
      + "type=\"coverage\">\(XMLText.content(failing.joined(separator: "\n")))</failure>\n"
  }

  private var output: String {
    guard !accepted.isEmpty else { return "" }
    let text = (["undocumented and accepted:"] + accepted).joined(separator: "\n")
    return "      <system-out>\(XMLText.content(text))</system-out>\n"
  }
}

/// Which symbols of a section are failures.
private struct FailingSymbols {
  private let keys: Set<[String]>
  private let required: Set<CoverageAxis>
  private let creditsInherited: Bool

  init(_ section: CoverageSection) {
    required = section.settings.requiredAxes
    creditsInherited = section.settings.creditsInherited
    let isAccepted = section.hasGate && section.report.isMet
    let symbols = isAccepted ? [] : CoveragePriority(section).symbols
    keys = Set(symbols.map(Self.key))
  }

  func contains(_ covered: CoveredSymbol) -> Bool { keys.contains(Self.key(covered)) }

  func isUndocumented(_ covered: CoveredSymbol) -> Bool {
    covered.state != .excused && !covered.isDocumented(creditingInherited: creditsInherited)
  }

  func line(_ covered: CoveredSymbol) -> String {
    let symbol = covered.symbol
    return "\(symbol.location)  \(symbol.kind.noun) \(symbol.dottedPath)"
      + covered.lackText(of: required)
  }

  private static func key(_ covered: CoveredSymbol) -> [String] {
    [covered.symbol.module, covered.symbol.key, covered.symbol.location.description]
  }
}
