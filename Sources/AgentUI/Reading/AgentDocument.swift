import Diagnostics
import YAMLTree

/// A document of agent YAML, read and checked: the tree, and everything that is wrong with it.
///
/// 1. `YAMLParser` reads the text, or says why it is no YAML.
/// 2. A root with the key `agent` is a screen file, which `ScreenFile` opens.
/// 3. `NodeReader` reads the nodes, and `NodeCheck` checks each against the contract of its
///    component.
public struct AgentDocument: Sendable {
  /// The tree, as far as it can be read; `nil` when the root names no component.
  public var root: AgentNode?
  /// The name that a screen file gives itself; `nil` for a document that is a node.
  public var name: String?
  /// All that is wrong, in the order of places.
  public var findings: [AgentFinding]
  /// How many nodes the tree has.
  public var nodeCount: Int

  /// The findings without their pointers.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// Whether there is a tree and nothing is wrong with it; warnings are no matter.
  public var isValid: Bool {
    root != nil && !findings.contains { $0.diagnostic.severity == .error }
  }

  /// How large a document may be. One of 100,000 nodes has about 10 MB.
  public static let limits = YAMLLimits.large
}

extension AgentDocument {
  /// Reads and checks a text.
  ///
  /// - Parameters:
  ///   - text: A node of agent YAML, or a screen file with a node under `agent`.
  ///   - path: The path for places in diagnostics.
  ///   - firstLine: The line of the file at which `text` starts, for fences of a guide.
  ///   - vocabulary: The components and tokens that the document may name.
  public static func read(
    _ text: String, path: String, firstLine: Int = 1, vocabulary: Vocabulary
  ) -> AgentDocument {
    let parsed = YAMLParser.parse(text, path: path, firstLine: firstLine, limits: limits)
    return AgentDocument(parsed, vocabulary: vocabulary)
  }

  /// Reads and checks a file as it is stored; anything but UTF-8 is an error that names the
  /// encoding where it can be told.
  public static func read(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, vocabulary: Vocabulary
  ) -> AgentDocument {
    let parsed = YAMLParser.parse(bytes, path: path, firstLine: firstLine, limits: limits)
    return AgentDocument(parsed, vocabulary: vocabulary)
  }

  private init(_ parsed: YAMLParser.Result, vocabulary: Vocabulary) {
    guard let yaml = parsed.root else {
      self.init(
        root: nil, name: nil, findings: parsed.diagnostics.map { AgentFinding($0, at: nil) },
        nodeCount: 0)
      return
    }
    var findings = yaml.findings(parsed.diagnostics)
    let screen = ScreenFile(yaml)
    findings += screen?.findings ?? []
    var reader = NodeReader(
      vocabulary: vocabulary, base: screen == nil ? .root : .root.appending(key: "agent"))
    let node = screen == nil ? yaml : screen?.node
    let root = node.flatMap { reader.read($0) }
    findings += reader.findings
    self.init(
      root: root, name: screen?.name, findings: findings.inOrder, nodeCount: reader.nodeCount)
  }
}

extension [AgentFinding] {
  /// By place; those at the same place as they were found.
  fileprivate var inOrder: [AgentFinding] {
    if count < 2 { return self }
    return enumerated().sorted { left, right in
      let places = (left.element.diagnostic.location, right.element.diagnostic.location)
      guard let first = places.0, let second = places.1, first != second else {
        return left.offset < right.offset
      }
      return first < second
    }.map(\.element)
  }
}

extension YAMLNode {
  /// Diagnostics of YAML itself, each with the entry it is about: a key that is given again is that
  /// of the first, which a note names.
  fileprivate func findings(_ diagnostics: [Diagnostic]) -> [AgentFinding] {
    var pointers: [SourceLocation: JSONPointer] = [:]
    var wanted = Set(diagnostics.flatMap { $0.notes.compactMap(\.location) })
    find(&wanted, from: .root, &pointers)
    return diagnostics.map { diagnostic in
      let first = diagnostic.notes.compactMap(\.location).first
      return AgentFinding(diagnostic, at: first.flatMap { pointers[$0] })
    }
  }

  private func find(
    _ wanted: inout Set<SourceLocation>, from start: JSONPointer,
    _ pointers: inout [SourceLocation: JSONPointer]
  ) {
    if wanted.isEmpty { return }
    for entry in entries ?? [] {
      let pointer = start.appending(key: entry.key)
      if wanted.remove(entry.keyLocation) != nil { pointers[entry.keyLocation] = pointer }
      entry.value.find(&wanted, from: pointer, &pointers)
    }
    for (index, item) in (items ?? []).enumerated() {
      item.find(&wanted, from: start.appending(index: index), &pointers)
    }
  }
}
