import DiagnosticReports
import Diagnostics
import DocumentationCoverage
import ReportFacts

/// The report as JUnit's XML, which CI services show as tests: a module is a suite, a file a test.
///
/// A test fails when its file could not be read whole or keeps a demand from being reached. One
/// whose file has other errors is in error; errors of no such file are a suite of their own. What
/// is undocumented and accepted, or not asked for, is the output of its test.
enum CoverageJUnit {
  static func text(of result: CoverageResult) -> String {
    var errors = ErrorsByFile(result)
    var suites = result.sections.flatMap { section in
      let failing = FailingSymbols(section)
      return section.report.modules.map { Suite($0, of: section, failing: failing, &errors) }
    }
    if !errors.rest.isEmpty { suites.append(Suite(errors.rest)) }
    let tests = suites.reduce(0) { $0 + $1.cases.count }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let inError = suites.reduce(0) { $0 + $1.errors }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      + "<testsuites name=\"documentation coverage\" tests=\"\(tests)\" failures=\"\(failures)\" "
      + "errors=\"\(inError)\">\n" + suites.map(\.text).joined() + "</testsuites>\n"
  }
}

/// The errors beside what is asked and not reached, each told once.
private struct ErrorsByFile {
  private var byFile: [String?: [Diagnostic]]

  init(_ result: CoverageResult) {
    let errors = result.otherDiagnostics.inOrder.filter { $0.severity == .error }
    byFile = Dictionary(grouping: errors, by: \.location?.path)
  }

  mutating func take(_ path: String) -> [Diagnostic] { byFile.removeValue(forKey: path) ?? [] }

  /// Those that nobody took.
  var rest: [Diagnostic] { byFile.values.flatMap(\.self).inOrder }
}

/// A module, as a test suite.
private struct Suite {
  let name: String
  let cases: [Case]

  var failures: Int { cases.count(where: \.isFailure) }
  var errors: Int { cases.count { !$0.errors.isEmpty } }

  init(
    _ module: ModuleCoverage, of section: CoverageSection, failing: FailingSymbols,
    _ errors: inout ErrorsByFile
  ) {
    name = section.system.map { "\($0).\(module.name)" } ?? module.name
    let byFile = Dictionary(grouping: module.symbols) { $0.symbol.location.path }
    let incomplete = Set(module.incompleteFiles)
    cases = Set(byFile.keys).union(incomplete).sorted().map { path in
      let symbols = byFile[path] ?? []
      return Case(
        path: path, isIncomplete: incomplete.contains(path), errors: errors.take(path),
        failing: symbols.filter(failing.contains).map(failing.line),
        accepted: symbols.filter { failing.isUndocumented($0) && !failing.contains($0) }
          .map(failing.line), total: symbols.count { $0.state != .excused })
    }
  }

  /// Errors of no module.
  init(_ errors: [Diagnostic]) {
    name = "catalog coverage"
    cases = [Case(errors: errors)]
  }

  var text: String {
    let head =
      "  <testsuite name=\"\(XMLText.attribute(name))\" tests=\"\(cases.count)\" "
      + "failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\">\n"
    return head + cases.map { $0.text(inSuite: name) }.joined() + "  </testsuite>\n"
  }
}

/// A file of a module, as a test case.
private struct Case {
  /// The file; errors may be of none that is measured.
  var path = "errors"
  var isIncomplete = false
  let errors: [Diagnostic]
  /// What keeps a demand from being reached.
  var failing: [String] = []
  /// What is undocumented and accepted.
  var accepted: [String] = []
  var total = 0

  /// A test has one outcome, and an error comes before a failure.
  var isFailure: Bool { errors.isEmpty && (!failing.isEmpty || isIncomplete) }

  func text(inSuite suite: String) -> String {
    let head =
      "    <testcase classname=\"\(XMLText.attribute(suite))\" name=\"\(XMLText.attribute(path))\""
    if !isFailure, errors.isEmpty, accepted.isEmpty { return head + "/>\n" }
    return head + ">\n" + outcome + output + "    </testcase>\n"
  }

  private var outcome: String {
    let counted = "\(failing.count) of \(CoverageWords.count(total, "symbol")) to document"
    if let first = errors.first {
      let message = [first.summary, errors.count > 1 ? "and \(errors.count - 1) more" : nil]
      let lines = errors.map { error in
        TerminalText.visible((error.location.map { "\($0)  " } ?? "") + error.summary)
      }
      return element("error", message, first.id.name, lines + failing)
    }
    guard isFailure else { return "" }
    let message = [failing.isEmpty ? nil : counted, isIncomplete ? "could not be read whole" : nil]
    return element("failure", message, "coverage", failing)
  }

  private func element(
    _ name: String, _ message: [String?], _ type: String, _ lines: [String]
  ) -> String {
    let message = message.compactMap(\.self).joined(separator: "; ")
    return "      <\(name) message=\"\(XMLText.attribute(message))\" type=\"\(type)\">"
      + XMLText.content(lines.joined(separator: "\n")) + "</\(name)>\n"
  }

  private var output: String {
    guard !accepted.isEmpty else { return "" }
    let text = (["undocumented and accepted:"] + accepted).joined(separator: "\n")
    return "      <system-out>\(XMLText.content(text))</system-out>\n"
  }
}

/// Which symbols of a section are failures.
private struct FailingSymbols {
  private let places: Set<SymbolPlace>
  private let facts: CoverageFacts

  init(_ section: CoverageSection) {
    facts = section.facts
    let isAccepted = !section.hasGate || section.report.isMet
    places = isAccepted ? [] : Set(CoveragePriority(section).symbols.map(SymbolPlace.init))
  }

  func contains(_ covered: CoveredSymbol) -> Bool { places.contains(SymbolPlace(covered)) }

  func isUndocumented(_ covered: CoveredSymbol) -> Bool {
    covered.state != .excused
      && !covered.isDocumented(creditingInherited: facts.report.settings.creditsInherited)
  }

  func line(_ covered: CoveredSymbol) -> String {
    TerminalText.visible(facts.toWrite(covered).line)
  }
}
