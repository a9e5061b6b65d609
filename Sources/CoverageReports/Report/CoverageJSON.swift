import CatalogModel
import DiagnosticReports
import Diagnostics
import DocumentationCoverage
import JSONTree
import SwiftSymbols

/// The report for programs, version 1:
/// `{"version":1,"percent","met","modules":[…],"symbols":[…],"axes":[…],"facets":[…],"gates":[…],`
/// `"baselines":[…],"unusedExcuses":[…],"diagnostics":[…]}`.
///
/// `percent` is the share that is weighed against a minimum: own and catalogue, and inherited where
/// that is credited. It is `null` where there is nothing to count. What belongs to a system of the
/// content has its folder name under `system`.
enum CoverageJSON {
  static func text(of result: CoverageResult) -> String {
    let sections = result.sections
    let document: JSONValue = [
      "version": 1,
      "percent": percent(result.percent),
      "met": .bool(result.isMet),
      "modules": .array(sections.flatMap(modules)),
      "symbols": .array(sections.flatMap(symbols)),
      "axes": .array(sections.flatMap(axes)),
      "facets": .array(sections.flatMap(facets)),
      "gates": .array(sections.flatMap(CoverageGates.values)),
      "baselines": .array(sections.compactMap(baseline)),
      "unusedExcuses": .array(sections.flatMap(unusedExcuses)),
      "diagnostics": DiagnosticFormat.value(of: result.diagnostics),
    ]
    return JSONWriter(.pretty).string(document)
  }

  // MARK: Modules

  private static func modules(_ section: CoverageSection) -> [JSONValue] {
    section.report.modules.map { module in
      object(
        [("name", .string(module.name)), ("system", section.system.map(JSONValue.string))]
          + figures(module.counts, section) + [
            ("partial", .bool(!module.incompleteFiles.isEmpty)),
            ("incompleteFiles", strings(module.incompleteFiles)),
            ("leftOut", .integer(module.leftOut)),
            ("configuration", configuration(section.conditions[module.name], section)),
            ("kinds", .array(module.byKind.map { kind($0.kind, $0.counts, section) })),
            ("files", .array(module.byFile.map { file($0.path, $0.counts, section) })),
          ])
    }
  }

  private static func figures(
    _ counts: CoverageCounts, _ section: CoverageSection
  ) -> [(String, JSONValue?)] {
    [
      ("total", .integer(counts.total)),
      ("own", .integer(counts.own)),
      ("catalogue", .integer(counts.catalogue)),
      ("inherited", .integer(counts.inherited)),
      ("none", .integer(counts.undocumented)),
      ("excused", .integer(counts.excused)),
      ("percent", percent(counts.percent(creditingInherited: section.settings.creditsInherited))),
      ("ownPercent", percent(counts.ownPercent)),
      ("effectivePercent", percent(counts.effectivePercent)),
    ]
  }

  private static func kind(
    _ kind: Symbol.Kind, _ counts: CoverageCounts, _ section: CoverageSection
  ) -> JSONValue {
    object([("kind", .string(kind.rawValue))] + figures(counts, section))
  }

  private static func file(
    _ path: String, _ counts: CoverageCounts, _ section: CoverageSection
  ) -> JSONValue {
    object([("path", .string(path))] + figures(counts, section))
  }

  private static func configuration(
    _ conditions: ReadConditions?, _ section: CoverageSection
  ) -> JSONValue {
    let configuration = conditions?.configuration
    return [
      "platform": configuration.map { .string($0.name) } ?? .null,
      "defines": strings(configuration?.defines.sorted() ?? []),
      "languageMode": configuration.map { .integer($0.languageMode) } ?? .null,
      "features": strings(configuration?.features.sorted() ?? []),
      "minimumAccess": .string(section.access.rawValue),
      "creditsInherited": .bool(section.settings.creditsInherited),
      "excludesDeprecated": .bool(section.settings.excludesDeprecated),
    ]
  }

  // MARK: Symbols

  private static func symbols(_ section: CoverageSection) -> [JSONValue] {
    section.report.modules.flatMap(\.symbols).map { covered in
      let symbol = covered.symbol
      return object([
        ("module", .string(symbol.module)),
        ("system", section.system.map(JSONValue.string)),
        ("name", .string(symbol.dottedPath)),
        ("kind", .string(symbol.kind.rawValue)),
        ("path", .string(symbol.location.path)),
        ("line", number(symbol.location.line)),
        ("column", number(symbol.location.column)),
        ("state", .string(covered.state.rawValue)),
        ("key", .string(symbol.key)),
        ("reason", (covered.excuse?.reason).map(JSONValue.string)),
        ("documentedAt", covered.catalogueLocation.map { .string($0.description) }),
        ("findings", covered.findings.isEmpty ? nil : .array(covered.findings.map(finding))),
      ])
    }
  }

  private static func finding(_ finding: AxisFinding) -> JSONValue {
    ["axis": .string(finding.axis.rawValue), "names": strings(finding.names)]
  }

  // MARK: Beside the figures

  private static func axes(_ section: CoverageSection) -> [JSONValue] {
    CoverageAxis.allCases.map { axis in
      let tally = section.report.tally(of: axis)
      return object([
        ("axis", .string(axis.rawValue)), ("system", section.system.map(JSONValue.string)),
        ("good", .integer(tally.good)), ("total", .integer(tally.total)),
        ("percent", percent(tally.percent)),
        ("required", .bool(section.settings.requiredAxes.contains(axis))),
      ])
    }
  }

  private static func facets(_ section: CoverageSection) -> [JSONValue] {
    section.facets.map { facet in
      object([
        ("facet", .string(facet.kind.rawValue)), ("system", section.system.map(JSONValue.string)),
        ("good", .integer(facet.tally.good)), ("total", .integer(facet.tally.total)),
        ("percent", percent(facet.tally.percent)),
        ("missing", .array(facet.missing.map(item))),
        ("patch", facet.patch.isEmpty ? nil : .string(facet.patch)),
      ])
    }
  }

  private static func item(_ item: CoverageFacet.Item) -> JSONValue {
    [
      "name": .string(item.name), "detail": .string(item.detail),
      "path": (item.location?.path).map(JSONValue.string) ?? .null,
      "line": number(item.location?.line), "column": number(item.location?.column),
    ]
  }

  private static func baseline(_ section: CoverageSection) -> JSONValue? {
    guard let comparison = section.report.comparison else { return nil }
    return object([
      ("system", section.system.map(JSONValue.string)),
      ("percent", percent(section.report.baselinePercent)),
      ("regressions", .array(comparison.regressions.map(regression))),
      ("outdated", strings(comparison.outdated)),
    ])
  }

  private static func regression(_ covered: CoveredSymbol) -> JSONValue {
    ["module": .string(covered.symbol.module), "key": .string(covered.symbol.key)]
  }

  private static func unusedExcuses(_ section: CoverageSection) -> [JSONValue] {
    section.report.unusedExcuses.map { excuse in
      [
        "symbols": .string(excuse.pattern), "reason": .string(excuse.reason),
        "path": (excuse.location?.path).map(JSONValue.string) ?? .null,
        "line": number(excuse.location?.line),
      ]
    }
  }

  // MARK: Values

  private static func percent(_ percent: Double?) -> JSONValue {
    percent.map(JSONValue.double) ?? .null
  }

  private static func number(_ number: Int?) -> JSONValue {
    number.map(JSONValue.integer) ?? .null
  }

  private static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// An object of the members that have a value.
  static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}
