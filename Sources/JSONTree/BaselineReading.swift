import Diagnostics

/// Takes a baseline apart as far as all baselines are alike: a JSON object with a version and a list.
/// What is wrong is noted with its place; what a list holds is for its own reader.
public struct BaselineReading {
  /// Where it is read from.
  public let path: String
  /// What every mistake is reported as.
  public let finding: FindingID
  /// What is wrong, in the order in which it was found.
  public private(set) var diagnostics: [Diagnostic] = []

  /// A reading that has found nothing yet.
  public init(path: String, finding: FindingID) {
    (self.path, self.finding) = (path, finding)
  }

  /// Far more than the largest packages need: some 300,000 undocumented symbols.
  private static let maximumBytes = 32 << 20

  /// More than any package has, and small enough to be added and multiplied.
  public static let maximumCount = 1_000_000_000

  /// The items of the list; none of another version.
  public mutating func items(_ bytes: [UInt8], of list: String, version: Int) -> [JSONNode] {
    guard bytes.count <= Self.maximumBytes else {
      fail("the baseline is larger than 32 MiB", at: nil)
      return []
    }
    let document = JSONDocument(parsing: bytes, path: path)
    let isConflict = document.root == nil && Self.isConflict(bytes)
    for problem in document.diagnostics { report(problem, isConflict: isConflict) }
    guard let root = document.root, let object = object(root, "the baseline") else { return [] }
    check(object, for: ["version", list], at: root.position)
    guard isKnown(object["version"], version) else { return [] }
    return array(object, list) ?? []
  }

  /// Whether a file is a baseline, if a broken one, and no other file that was named by mistake.
  ///
  /// - Parameter newest: One that a later release than that of this version wrote is none to write
  ///   over: it may hold what this release cannot write.
  public static func isBaseline(
    _ bytes: [UInt8], of list: String, upTo newest: Int = .max
  ) -> Bool {
    let root = JSONDocument(parsing: bytes, path: "").root?.object
    guard let version = root?["version"], root?[list] != nil else { return false }
    guard case .number(let number) = version.value, let found = number.integer else { return true }
    return found <= newest
  }

  private mutating func isKnown(_ node: JSONNode?, _ known: Int) -> Bool {
    guard let node else { return false }
    guard case .number(let number) = node.value, let version = number.integer, version > known
    else {
      if case .number(let number) = node.value, number.integer == known { return true }
      fail(
        "the baseline has a version that is not known here", at: node.position,
        suggestion: "write it again; this release reads version \(known)")
      return false
    }
    fail(
      "the baseline has version \(version), and this release reads version \(known)",
      at: node.position, suggestion: "use the release that wrote it, or write the baseline again")
    return false
  }

  // MARK: Values

  /// The object that a node has to be.
  public mutating func object(_ node: JSONNode, _ what: String) -> JSONObject? {
    if let object = node.object { return object }
    fail("\(what) must be an object, not \(node.kindName)", at: node.position)
    return nil
  }

  /// The array of a member, if it is there.
  public mutating func array(_ object: JSONObject, _ name: String) -> [JSONNode]? {
    guard let node = object[name] else { return nil }
    if let array = node.array { return array }
    fail("'\(name)' must be an array, not \(node.kindName)", at: node.position)
    return nil
  }

  /// The whole number of a member, if it is there.
  public mutating func count(_ object: JSONObject, _ name: String, from minimum: Int = 0) -> Int? {
    guard let node = object[name] else { return nil }
    if case .number(let number) = node.value, let count = number.integer,
      minimum...Self.maximumCount ~= count
    {
      return count
    }
    fail(
      "'\(name)' must be a whole number from \(minimum) to \(Self.maximumCount)",
      at: node.position)
    return nil
  }

  /// Refuses names other than these, and the absence of one.
  public mutating func check(_ object: JSONObject, for names: [String], at place: JSONPosition) {
    for member in object.members where !names.contains(member.name) {
      fail(
        "a baseline has no '\(member.name)'", at: member.namePosition,
        suggestion: DidYouMean.suggestion(for: member.name, among: names) ?? "remove it")
    }
    for name in names where object[name] == nil {
      fail("'\(name)' is missing from the baseline", at: place)
    }
  }

  // MARK: Mistakes

  /// Notes a mistake.
  ///
  /// - Parameter suggestion: What to do; writing the baseline again when left out.
  public mutating func fail(
    _ summary: String, at place: JSONPosition?, suggestion: String? = nil
  ) {
    let location = place.map { SourceLocation(path, at: $0) } ?? SourceLocation(path)
    diagnostics.append(
      .init(finding, Headline(summary), at: location, suggestion: suggestion ?? Self.writeAnew))
  }

  /// A mistake of the JSON itself, under the name of this rule.
  private mutating func report(_ problem: Diagnostic, isConflict: Bool) {
    var problem = problem
    problem.id = finding
    problem.severity = .error
    problem.summary = "the baseline cannot be read: " + problem.summary
    problem.suggestion =
      isConflict
      ? "resolve the merge conflict, or write the baseline again"
      : problem.suggestion ?? Self.writeAnew
    diagnostics.append(problem)
  }

  /// Whether git left both sides of a merge in the text.
  private static func isConflict(_ bytes: [UInt8]) -> Bool {
    bytes.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .contains { $0.starts(with: "<<<<<<< ".utf8) }
  }

  private static let writeAnew = "write the baseline again"
}
