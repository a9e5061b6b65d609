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
  let path: String
  private(set) var diagnostics: [Diagnostic] = []

  init(path: String) { self.path = path }

  /// Far more than the largest packages need: some 300,000 undocumented symbols.
  private static let maximumBytes = 32 << 20

  /// More than any package has, and small enough to be added and multiplied.
  private static let maximumCount = 1_000_000_000

  mutating func read(_ text: String) -> [CoverageBaseline.Module] {
    guard text.utf8.count <= Self.maximumBytes else {
      fail("the baseline is larger than 32 MiB", at: nil, suggestion: Self.writeAnew)
      return []
    }
    let document = JSONDocument(parsing: Array(text.utf8), path: path)
    let isConflict = document.root == nil && Self.isConflict(text)
    for problem in document.diagnostics { report(problem, isConflict: isConflict) }
    guard let root = document.root, let object = object(root, "the baseline") else { return [] }
    check(object, for: ["version", "modules"], at: root.position)
    guard isKnownVersion(object), let modules = array(object, "modules") else { return [] }
    let read = modules.compactMap { module($0) }
    refuseDoubles(read.map { (name: $0.name, position: $0.position) }, "the module")
    return read.map(\.module)
  }

  private mutating func isKnownVersion(_ object: JSONObject) -> Bool {
    guard let version = object["version"] else { return false }
    if case .number(let number) = version.value, number.integer == CoverageBaseline.version {
      return true
    }
    fail(
      "the baseline has a version that is not known here", at: version.position,
      suggestion: "write it again; this release reads version \(CoverageBaseline.version)")
    return false
  }

  private mutating func module(
    _ node: JSONNode
  ) -> (name: String, position: JSONPosition, module: CoverageBaseline.Module)? {
    guard let object = object(node, "a module") else { return nil }
    check(object, for: ["name", "total", "documented", "undocumented"], at: node.position)
    let keys = keys(object)
    guard let name = name(object), let total = count(object, "total"),
      let documented = count(object, "documented")
    else { return nil }
    if documented > total, let place = object["documented"]?.position {
      fail("more symbols are documented than there are: \(documented) of \(total)", at: place)
    }
    let module = CoverageBaseline.Module(
      name: name, total: total, documented: documented, undocumented: keys.sorted())
    return (name, object["name"]?.position ?? node.position, module)
  }

  private mutating func keys(_ object: JSONObject) -> [String] {
    guard let nodes = array(object, "undocumented") else { return [] }
    let keys = nodes.compactMap { node -> (name: String, position: JSONPosition)? in
      if let key = node.string { return (key, node.position) }
      fail("a symbol must be a string, not \(node.kindName)", at: node.position)
      return nil
    }
    refuseDoubles(keys, "the symbol")
    return keys.map(\.name)
  }

  private mutating func name(_ object: JSONObject) -> String? {
    guard let node = object["name"] else { return nil }
    if let name = node.string, !name.isEmpty { return name }
    let found = node.string == nil ? node.kindName : "empty"
    fail("'name' must be the name of a module, not \(found)", at: node.position)
    return nil
  }

  private mutating func count(_ object: JSONObject, _ name: String) -> Int? {
    guard let node = object[name] else { return nil }
    if case .number(let number) = node.value, let count = number.integer,
      0...Self.maximumCount ~= count
    {
      return count
    }
    fail(
      "'\(name)' must be a whole number from 0 to \(Self.maximumCount)", at: node.position)
    return nil
  }

  private mutating func object(_ node: JSONNode, _ what: String) -> JSONObject? {
    if let object = node.object { return object }
    fail("\(what) must be an object, not \(node.kindName)", at: node.position)
    return nil
  }

  private mutating func array(_ object: JSONObject, _ name: String) -> [JSONNode]? {
    guard let node = object[name] else { return nil }
    if let array = node.array { return array }
    fail("'\(name)' must be an array, not \(node.kindName)", at: node.position)
    return nil
  }
}

extension BaselineReader {
  /// Refuses names other than `names`, and the absence of one.
  private mutating func check(_ object: JSONObject, for names: [String], at place: JSONPosition) {
    for member in object.members where !names.contains(member.name) {
      fail(
        "a baseline has no '\(member.name)'", at: member.namePosition,
        suggestion: DidYouMean.suggestion(for: member.name, among: names) ?? "remove it")
    }
    for name in names where object[name] == nil {
      fail("'\(name)' is missing from the baseline", at: place)
    }
  }

  private mutating func refuseDoubles(
    _ entries: [(name: String, position: JSONPosition)], _ what: String
  ) {
    var seen: Set<String> = []
    for entry in entries where !seen.insert(entry.name).inserted {
      fail(
        "\(what) '\(entry.name)' occurs twice in the baseline", at: entry.position,
        suggestion: "remove one of the two")
    }
  }

  /// Whether git left both sides of a merge in the text.
  private static func isConflict(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("<<<<<<< ") }
  }

  /// A mistake of the JSON itself, under the name of this rule.
  private mutating func report(_ problem: Diagnostic, isConflict: Bool) {
    var problem = problem
    problem.id = .coverageBadBaseline
    problem.severity = .error
    problem.summary = "the baseline cannot be read: " + problem.summary
    problem.suggestion =
      isConflict
      ? "resolve the merge conflict, or write the baseline again"
      : problem.suggestion ?? Self.writeAnew
    diagnostics.append(problem)
  }

  private mutating func fail(
    _ summary: String, at place: JSONPosition?, suggestion: String = Self.writeAnew
  ) {
    let location = place.map { SourceLocation(path, at: $0) } ?? SourceLocation(path)
    diagnostics.append(
      .init(.coverageBadBaseline, summary, at: location, suggestion: suggestion))
  }

  private static let writeAnew = "write the baseline again"
}
