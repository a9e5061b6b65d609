import AgentSchema
import AgentUI
import DesignTokens
import JSONTree
import SwiftSymbols

/// Writes a ``VersionRecord`` as a file that people can review: sorted by name, a line for each
/// token, prop, symbol and pair of colours. The same record gives the same bytes.
public enum RecordWriter {
  /// The format of the files that are written, and the latest that is read.
  public static let format = 1

  /// The text of the file, ending in a newline.
  public static func text(of record: VersionRecord) -> String {
    let members =
      head(of: record)
      + [
        section("tokens", object(record.tokens, by: \.path, value), opening: 1),
        section("components", object(record.parts, by: \.name, value), opening: 3),
        section("screens", examples(record.screens), opening: 1),
        section("modules", object(record.modules, by: \.name, value), opening: 2),
        record.pairs.map { section("contrast", .array($0.map(value)), opening: 1) },
        record.coverage.map {
          section(
            "coverage", ["documented": .integer($0.good), "total": .integer($0.total)], opening: 0)
        },
      ].compactMap(\.self)
    return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
  }

  private static func head(of record: VersionRecord) -> [String] {
    let texts: [(String, String?)] = [
      ("system", record.slug), ("name", record.name), ("version", record.version),
      ("date", record.date), ("note", record.note),
    ]
    return [section("format", .integer(format), opening: 0)]
      + texts.compactMap { name, text in text.map { section(name, .string($0), opening: 0) } }
      + [
        section("platforms", value(record.platforms), opening: 0),
        section(
          "modifiers", object(record.modifiers, by: \.name, value, sorted: false), opening: 1),
      ]
  }

  // MARK: Tokens

  private static func value(_ modifier: TokenModifier) -> JSONValue {
    [
      "contexts": .array(modifier.contexts.map(JSONValue.string)),
      "default": .string(modifier.defaultContext),
    ]
  }

  private static func value(_ token: RecordedToken) -> JSONValue {
    var members = Members()
    members.add("type", token.typeName)
    members.add("value", token.value.map(value))
    members.add("swift", token.swiftName)
    if case .deprecated(let reason) = token.deprecation {
      members.add("deprecated", reason.map(JSONValue.string) ?? true)
    }
    if !token.variants.isEmpty {
      members.add("axes", .array(token.axes.map(JSONValue.string)))
      members.add("variants", .array(variants(of: token)))
    }
    return members.value
  }

  /// Each value once for all contexts that share it, as far as they can be said together.
  private static func variants(of token: RecordedToken) -> [JSONValue] {
    let axes = token.axes.map { axis in
      (name: axis, contexts: Set(token.variants.keys.compactMap { $0[axis] }).sorted())
    }
    let groups = ContextGroup.groups(of: axes) { choice in token.variants[Context(choice)] }
    return groups.compactMap { group, value -> JSONValue? in
      guard let value else { return nil }
      return [
        "in": .array(group.parts.map { .array($0.contexts.map(JSONValue.string)) }),
        "value": value.map(self.value) ?? .null,
      ]
    }
  }

  private static func value(_ value: RecordedValue) -> JSONValue {
    guard let exact = value.exact else { return .string(value.text) }
    return ["css": .string(value.text), "exact": .string(exact)]
  }

  // MARK: Components

  private static func value(_ part: RecordedPart) -> JSONValue {
    let contract = part.contract
    var members = Members()
    members.add("slug", part.slug)
    members.add("primitive", part.isPrimitive)
    members.add("status", part.status.rawValue)
    members.add("swift", value(contract.swift))
    members.add("children", value(contract.children))
    members.add("requiresSemantics", contract.requiresSemantics)
    members.add("view", contract.keyword == .view)
    members.add("platforms", part.platforms.map(value))
    // In the order of Swift's arguments.
    members.add("props", object(contract.props, by: \.name, value, sorted: false))
    if !part.examples.isEmpty { members.add("examples", examples(part.examples)) }
    return members.value
  }

  private static func value(_ form: SwiftForm) -> JSONValue {
    var members = Members()
    members.add("module", form.module)
    members.add("type", form.type)
    members.add("grammar", form.grammar == .view ? nil : form.grammar.rawValue)
    members.add("call", form.call)
    members.add("member", form.member)
    if !form.slots.isEmpty {
      members.add(
        "slots",
        .array(
          form.slots.map { ["component": .string($0.component), "label": .string($0.label)] }))
    }
    members.add("closure", form.closure.label)
    members.add("closureIsOptional", form.closure.isOptional)
    return members.value
  }

  private static func value(_ rule: ChildrenRule) -> JSONValue {
    switch rule {
    case .none: "none"
    case .any: "any"
    case .only(let names): .array(names.map(JSONValue.string))
    }
  }

