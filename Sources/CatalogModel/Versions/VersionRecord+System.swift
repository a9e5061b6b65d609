import AgentUI
import ColorScience
import DesignTokens
import JSONTree
import SwiftSymbols
import TokenContrast

extension VersionRecord {
  /// What a system is now.
  ///
  /// - Parameter report: What the checks measured of it; without it contrast and coverage are not
  ///   recorded.
  public init(of system: System, report: SystemReport? = nil) {
    self.init(slug: system.slug, name: system.name, version: system.version)
    location = system.languageLocation
    platforms = system.platforms
    modifiers = system.tokens.modifiers
    tokens = system.tokens.filter { !$0.isInternal }.map { RecordedToken($0, of: system) }
    parts =
      system.components.map { RecordedPart($0, isPrimitive: false, of: system) }
      + system.primitives.map { RecordedPart($0, isPrimitive: true, of: system) }
    screens = system.screens.map { RecordedExample(name: $0.name, root: $0.root) }
    modules = system.modules.map { module in
      RecordedModule(
        name: module.name,
        symbols: module.symbols.filter { $0.access >= .public }.map(RecordedSymbol.init))
    }
    pairs = report.map(RecordedPair.pairs)
    coverage = report?.documentedSymbols
  }

  /// The systems of a catalog.
  ///
  /// - Parameter reports: What the checks measured of them.
  public static func all(
    of catalog: Catalog, reports: Reports = Reports()
  ) -> [VersionRecord] {
    catalog.systems.map { VersionRecord(of: $0, report: reports.systems[$0.slug]) }
  }

  /// What agent YAML of the version may name.
  public var vocabulary: Vocabulary {
    let tokens = tokens.map { token in
      let deprecation: String? =
        if case .deprecated(let reason) = token.deprecation { reason ?? "" } else { nil }
      return (
        token.path,
        Vocabulary.Token(swiftName: token.swiftName ?? token.path, deprecation: deprecation)
      )
    }
    return Vocabulary(
      components: parts.map(\.contract), tokens: Dictionary(tokens) { first, _ in first })
  }
}

extension RecordedToken {
  init(_ token: Token, of system: System) {
    let value = token.value().map { RecordedValue($0.value) }
    self.init(
      path: token.path.text, typeName: token.value()?.value.typeName,
      deprecation: token.deprecation, swiftName: system.swiftName(of: token), axes: token.axes,
      value: value, location: token.location)
    // A token that varies in too many ways is known by its default context alone.
    let modifiers = system.tokens.modifiers.filter { axes.contains($0.name) }
    guard !ContextGroup.isTooMany(modifiers.map { ($0.name, $0.contexts) }) else {
      axes = []
      return
    }
    for context in token.combinations {
      let other = token.value(in: context).map { RecordedValue($0.value) }
      if other != value { variants.updateValue(other, forKey: context) }
    }
  }
}

extension RecordedValue {
  init(_ value: TokenValue) {
    if case .other(let kept) = value {
      self.init(text: kept.text)
      return
    }
    let json = JSONExporter.value(of: value).withoutHex
    self.init(
      text: CSSValue.text(of: value),
      exact: value.isWrittenExactly ? nil : JSONWriter().string(json))
  }
}

extension TokenValue {
  /// Whether CSS writes no other value alike.
  fileprivate var isWrittenExactly: Bool {
    switch self {
    case .dimension, .fontFamily, .fontWeight, .duration, .cubicBezier, .number: true
    case .color(let color): color.value.isWrittenExactly
    case .strokeStyle(.keyword): true
    case .strokeStyle, .border, .transition, .shadow, .gradient, .typography, .other: false
    }
  }
}

extension ColorValue {
  /// Whether it is opaque, in sRGB, and what hexadecimal digits say of it.
  fileprivate var isWrittenExactly: Bool {
    space == .srgb && alpha == 1
      && components.allSatisfy { component in
        guard let component, (0...1).contains(component) else { return false }
        let scaled = component * 255
        return (scaled - scaled.rounded()).magnitude < 1e-9
      }
  }
}

extension JSONValue {
  /// Without the hexadecimal form of colours, which only repeats them.
  fileprivate var withoutHex: JSONValue {
    switch self {
    case .object(let members):
      .object(members.filter { $0.name != "hex" }.map { .init($0.name, $0.value.withoutHex) })
    case .array(let elements): .array(elements.map(\.withoutHex))
    case .null, .bool, .integer, .double, .number, .string: self
    }
  }
}

extension RecordedPart {
  init(_ component: Component, isPrimitive: Bool, of system: System) {
    var contract = component.contract
    for index in contract.props.indices {
      contract.props[index].description = ""
      contract.props[index].choices = contract.props[index].choices.map { .init($0.name) }
    }
    self.init(
      slug: component.slug, isPrimitive: isPrimitive, contract: contract,
      status: component.status,
      platforms: component.platforms == system.platforms ? nil : component.platforms,
      examples: component.examples.map { RecordedExample(name: $0.name, root: $0.root) },
      location: component.location)
    propLocations = component.propLocations
  }
}

extension RecordedPair {
  fileprivate static func pairs(_ report: SystemReport) -> [RecordedPair] {
    (Array(report.pairs.declared) + Array(report.pairs.drawn)).flatMap { component, pairs in
      pairs.compactMap { pair in
        report.contrastTables[pair].map { RecordedPair($0, of: component) }
      }
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
  }

  private init(_ table: ContrastTable, of component: String) {
    let (pair, row) = (table.pair, table.decisive)
    let isLimited = row?.contexts.parts.contains { !$0.isEvery } ?? false
    self.init(
      component: component, name: pair.name, foreground: pair.foreground.name,
      background: pair.background.name, over: pair.over.map(\.name),
      outcome: Outcome(table.outcome), ratio: row?.ratio?.text,
      required: table.required.ratioText, contexts: isLimited ? row?.contexts.label : nil,
      location: pair.location)
  }
}

extension RecordedPair.Outcome {
  fileprivate init(_ outcome: ContrastTable.Outcome) {
    self =
      switch outcome {
      case .below: .below
      case .excused: .excused
      case .reaching: .reaching
      case .open: .open
      }
  }
}
