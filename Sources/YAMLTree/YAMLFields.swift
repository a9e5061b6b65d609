import Diagnostics

/// Takes a mapping apart key by key, collecting what is wrong on the way.
///
/// A reader asks for every key it knows and then calls ``finish(hint:)``, which reports the keys
/// that nobody asked for, with the nearest known one.
public struct YAMLFields {
  /// The mapping's own place.
  public let location: SourceLocation
  /// How messages name the mapping: `component`, `a prop`.
  public let subject: String
  /// What has been found wrong so far; ``finish(hint:)`` returns these with the unknown keys.
  public private(set) var diagnostics: [Diagnostic] = []

  private var entries: [String: YAMLNode.Entry] = [:]
  private var order: [String] = []
  private var isMapping = true
  private var asked: Set<String> = []
  /// By key, which of ``diagnostics`` says that it is missing.
  private var missing: [String: Int] = [:]

  /// Opens a mapping; anything else is reported and reads as an empty one.
  public init(_ node: YAMLNode, subject: String) {
    location = node.location
    self.subject = subject
    guard let found = node.entries else {
      isMapping = false
      diagnostics.append(
        .init(
          .yamlWrongKind, "\(subject) must be a mapping, not \(node.spokenKind)",
          at: node.location, suggestion: "write its keys as 'key: value', one a line"))
      return
    }
    for entry in found {
      entries[entry.key] = entry
      order.append(entry.key)
    }
  }

  /// A mapping without keys, where a file may leave it out.
  public init(emptyAt location: SourceLocation, subject: String) {
    self.location = location
    self.subject = subject
  }

  /// The keys that have been asked for, in alphabetical order.
  public var askedKeys: [String] { asked.sorted() }

  /// The keys that nobody has asked for, in the order of the file; ``finish(hint:)`` would report
  /// them.
  public var unaskedKeys: [String] { order.filter { !asked.contains($0) } }

  /// The node of a key; `nil` when it is missing or null.
  public mutating func node(_ key: String) -> YAMLNode? {
    asked.insert(key)
    guard let node = entries[key]?.value, !node.isNull else { return nil }
    return node
  }

  /// Where a key stands, or the mapping when it is missing.
  public func location(of key: String) -> SourceLocation {
    entries[key]?.keyLocation ?? location
  }

  /// Adds a diagnostic of the reader's own.
  public mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Adds diagnostics of a nested reader.
  public mutating func report(_ others: [Diagnostic]) { diagnostics += others }

  /// Reports that a key is missing that must be there; nothing is said where it is only misspelt.
  public mutating func reportMissing(
    _ key: String, notes: [Diagnostic.Note] = [], suggestion: String
  ) {
    missing[key] = diagnostics.count
    report(
      .init(
        .yamlMissingKey, "\(subject) needs '\(key)'", at: location(of: key), notes: notes,
        suggestion: suggestion))
  }

  /// Reports the keys that nobody asked for and returns everything found wrong.
  ///
  /// - Parameter hint: What to do about an unknown key that resembles no known one.
  public consuming func finish(hint: String? = nil) -> [Diagnostic] {
    let note = Diagnostic.Note("known keys: \(asked.sorted().joined(separator: ", "))")
    var misspelt: Set<Int> = []
    for (number, key) in unaskedKeys.enumerated() {
      let meant = number < Self.searchLimit ? DidYouMean.nearest(to: key, among: asked) : nil
      if let index = meant.flatMap({ missing[$0] }) { misspelt.insert(index) }
      diagnostics.append(
        .init(
          .yamlUnknownKey, "\(subject) has no key '\(Excerpt.of(key))'", at: location(of: key),
          notes: [note], suggestion: meant.map { "did you mean '\($0)'?" } ?? hint))
    }
    return diagnostics.indices.filter { !misspelt.contains($0) }.map { diagnostics[$0] }
  }

  /// Unknown keys for which a known one is looked for.
  private static let searchLimit = 100
}

extension YAMLFields {
  /// A text that must be there and not be blank.
  public mutating func requiredText(_ key: String) -> String? {
    let text = self.text(key)
    if let text, text.contains(where: { !$0.isWhitespace }) { return text }
    // Where the whole mapping is missing, that is said once.
    if isMapping, node(key) == nil || text != nil {
      reportMissing(key, suggestion: "add '\(key): …'")
    }
    return nil
  }

  /// A text; numbers and booleans are read as they are written.
  public mutating func text(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    if let text = node.text { return text }
    reportKind(key, "text", node)
    return nil
  }

  /// A boolean, or `default` when the key is missing.
  public mutating func boolean(_ key: String, default value: Bool = false) -> Bool {
    guard let node = node(key) else { return value }
    if let boolean = node.boolean { return boolean }
    reportKind(key, "true or false", node)
    return value
  }

  /// A finite number.
  public mutating func number(_ key: String) -> Double? {
    guard let node = node(key) else { return nil }
    if let number = node.number { return number }
    reportKind(key, "a number", node)
    return nil
  }

  /// A list of nodes; empty when the key is missing.
  public mutating func list(_ key: String) -> [YAMLNode] {
    guard let node = node(key) else { return [] }
    if let items = node.items { return items }
    reportKind(key, "a list", node)
    return []
  }

  /// A list of texts, each with its place; empty when the key is missing.
  public mutating func texts(_ key: String) -> [(text: String, location: SourceLocation)] {
    list(key).compactMap { item in
      if let text = item.text { return (text, item.location) }
      reportKind(key, "a list of texts", item)
      return nil
    }
  }

  /// One of the cases of an enumeration, spelt as its raw value.
  public mutating func oneOf<Value>(_ key: String, _ type: Value.Type) -> Value?
  where Value: RawRepresentable<String> & CaseIterable {
    guard let node = node(key) else { return nil }
    if let text = node.text, let value = Value(rawValue: text) { return value }
    let known = Value.allCases.map(\.rawValue)
    report(
      .init(
        .yamlUnknownValue, "'\(key)' cannot be \(node.spokenKind)", at: node.location,
        notes: [.init("it is one of: \(known.joined(separator: ", "))")],
        suggestion: node.text.flatMap { DidYouMean.suggestion(for: $0, among: known) }))
    return nil
  }

  /// The keys and values of a mapping, in the order of the file; `nil` when the key is missing, or
  /// has another value, which is reported.
  ///
  /// - Parameter suggestion: How to write such a mapping.
  public mutating func entries(_ key: String, suggestion: String) -> [YAMLNode.Entry]? {
    guard let node = node(key) else { return nil }
    if let entries = node.entries { return entries }
    reportKind(key, "a mapping", node, suggestion: suggestion)
    return nil
  }

  private mutating func reportKind(
    _ key: String, _ wanted: String, _ node: YAMLNode, suggestion: String? = nil
  ) {
    report(
      .init(
        .yamlWrongKind, "'\(key)' must be \(wanted), not \(node.spokenKind)", at: node.location,
        suggestion: suggestion))
  }
}
