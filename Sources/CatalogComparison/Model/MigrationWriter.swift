import AgentUI
import CatalogModel
import Diagnostics

/// Derives how code and agent YAML follow the changes from one version to the next.
struct MigrationWriter: Sendable {
  private let old: Side
  private let new: Side
  /// The names that tokens have now, by those that they had.
  private let newTokens: [String: String]

  init(from old: VersionRecord, to new: VersionRecord) {
    self.old = Side(old)
    self.new = Side(new)
    let pairs = Pairs(old.tokens, new.tokens, by: \.path)
    newTokens = TokenRenames(removed: pairs.removed, added: pairs.added).newNames
  }

  /// A version, by its names.
  private struct Side: Sendable {
    let record: VersionRecord
    let tokens: [String: RecordedToken]
    let parts: [String: RecordedPart]
    let vocabulary: Vocabulary

    init(_ record: VersionRecord) {
      self.record = record
      tokens = Dictionary(record.tokens.map { ($0.path, $0) }) { first, _ in first }
      parts = Dictionary(record.parts.map { ($0.name, $0) }) { first, _ in first }
      vocabulary = record.vocabulary
    }

    /// A node of a component with these props alone.
    func yaml(_ part: RecordedPart, _ props: AgentNode.Prop...) -> String {
      YAMLPrinter(vocabulary).print(
        AgentNode(
          keyword: part.contract.keyword, component: part.name, props: props,
          location: SourceLocation("")))
    }

    func swift(_ node: AgentNode) -> String { SwiftPrinter(vocabulary).print(node) }
  }

  /// The code before and after a change.
  ///
  /// - Returns: `nil` where nothing breaks, or what to write instead does not follow from the two
  ///   versions.
  func code(_ change: VersionChange) -> MigrationCode? {
    guard change.effect == .breaking else { return nil }
    return switch change.kind {
    case .token: token(change)
    case .component: component(change)
    case .prop: prop(change)
    case .value: value(change)
    case .api: api(change)
    case .system, .platform, .context, .agent, .contrast, .coverage: nil
    }
  }

  // MARK: Tokens

  private func token(_ change: VersionChange) -> MigrationCode? {
    switch change.what {
    case .renamed: token(change.name, change.new)
    case .removed:
      token(change.name, successor(in: change.note))
        ?? token(change.name, guess(ofToken: change.name))?.guessed(true)
    case .swiftName where new.tokens[change.name]?.swiftName != nil:
      MigrationCode(.swift, change.old, change.new)
    default: nil
    }
  }

  private func token(_ path: String, _ newPath: String?) -> MigrationCode? {
    guard let newPath else { return nil }
    return MigrationCode(.swift, old.tokens[path]?.swiftName, new.tokens[newPath]?.swiftName)
      ?? MigrationCode(.yaml, path, newPath)
  }

  /// The token that the reason of a deprecation names in braces.
  private func successor(in reason: String?) -> String? {
    let names = (reason ?? "").split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
    return names.first { new.tokens[$0] != nil }
  }

  private func guess(ofToken path: String) -> String? {
    old.tokens[path].flatMap {
      SuccessorGuess.token($0, among: new.record.tokens, known: Set(old.tokens.keys))
    }
  }

  // MARK: Components

  private func component(_ change: VersionChange) -> MigrationCode? {
    switch change.what {
    case .renamed:
      guard let before = old.parts[change.name], let after = new.parts[change.new ?? ""] else {
        return nil
      }
      return MigrationCode(.yaml, old.yaml(before), new.yaml(after))
    case .form: return form(change.name)
    default: return nil
    }
  }

  /// The import where nothing but the module is another; else an example in both forms.
  private func form(_ name: String) -> MigrationCode? {
    guard let before = old.parts[name], let after = new.parts[name] else { return nil }
    var moved = before.contract.swift
    moved.module = after.contract.swift.module
    if moved == after.contract.swift {
      return MigrationCode(
        .swift, "import \(before.contract.swift.module)", "import \(moved.module)")
    }
    let validator = AgentValidator(new.vocabulary)
    let example = before.examples.first { example in
      !validator.validate(example.root).contains { $0.severity == .error }
    }
    return example.flatMap { MigrationCode(.swift, old.swift($0.root), new.swift($0.root)) }
  }

  // MARK: Props

