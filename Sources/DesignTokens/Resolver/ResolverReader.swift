import Diagnostics
import JSONTree

/// What a resolver document asks for: layers in the order in which they lie on each other.
struct ResolverPlan {
  var modifiers: [TokenModifier] = []
  var layers: [TokenLayer] = []
}

/// Reads a `.resolver.json` (Resolver module): walks its `resolutionOrder` and turns every source
/// into a layer with the condition under which it applies.
struct ResolverReader {
  var sources: SourceFiles
  let path: String
  var diagnostics: [Diagnostic] = []
  var plan: ResolverPlan
  /// Names of root sets and modifiers that something uses.
  var used: Set<String> = []
  /// Keys of the root that are there under a name which is not quite theirs.
  var misspeltKeys: Set<String> = []
  private var orderNames: [String: SourceLocation] = [:]

  /// Sources that may come together; sets that double each other stop here.
  static let maximumSources = 10_000
  var sourceCount = 0

  /// - Parameter plan: What lies underneath: the layers and modifiers of earlier files.
  init(sources: SourceFiles, path: String, plan: ResolverPlan = ResolverPlan()) {
    self.sources = sources
    self.path = path
    self.plan = plan
  }

  mutating func read() -> ResolverPlan {
    guard let node = sources.document(path)?.root else { return plan }
    guard let root = node.object else {
      report(.tokensBadJson, "a resolver file holds one object, not \(node.kindName)", place(node))
      return plan
    }
    checkRoot(root, node)
    for place in orderEntries(root, node) { readOrderEntry(place) }
    warnAboutUnused(root)
    return plan
  }

  // MARK: - Root

  private static let rootKeys = [
    "version", "resolutionOrder", "sets", "modifiers", "name", "description", "$schema", "$defs",
  ]

  private mutating func checkRoot(_ root: JSONObject, _ node: JSONNode) {
    for member in root.members where !Self.rootKeys.contains(member.name) {
      let meant = DidYouMean.nearest(to: member.name, among: Self.rootKeys)
      if let meant { misspeltKeys.insert(meant) }
      report(
        .tokensUnknownRootKey, "\(about: member.name) is not a key of a resolver file",
        location(member.namePosition),
        suggestion: meant.map { "did you mean '\($0)'?" } ?? "remove it")
    }
    guard let version = root["version"] else {
      if misspeltKeys.contains("version") { return }
      return report(
        .tokensVersionMissing, "the resolver file has no 'version'", place(node),
        suggestion: "add \"version\": \"2025.10\"")
    }
    if version.string != "2025.10" {
      report(
        .tokensVersionWrong, "the version of the resolver file is not \"2025.10\"",
        place(version), suggestion: "write \"version\": \"2025.10\"")
    }
  }

  private mutating func orderEntries(_ root: JSONObject, _ node: JSONNode) -> [ResolverPlace] {
    guard let order = root["resolutionOrder"] else {
      if misspeltKeys.contains("resolutionOrder") { return [] }
      report(
        .tokensOrderMissing, "the resolver file has no 'resolutionOrder'", place(node),
        suggestion: "add \"resolutionOrder\": [{ \"$ref\": \"#/sets/name\" }]")
      return []
    }
    guard let entries = order.array else {
      report(
        .tokensOrderNotArray, "'resolutionOrder' must be an array, not \(order.kindName)",
        place(order), suggestion: "write [{ \"$ref\": \"#/sets/name\" }]")
      return []
    }
    if entries.isEmpty {
      report(
        .tokensOrderEmpty, "'resolutionOrder' is empty", place(order),
        suggestion: "list the sets and modifiers: [{ \"$ref\": \"#/sets/name\" }]")
    }
    return entries.map { ResolverPlace(node: $0, file: path) }
  }

  // MARK: - resolutionOrder

  private mutating func readOrderEntry(_ entry: ResolverPlace) {
    guard let object = entry.node.object else {
      return report(
        .tokensBadJson,
        "an entry of 'resolutionOrder' must be an object, not \(entry.node.kindName)",
        entry.location)
    }
    guard object["$ref"] != nil else { return readInlineEntry(object, entry) }
    guard let target = follow(entry, from: .order) else { return }
    switch target.pointer.first {
    case "sets": addSet(target, condition: .always)
    case "modifiers": addModifier(target, named: target.pointer.last ?? "")
    default:
      report(
        .tokensIllegalPointer, "'resolutionOrder' can only point at a set or a modifier",
        entry.location, suggestion: "write '#/sets/name' or '#/modifiers/name'")
    }
  }

  private mutating func readInlineEntry(_ object: JSONObject, _ entry: ResolverPlace) {
    guard let nameNode = object["name"], let name = nameNode.string else {
      return report(
        .tokensInlineMissingName, "a set or modifier in 'resolutionOrder' has no 'name'",
        entry.location, suggestion: "add a 'name', or point at one with '$ref'")
    }
    if let earlier = orderNames[name] {
      return report(
        .tokensDuplicateName, "the name '\(name)' occurs twice in 'resolutionOrder'",
        place(nameNode), notes: [Diagnostic.Note("it is first used here", at: earlier)],
        suggestion: "give one of the two another name")
    }
    orderNames[name] = place(nameNode)
    switch object["type"]?.string {
    case "set": addSet(entry, condition: .always)
    case "modifier": addModifier(entry, named: name)
    default:
      report(
        .tokensInlineMissingType,
        "\(about: name) in 'resolutionOrder' must have the type 'set' or 'modifier'",
        entry.location, suggestion: "add \"type\": \"set\"")
    }
  }

  private mutating func warnAboutUnused(_ root: JSONObject) {
    if misspeltKeys.contains("resolutionOrder") { return }
    let kinds: [(key: String, word: String, id: FindingID)] = [
      ("sets", "set", .tokensUnusedSet), ("modifiers", "modifier", .tokensUnusedModifier),
    ]
    for (key, word, id) in kinds {
      for member in root[key]?.object?.members ?? []
      where !used.contains("\(path)#\(key)/\(member.name)") {
        diagnostics.append(
          .init(
            id, "the \(word) '\(member.name)' is not used",
            at: location(member.namePosition),
            suggestion: "list it in 'resolutionOrder', or remove it"))
      }
    }
  }

  // MARK: - Reporting

  mutating func report(
    _ id: FindingID, _ headline: Headline, _ location: SourceLocation?,
    notes: [Diagnostic.Note] = [], suggestion: String? = nil
  ) {
    diagnostics.append(
      .init(id, headline, at: location, notes: notes, suggestion: suggestion))
  }

  private func place(_ node: JSONNode) -> SourceLocation { location(node.position) }

  private func location(_ position: JSONPosition) -> SourceLocation {
    SourceLocation(path, at: position)
  }
}
