import AgentUI
import DesignTokens
import Diagnostics
import JSONTree
import SwiftSymbols

/// Reads the file of a ``VersionRecord``.
///
/// Members that it does not know are left out, so that a later version of the tool may add some.
public enum RecordReader {
  /// The record of a file; what is wrong with it is one finding, at the place of the first mistake.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - path: Its path, for findings and the places of the record.
  public static func read(
    _ bytes: [UInt8], path: String
  ) -> (record: VersionRecord?, diagnostics: [Diagnostic]) {
    let document = JSONDocument(parsing: bytes, path: path)
    guard let root = document.root else { return (nil, document.diagnostics) }
    do throws(RecordFault) {
      let fields = try RecordFields(root, path: path)
      if let finding = try laterFormat(fields) { return (nil, [finding]) }
      let record = try record(fields)
      if let finding = wrongVersion(record, fields) { return (nil, [finding]) }
      return (record, document.diagnostics)
    } catch {
      let finding = Diagnostic(
        .versionBroken, "the record of a version cannot be read: \(error.message)",
        at: document.location(error.position),
        suggestion: "record the version again with 'catalog snapshot --replace'")
      return (nil, document.diagnostics + [finding])
    }
  }

  private static func laterFormat(_ fields: RecordFields) throws(RecordFault) -> Diagnostic? {
    let format = try fields.count("format")
    guard format != RecordWriter.format else { return nil }
    return Diagnostic(
      .versionLaterFormat,
      "the record has format \(format), and this tool reads format "
        + "\(RecordWriter.format)",
      at: fields.object["format"].map { SourceLocation(fields.path, at: $0.position) },
      suggestion: "use the version of catalog that wrote the record, or a later one")
  }

  private static func wrongVersion(
    _ record: VersionRecord, _ fields: RecordFields
  ) -> Diagnostic? {
    guard let version = record.version, SemanticVersion(version) == nil else { return nil }
    return .notSemantic(
      version, at: fields.object["version"].map { SourceLocation(fields.path, at: $0.position) })
  }

  private static func record(_ fields: RecordFields) throws(RecordFault) -> VersionRecord {
    var record = VersionRecord(
      slug: try fields.text("system"), name: try fields.text("name"),
      version: try fields.text("version"))
    record.date = try fields.optionalText("date")
    record.note = try fields.optionalText("note")
    record.location = fields.object["version"].map { SourceLocation(fields.path, at: $0.position) }
    record.platforms = try platforms(fields) ?? []
    record.modifiers = try fields.entries("modifiers").map { name, fields throws(RecordFault) in
      TokenModifier(
        name: name, contexts: try fields.texts("contexts"),
        declaredDefault: try fields.text("default"))
    }
    record.tokens = try fields.entries("tokens").map { path, fields throws(RecordFault) in
      try token(path, fields)
    }
    record.parts = try fields.entries("components").map { name, fields throws(RecordFault) in
      try part(name, fields)
    }
    record.screens = try examples(fields, "screens")
    record.modules = try fields.entries("modules").map { name, fields throws(RecordFault) in
      try module(name, fields)
    }
    if fields.object["contrast"] != nil {
      record.pairs = try fields.list("contrast").map { node throws(RecordFault) in
        try pair(RecordFields(node, path: fields.path))
      }
    }
    if fields.object["coverage"] != nil {
      let tally = try fields.fields("coverage")
      record.coverage = Tally(
        good: try tally.count("documented"), total: try tally.count("total"))
    }
    return record
  }

  static func platforms(_ fields: RecordFields) throws(RecordFault) -> [PlatformSupport]? {
    guard fields.object["platforms"] != nil else { return nil }
    let platforms = try fields.fields("platforms")
    return try platforms.object.members.map { member throws(RecordFault) in
      PlatformSupport(name: member.name, minimumVersion: try platforms.text(member.name))
    }
  }

  // MARK: Tokens