  private func prop(_ change: VersionChange) -> MigrationCode? {
    guard let (part, prop) = subject(change.name[...]), let after = new.parts[part.name] else {
      return nil
    }
    switch change.what {
    case .renamed:
      let used = part.examples.lazy.flatMap { $0.root.tree }.filter { $0.component == part.name }
        .compactMap { node in node.props.first { $0.name == prop.name } }.first
      guard let given = used ?? prop.givenDefault, let name = change.new else { return nil }
      var renamed = given
      renamed.name = name
      return MigrationCode(.yaml, old.yaml(part, given), new.yaml(after, renamed))
    case .default:
      guard let given = prop.givenDefault else { return nil }
      return MigrationCode(.yaml, old.yaml(part), new.yaml(after, given))
    default: return nil
    }
  }

  /// A component and one of its props: `Badge.level`.
  private func subject(_ name: Substring) -> (RecordedPart, PropContract)? {
    guard let point = name.lastIndex(of: "."), let part = old.parts[String(name[..<point])],
      let prop = part.contract.prop(String(name[name.index(after: point)...]))
    else { return nil }
    return (part, prop)
  }

  // MARK: Values

  /// A value that is gone, where a token has another name or Swift names the successor of a case.
  private func value(_ change: VersionChange) -> MigrationCode? {
    guard change.what == .removed, let colon = change.name.firstIndex(of: ":"),
      let (part, prop) = subject(change.name[..<colon]), let after = new.parts[part.name],
      let newProp = after.contract.prop(prop.name)
    else { return nil }
    let value = String(change.name[colon...].dropFirst(2))
    let stated =
      prop.kind == .token
      ? newTokens[value] : old.record.successor(ofCase: value, of: prop.swiftType)
    let guess =
      (prop.kind == .token ? guess(ofToken: value) : nil)
      ?? SuccessorGuess.choice(value, from: prop.choices, to: newProp.choices)
    for (successor, isGuess) in [(stated, false), (guess, true)] {
      guard let successor, newProp.choices.contains(where: { $0.name == successor }) else {
        continue
      }
      return MigrationCode(
        .yaml, old.yaml(part, prop.given(value)), new.yaml(after, newProp.given(successor)))?
        .guessed(isGuess)
    }
    return nil
  }

  // MARK: API

  private func api(_ change: VersionChange) -> MigrationCode? {
    switch change.what {
    case .declaration, .default: return MigrationCode(.swift, change.old, change.new)
    case .removed:
      if case .successor(let name) = change.reason {
        return MigrationCode(.swift, change.name, name)
      }
      let (before, after) = (old.record.moduleNames, new.record.moduleNames)
      let (gone, come) = (before.subtracting(after), after.subtracting(before))
      guard gone.count == 1, come.count == 1, let gone = gone.first,
        change.name == "module \(gone)"
      else { return nil }
      return MigrationCode(.swift, "import \(gone)", come.first.map { "import \($0)" })
    default: return nil
    }
  }
}

extension VersionRecord {
  /// The case that takes the place of a deprecated one, as Swift says.
  fileprivate func successor(ofCase name: String, of type: String?) -> String? {
    guard let type else { return nil }
    let path = type.split(separator: ".").map(String.init)
    let symbol = modules.lazy.flatMap(\.symbols).first {
      $0.kind == .enumCase && $0.container == path && $0.name == name
    }
    let renamed = symbol?.availability.lazy.compactMap(\.renamed).first
    return renamed.flatMap { $0.split(separator: ".").last.map(String.init) }
  }

  fileprivate var moduleNames: Set<String> { Set(modules.map(\.name)) }
}

extension PropContract {
  /// The prop with a value as the metadata write it.
  fileprivate func given(_ text: String) -> AgentNode.Prop {
    let value: AgentValue =
      switch kind {
      case .boolean: .boolean(text == "true")
      case .integer, .number: Double(text).map(AgentValue.number) ?? .text(text)
      case .string, .enum, .token, .action: .text(text)
      }
    let place = SourceLocation("")
    return .init(
      name: name, value: value, spelling: text, nameLocation: place, valueLocation: place)
  }

  fileprivate var givenDefault: AgentNode.Prop? { defaultValue.map(given) }
}

extension AgentNode {
  /// The node, and all below it.
  fileprivate var tree: [AgentNode] { [self] + children.flatMap(\.tree) }
}
