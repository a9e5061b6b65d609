import ColorScience
import DesignTokens
import DiagnosticReports
import Diagnostics
import JSONTree
import ReportFacts
import TokenContrast

/// The report for programs, version 1: `{"version":1,"systems":[…],"diagnostics":[…]}`.
///
/// A system has its pairs, a pair its rows: one for each group of contexts in which its colours
/// differ. Ratios are not rounded. What a row has no value for is `null` in members that every row
/// has, and left out otherwise.
enum ContrastJSON {
  static func text(of report: ContrastReport) -> String {
    let document: JSONValue = [
      "version": 1,
      "systems": .array(report.systems.map(value)),
      "diagnostics": DiagnosticFormat.value(of: report.diagnostics),
    ]
    return JSONWriter(.pretty).string(document)
  }

  private static func value(_ system: SystemContrast) -> JSONValue {
    [
      "system": .string(system.slug),
      "level": .string(system.settings.level.rawValue),
      "largeText": .string(system.settings.largeText.rawValue),
      "pairs": .array(system.entries.map(value)),
    ]
  }

  private static func value(_ entry: ContrastEntry) -> JSONValue {
    let table = entry.table
    let pair = table.pair
    return object([
      ("name", .string(pair.name)),
      ("origin", .string(entry.source == .guide ? "guide" : pair.origin.rawValue)),
      ("judged", .bool(entry.isJudged)),
      ("component", entry.component.map(JSONValue.string)),
      ("path", .string(pair.location.path)),
      ("line", number(pair.location.line) ?? .null),
      ("column", number(pair.location.column) ?? .null),
      ("foreground", .string(pair.foreground.name)),
      ("background", .string(pair.background.name)),
      ("over", .array(table.over.map { .string($0.text) })),
      ("use", .string(table.use.keyword)),
      ("required", .double(table.required)),
      ("claimed", pair.claim.map(value)),
      ("rows", .array(table.rows.map { value($0, in: table) })),
    ])
  }

  private static func value(_ claim: ContrastClaim) -> JSONValue {
    [
      "ratio": claim.ratio.map(JSONValue.double) ?? .null,
      "level": claim.level.map { .string($0.rawValue) } ?? .null,
    ]
  }

  private static func value(_ row: ContrastTable.Row, in table: ContrastTable) -> JSONValue {
    let measure = row.result.measure
    let level = measure?.ratio.level(for: table.use)
    let hasClaim = table.pair.claim != nil && measure != nil
    return object([
      ("contexts", contexts(row.contexts)),
      ("ratio", (measure?.ratio).map(ratio) ?? .null),
      ("level", level.map { .string($0.rawValue) } ?? .null),
      ("passes", measure == nil ? .null : .bool(!table.isBelow(row))),
      ("foregroundHex", measure.map { .string($0.foreground.hex) } ?? .null),
      ("backgroundHex", measure.map { .string($0.background.hex) } ?? .null),
      ("confidence", (measure?.confidence).map { .string($0.rawValue) }),
      ("clippedRatio", (measure?.clipped).map(ratio)),
      ("unknown", unknown(row.result).map(JSONValue.string)),
      ("bounds", bounds(row.result)),
      ("exception", (row.exception?.reason).map(JSONValue.string)),
      ("claimAgrees", hasClaim ? .bool(!table.contradictsClaim(row)) : nil),
      ("claimException", (row.claimException?.reason).map(JSONValue.string)),
      ("advice", row.advice.isEmpty ? nil : .array(row.advice.map(value))),
    ])
  }

  /// Each modifier that makes a difference to the pair, with its contexts in the row.
  private static func contexts(_ group: ContextGroup) -> JSONValue {
    .object(
      group.parts.map { .init($0.modifier, .array($0.contexts.map(JSONValue.string))) })
  }

  private static func unknown(_ result: ContrastResult) -> String? {
    switch result {
    case .measured: nil
    case .unknown(let gap): gap.description
    case .dependsOnBackdrop(let dependence): dependence.reason.description
    }
  }

  private static func bounds(_ result: ContrastResult) -> JSONValue? {
    guard case .dependsOnBackdrop(let dependence) = result, let bounds = dependence.bounds else {
      return nil
    }
    return [
      "lowest": ratio(bounds.lowest), "lowestOver": .string(bounds.lowestOver.text),
      "highest": ratio(bounds.highest), "highestOver": .string(bounds.highestOver.text),
    ]
  }

  private static func value(_ advice: ContrastAdvice) -> JSONValue {
    object([
      ("side", .string(advice.side.rawValue)),
      ("token", .string(advice.token.text)),
      ("path", (advice.location?.path).map(JSONValue.string)),
      ("line", number(advice.location?.line)),
      ("value", JSONExporter.value(of: .color(advice.value))),
      ("ratio", ratio(advice.passing.ratio)), ("isLocal", .bool(advice.isLocal)),
    ])
  }

  private static func ratio(_ ratio: ContrastRatio) -> JSONValue { .double(ratio.value) }
  private static func number(_ number: Int?) -> JSONValue? { number.map(JSONValue.integer) }

  /// An object of the members that have a value.
  private static func object(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(members.compactMap { name, value in value.map { .init(name, $0) } })
  }
}
