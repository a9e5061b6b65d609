import Diagnostics
import JSONTree

extension CoverageBaseline {
  /// Reads what ``text`` wrote.
  ///
  /// A baseline with any mistake is none at all: a gate must not pass because a part was skipped.
  /// All mistakes are `coverage/bad-baseline`, with their place: text that is not JSON, another
  /// version, unknown and missing names, values of another type, figures that cannot be, a module
  /// or a symbol that occurs twice, and a text of more than 32 MiB.
  ///
  /// - Parameters:
  ///   - text: The whole file.
  ///   - path: The file, for the places of diagnostics.
  /// - Returns: The baseline, or what is wrong with it.
  public static func read(
    _ text: String, path: String
  ) -> (baseline: CoverageBaseline?, diagnostics: [Diagnostic]) {
    var reader = BaselineReader(path: path)
    let modules = reader.read(text)
    guard reader.diagnostics.isEmpty else { return (nil, reader.diagnostics.inOrder) }
    return (CoverageBaseline(modules: modules), [])
  }
}

/// Takes a baseline apart and notes every mistake.
private struct BaselineReader {
  private var reading: BaselineReading

  init(path: String) { reading = BaselineReading(path: path, finding: .coverageBadBaseline) }

  var diagnostics: [Diagnostic] { reading.diagnostics }

  mutating func read(_ text: String) -> [CoverageBaseline.Module] {
    let modules = reading.items(
      Array(text.utf8), of: "modules", version: CoverageBaseline.version)
    let read = modules.compactMap { module($0) }
    refuseDoubles(read.map { (name: $0.name, position: $0.position) }, "the module")
    return read.map(\.module)
  }

  private mutating func module(
    _ node: JSONNode
  ) -> (name: String, position: JSONPosition, module: CoverageBaseline.Module)? {
    guard let object = reading.object(node, "a module") else { return nil }
    reading.check(
      object, for: ["name", "total", "documented", "undocumented"], at: node.position)
    let keys = keys(object)
    guard let name = name(object), let total = reading.count(object, "total"),
      let documented = reading.count(object, "documented")
    else { return nil }
    if documented > total, let place = object["documented"]?.position {
      reading.fail(
        "more symbols are documented than there are: \(documented) of \(total)", at: place)
    }
    let module = CoverageBaseline.Module(
      name: name, total: total, documented: documented, undocumented: keys.sorted())
    return (name, object["name"]?.position ?? node.position, module)
  }

  private mutating func keys(_ object: JSONObject) -> [String] {
    guard let nodes = reading.array(object, "undocumented") else { return [] }
    let keys = nodes.compactMap { node -> (name: String, position: JSONPosition)? in
      if let key = node.string { return (key, node.position) }
      reading.fail("a symbol must be a string, not \(node.kindName)", at: node.position)
      return nil
    }
    refuseDoubles(keys, "the symbol")
    return keys.map(\.name)
  }

  private mutating func name(_ object: JSONObject) -> String? {
    guard let node = object["name"] else { return nil }
    if let name = node.string, !name.isEmpty { return name }
    let found = node.string == nil ? node.kindName : "empty"
    reading.fail("'name' must be the name of a module, not \(found)", at: node.position)
    return nil
  }

  private mutating func refuseDoubles(
    _ entries: [(name: String, position: JSONPosition)], _ what: String
  ) {
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      reading.fail(
        "\(what) '\(entry.name)' occurs twice in the baseline", at: entry.position,
        suggestion: "remove one of the two")
    }
  }
}
