import Diagnostics
import Yams

/// Copies Yams' tree into ours, counting nodes so that an alias bomb ends early.
struct NodeConverter {
  let places: MarkPlaces
  let limits: YAMLLimits
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the document is larger or deeper than allowed, which is reported once.
  private(set) var isOverLimit = false
  private var count = 0

  init(places: MarkPlaces, limits: YAMLLimits) {
    self.places = places
    self.limits = limits
  }

  mutating func convert(_ node: Node, depth: Int) -> YAMLNode {
    let location = places.location(node.mark)
    count += 1
    if count > limits.nodes { reportSize(at: location) }
    if depth > YAMLLimits.depth { reportDepth(at: location) }
    guard !isOverLimit else { return YAMLNode(.sequence([]), at: location) }
    switch node {
    case .scalar(let scalar):
      let isString = check(scalar.tag, at: location)
      let isQuoted = isString || scalar.style != .plain && scalar.style != .any
      return YAMLNode(.scalar(text(of: scalar), isQuoted: isQuoted), at: location)
    case .sequence(let sequence):
      _ = check(sequence.tag, at: location)
      var items: [YAMLNode] = []
      for item in sequence where !isOverLimit { items.append(convert(item, depth: depth + 1)) }
      return YAMLNode(.sequence(items), at: location)
    case .mapping(let mapping):
      _ = check(mapping.tag, at: location)
      return YAMLNode(.mapping(entries(of: mapping, depth: depth)), at: location)
    case .alias:
      return YAMLNode(.scalar("", isQuoted: false), at: location)
    }
  }

  private mutating func entries(of mapping: Node.Mapping, depth: Int) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var seen: [String: Int] = [:]
    for (key, value) in mapping where !isOverLimit {
      let location = places.location(key.mark)
      guard let name = name(of: key, at: location) else { continue }
      let node = convert(value, depth: depth + 1)
      if let first = seen[name] {
        diagnostics.append(.duplicateKey(entries[first], again: location))
        continue
      }
      seen[name] = entries.count
      entries.append(.init(key: name, keyLocation: location, value: node))
    }
    return entries
  }

  private mutating func name(of key: Node, at location: SourceLocation) -> String? {
    guard case .scalar(let scalar) = key else {
      diagnostics.append(
        .init(
          .yamlKeyNotText, "a key must be plain text", at: location,
          suggestion: "a value such as {{ name }} needs quotes"))
      return nil
    }
    let isDisguised = places.isDisguised(scalar.mark)
    let name = isDisguised ? String(scalar.string.dropFirst()) : text(of: scalar)
    guard name == "<<", scalar.style == .plain else { return name }
    diagnostics.append(
      .init(
        .yamlMergeKey, "'<<' does not merge mappings: YAML 1.2 has no such key", at: location,
        suggestion: "write the keys out"))
    return nil
  }

  private func text(of scalar: Node.Scalar) -> String {
    places.startsWithByteOrderMark(scalar) ? "\u{FEFF}" + scalar.string : scalar.string
  }

  /// Whether a tag makes the node a string. Other tags are reported: nothing here knows them.
  private mutating func check(_ tag: Tag, at location: SourceLocation) -> Bool {
    let name = tag.rawValue
    let known = ["", "!", "tag:yaml.org,2002:str"]
    if known.contains(name) { return name == known[2] || name == known[1] }
    if ["tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"].contains(name) { return false }
    diagnostics.append(
      .init(
        .yamlTag, "the tag '\(Excerpt.of(name))' means nothing here", at: location,
        suggestion: "remove it"))
    return false
  }

  private mutating func reportSize(at location: SourceLocation) {
    guard !isOverLimit else { return }
    isOverLimit = true
    diagnostics.append(
      .init(
        .yamlTooLarge, "the document has more than \(limits.nodes) nodes", at: location,
        notes: [.init("an alias counts each time it is used")],
        suggestion: "split the document, or use fewer aliases"))
  }

  private mutating func reportDepth(at location: SourceLocation) {
    guard !isOverLimit else { return }
    isOverLimit = true
    diagnostics.append(.tooDeep(at: location))
  }
}

extension Diagnostic {
  /// For a key that a mapping has already.
  static func duplicateKey(_ first: YAMLNode.Entry, again: SourceLocation) -> Diagnostic {
    .init(
      .yamlDuplicateKey, "the key '\(Excerpt.of(first.key))' is given twice in one mapping",
      at: again, notes: [.init("it is first given here", at: first.keyLocation)],
      suggestion: "keep one of them", example: first.example)
  }

  /// For documents past the limit of depth, or past libyaml's own greater limit.
  static func tooDeep(at location: SourceLocation) -> Diagnostic {
    .init(
      .yamlTooDeep, "the document is nested more than \(YAMLLimits.depth) levels deep",
      at: location, suggestion: "make the part below a document of its own")
  }
}

extension YAMLNode.Entry {
  /// The entry as a line, when it is a short one.
  fileprivate var example: String? {
    guard case .scalar(let text, let isQuoted) = value.content, !text.isEmpty,
      text.unicodeScalars.count <= Excerpt.limit, key.unicodeScalars.count <= Excerpt.limit
    else { return nil }
    let isPlain = !isQuoted && value.core != .text
    let literal = isQuoted ? YAMLLiteral.quoted(text) : YAMLLiteral.plain(text)
    return "\(YAMLLiteral.plain(key)): \(isPlain ? text : literal)"
  }
}