  private static func token(
    _ path: String, _ fields: RecordFields
  ) throws(RecordFault) -> RecordedToken {
    let axes = try fields.texts("axes")
    var token = RecordedToken(
      path: path, typeName: try fields.optionalText("type"),
      swiftName: try fields.optionalText("swift"), axes: axes,
      value: try fields.object["value"].map { node throws(RecordFault) in
        try value(node, fields.path)
      },
      location: fields.location)
    if let node = fields.object["deprecated"], node.bool != false {
      token.deprecation = .deprecated(reason: node.string)
    }
    for node in try fields.list("variants") {
      let variant = try RecordFields(node, path: fields.path)
      let contexts = try variant.list("in").map { node throws(RecordFault) in
        guard let names = node.array?.compactMap(\.string), !names.isEmpty else {
          throw RecordFault(message: "'in' has to be a list of contexts for each axis", node)
        }
        return names
      }
      let isBounded = !ContextGroup.isTooMany(contexts.map { ("", $0) })
      guard contexts.count == axes.count, isBounded, let node = variant.object["value"] else {
        throw RecordFault(message: "a variant needs a value, and contexts for each axis", node)
      }
      let other = node.value == .null ? nil : try value(node, fields.path)
      for names in combinations(of: contexts) {
        let context = Context(Dictionary(zip(axes, names)) { first, _ in first })
        token.variants.updateValue(other, forKey: context)
      }
    }
    return token
  }

  private static func combinations(of contexts: [[String]]) -> [[String]] {
    contexts.reduce([[]]) { rows, names in rows.flatMap { row in names.map { row + [$0] } } }
  }

  private static func value(
    _ node: JSONNode, _ path: String
  ) throws(RecordFault) -> RecordedValue {
    if let text = node.string { return RecordedValue(text: text) }
    let fields = try RecordFields(node, path: path)
    return RecordedValue(text: try fields.text("css"), exact: try fields.text("exact"))
  }

  // MARK: Contrast

  private static func pair(_ fields: RecordFields) throws(RecordFault) -> RecordedPair {
    RecordedPair(
      component: try fields.text("component"), name: try fields.text("name"),
      foreground: try fields.text("foreground"), background: try fields.text("background"),
      over: try fields.texts("over"), outcome: try fields.word("outcome"),
      ratio: try fields.optionalText("ratio"), required: try fields.text("required"),
      contexts: try fields.optionalText("contexts"), location: fields.location)
  }

  // MARK: API

  private static func module(
    _ name: String, _ fields: RecordFields
  ) throws(RecordFault) -> RecordedModule {
    let symbols = try fields.object.members.map { member throws(RecordFault) in
      try symbol(member.name, RecordFields(member.value, path: fields.path))
    }
    return RecordedModule(name: name, symbols: symbols)
  }

  private static func symbol(
    _ key: String, _ fields: RecordFields
  ) throws(RecordFault) -> RecordedSymbol {
    var symbol = RecordedSymbol(
      key: key, kind: try fields.word("kind"), name: try fields.text("name"),
      container: try fields.texts("in"))
    symbol.declaration = try fields.text("declaration")
    symbol.isOpen = try fields.flag("open")
    symbol.isSettable = try fields.flag("settable")
    symbol.origin = try fields.word("origin", or: .declaration)
    symbol.extensionConstraints = try fields.optionalText("where")
    symbol.inheritance = try fields.texts("inherits")
    symbol.location = fields.location
    symbol.availability = try fields.list("availability").map { node throws(RecordFault) in
      try availability(RecordFields(node, path: fields.path))
    }
    return symbol
  }

  private static func availability(_ fields: RecordFields) throws(RecordFault) -> Availability {
    var entry = Availability(
      platform: try fields.text("platform"), introduced: try fields.optionalText("introduced"))
    entry.deprecated = try fields.optionalText("deprecatedIn")
    entry.obsoleted = try fields.optionalText("obsoleted")
    entry.isDeprecated = try fields.flag("deprecated")
    entry.isUnavailable = try fields.flag("unavailable")
    entry.message = try fields.optionalText("message")
    entry.renamed = try fields.optionalText("renamed")
    return entry
  }
}

extension Diagnostic {
  /// A version that no tool can put in order.
  public static func notSemantic(_ version: String, at location: SourceLocation?) -> Diagnostic {
    Diagnostic(
      .versionNotSemantic, "\(about: version) is not a version of Semantic Versioning",
      at: location, suggestion: "write numbers with points between them, such as 1.2.0")
  }
}