  private static func value(_ prop: PropContract) -> JSONValue {
    var members = Members()
    members.add("type", prop.kind.rawValue)
    members.add("swift", prop.swiftType)
    members.add("unlabelled", prop.isUnlabelled)
    members.add("required", prop.isRequired)
    members.add("default", prop.defaultValue)
    if !prop.choices.isEmpty {
      members.add("values", .array(prop.choices.map { .string($0.name) }))
    }
    for bound in prop.bounds.members { members.add(bound.name, .double(bound.value)) }
    return members.value
  }

  private static func examples(_ examples: [RecordedExample]) -> JSONValue {
    object(examples, by: \.name, { $0.root.json }, sorted: false)
  }

  private static func value(_ platforms: [PlatformSupport]) -> JSONValue {
    object(platforms, by: \.name, { .string($0.minimumVersion) }, sorted: false)
  }
}

extension RecordWriter {
  // MARK: API

  private static func value(_ module: RecordedModule) -> JSONValue {
    object(module.symbols, by: \.key, value)
  }

  private static func value(_ symbol: RecordedSymbol) -> JSONValue {
    var members = Members()
    members.add("kind", symbol.kind.rawValue)
    members.add("name", symbol.name)
    if !symbol.container.isEmpty {
      members.add("in", .array(symbol.container.map(JSONValue.string)))
    }
    members.add("declaration", symbol.declaration)
    members.add("open", symbol.isOpen)
    members.add("settable", symbol.isSettable)
    members.add("origin", symbol.origin == .declaration ? nil : symbol.origin.rawValue)
    members.add("where", symbol.extensionConstraints)
    if !symbol.inheritance.isEmpty {
      members.add("inherits", .array(symbol.inheritance.map(JSONValue.string)))
    }
    if !symbol.availability.isEmpty {
      members.add("availability", .array(symbol.availability.map(value)))
    }
    return members.value
  }

  private static func value(_ entry: Availability) -> JSONValue {
    var members = Members()
    members.add("platform", entry.platform)
    members.add("introduced", entry.introduced)
    members.add("deprecatedIn", entry.deprecated)
    members.add("obsoleted", entry.obsoleted)
    members.add("deprecated", entry.isDeprecated)
    members.add("unavailable", entry.isUnavailable)
    members.add("message", entry.message)
    members.add("renamed", entry.renamed)
    return members.value
  }

  // MARK: Contrast

  private static func value(_ pair: RecordedPair) -> JSONValue {
    var members = Members()
    members.add("component", pair.component)
    members.add("name", pair.name)
    members.add("foreground", pair.foreground)
    members.add("background", pair.background)
    if !pair.over.isEmpty { members.add("over", .array(pair.over.map(JSONValue.string))) }
    members.add("outcome", pair.outcome.rawValue)
    members.add("ratio", pair.ratio)
    members.add("required", pair.required)
    members.add("contexts", pair.contexts)
    return members.value
  }

  // MARK: Layout

  /// Members of an object; what says nothing is left out.
  private struct Members {
    private var members: [JSONValue.Member] = []
    var value: JSONValue { .object(members) }

    mutating func add(_ name: String, _ value: JSONValue?) {
      if let value { members.append(.init(name, value)) }
    }
    mutating func add(_ name: String, _ text: String?) {
      add(name, text.map(JSONValue.string))
    }
    mutating func add(_ name: String, _ flag: Bool) { if flag { add(name, .bool(true)) } }
  }

  /// Of elements that share a name the first counts.
  private static func object<Element>(
    _ elements: [Element], by name: (Element) -> String, _ value: (Element) -> JSONValue,
    sorted: Bool = true
  ) -> JSONValue {
    var seen: Set<String> = []
    let members = elements.filter { seen.insert(name($0)).inserted }
      .map { JSONValue.Member(name($0), value($0)) }
    return .object(sorted ? members.sorted { $0.name < $1.name } : members)
  }

  /// - Parameter levels: How many levels of the value have a line for each entry.
  private static func section(
    _ name: String, _ value: JSONValue, depth: Int = 1, opening levels: Int
  ) -> String {
    JSONWriter().string(.string(name)) + ": " + text(value, depth: depth, opening: levels)
  }

  private static func text(_ value: JSONValue, depth: Int, opening levels: Int) -> String {
    let indentation = String(repeating: "  ", count: depth + 1)
    let end = "\n" + String(repeating: "  ", count: depth)
    switch value {
    case .object(let members) where levels > 0 && !members.isEmpty:
      let lines = members.map { member in
        indentation + section(member.name, member.value, depth: depth + 1, opening: levels - 1)
      }
      return "{\n" + lines.joined(separator: ",\n") + end + "}"
    case .array(let elements) where levels > 0 && !elements.isEmpty:
      let lines = elements.map { indentation + text($0, depth: depth + 1, opening: levels - 1) }
      return "[\n" + lines.joined(separator: ",\n") + end + "]"
    default: return JSONWriter().string(value)
    }
  }
}
