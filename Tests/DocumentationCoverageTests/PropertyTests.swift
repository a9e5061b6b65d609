import DocumentationCoverage
import SwiftSymbols
import Testing

/// What holds for any states, shown on many.
struct PropertyTests {
  /// A small generator, so that every run sees the same states.
  private struct Random: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func modules(seed: UInt64) -> [ModuleSymbols] {
    var random = Random(state: seed)
    let states: [SymbolDocumentation.State] = [.own, .inherited, .none]
    return ["Kit", "More", "Other"].map { name in
      let count = Int.random(in: 0...40, using: &random)
      return module(
        (0..<count).map { _ in states[Int.random(in: 0...2, using: &random)] }, name: name,
        path: "\(name).swift")
    }
  }

  private static func settings(seed: UInt64) -> CoverageSettings {
    CoverageSettings(
      minimum: Double(seed % 101), minimumPerFile: Double(seed % 89),
      creditsInherited: seed % 2 == 0,
      excuses: seed % 3 == 0 ? [CoverageExcuse(pattern: "Kit.S1*", reason: "random")] : [])
  }

  @Test(arguments: 0..<60)
  func statesAddUp(seed: Int) {
    let settings = Self.settings(seed: UInt64(seed))
    let report = CoverageReport(Self.modules(seed: UInt64(seed)), settings: settings)
    let counts = report.counts
    let documented = counts.documented(creditingInherited: settings.creditsInherited)
    #expect(counts.own + counts.catalogue + counts.inherited + counts.undocumented == counts.total)
    #expect(documented + report.undocumented.count == counts.total)
    #expect(report.excused.count == counts.excused)
    for module in report.modules {
      #expect(module.byKind.map(\.counts).reduce(CoverageCounts(), +) == module.counts)
      #expect(module.byFile.map(\.counts).reduce(CoverageCounts(), +) == module.counts)
    }
  }

  @Test(arguments: 0..<60)
  func aBaselineAcceptsTheReportItWasMadeFrom(seed: Int) {
    let (modules, settings) = (Self.modules(seed: UInt64(seed)), Self.settings(seed: UInt64(seed)))
    let baseline = CoverageBaseline(CoverageReport(modules, settings: settings))
    let read = CoverageBaseline.read(baseline.text, path: "b.json").baseline
    #expect(read == baseline)
    let again = CoverageReport(modules, settings: settings, baseline: read)
    #expect(again.comparison?.regressions == [])
    #expect(again.comparison?.outdated == [])
  }

  @Test(arguments: 0..<60)
  func documentingWhatIsMissingReachesTheMinimum(seed: Int) {
    var modules = Self.modules(seed: UInt64(seed))
    let settings = Self.settings(seed: UInt64(seed))
    let report = CoverageReport(modules, settings: settings)
    guard case .total(_, _, let missing)? = report.shortfalls.first else { return }
    #expect(missing > 0)
    for (count, symbol) in report.undocumented.prefix(missing).map(\.symbol).enumerated() {
      #expect(!isReached(modules, settings), "\(count) of \(missing) should not be enough")
      for index in modules.indices {
        guard let place = modules[index].symbols.firstIndex(of: symbol) else { continue }
        modules[index].symbols[place].documentation.state = .own
      }
    }
    #expect(isReached(modules, settings))
  }

  private func isReached(_ modules: [ModuleSymbols], _ settings: CoverageSettings) -> Bool {
    !CoverageReport(modules, settings: settings).shortfalls.contains {
      if case .total = $0 { true } else { false }
    }
  }
}
