import AgentUI
import CatalogModel
import JSONTree

/// Code as it was written for one version, and as it is written for the next.
public struct MigrationCode: Hashable, Sendable {
  /// What the code is written in.
  public enum Language: String, Hashable, Sendable {
    case swift, yaml
  }

  public var language: Language
  public var before: String
  public var after: String

  private init?(_ language: Language, _ before: String?, _ after: String?) {
    guard let before, let after, before != after else { return nil }
    self.language = language
    self.before = before
    self.after = after
  }

  /// - Returns: `nil` where nothing breaks, or what to write instead does not follow from the two
  ///   versions.
  init?(_ change: VersionChange, from old: VersionRecord, to new: VersionRecord) {
    guard change.effect == .breaking else { return nil }
    let versions = RecordPair(old: old, new: new)
    let code: MigrationCode? =
      switch change.kind {
      case .token: Self.token(change, versions)
      case .component: Self.component(change, versions)
      case .prop: Self.prop(change, versions)
      case .value: Self.value(change, versions)
      case .api: Self.api(change, versions)
      case .system, .platform, .context, .agent, .contrast, .coverage: nil
      }
    guard let code else { return nil }
    self = code
  }

  /// Two versions of a system.
  private struct RecordPair {
    var old: VersionRecord
    var new: VersionRecord

    /// The name that a token has now.
    func newToken(_ path: String) -> String? {
      let pairs = Pairs(old.tokens, new.tokens, by: \.path)
      return TokenRenames(removed: pairs.removed, added: pairs.added).newNames[path]
    }
  }

  // MARK: Tokens

  private static func token(_ change: VersionChange, _ versions: RecordPair) -> MigrationCode? {
    switch change.what {
    case .renamed: token(change.name, change.new, versions)
    case .removed: token(change.name, successor(in: change.note, versions.new), versions)
    case .swiftName where versions.new.token(change.name)?.swiftName != nil:
      MigrationCode(.swift, change.old, change.new)
    default: nil
    }
  }

  private static func token(
    _ path: String, _ newPath: String?, _ versions: RecordPair
  ) -> MigrationCode? {
    guard let newPath else { return nil }
    return MigrationCode(
      .swift, versions.old.token(path)?.swiftName, versions.new.token(newPath)?.swiftName)
      ?? MigrationCode(.yaml, path, newPath)
  }

  /// The token that the reason of a deprecation names in braces.
  private static func successor(in reason: String?, _ record: VersionRecord) -> String? {
    let names = (reason ?? "").split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
    return names.first { record.token($0) != nil }
  }

  // MARK: Components

  private static func component(
    _ change: VersionChange, _ versions: RecordPair
  ) -> MigrationCode? {
    switch change.what {
    case .renamed:
      MigrationCode(.yaml, "component: \(change.name)", change.new.map { "component: \($0)" })
    case .form: form(change.name, versions)
    default: nil
    }
  }

  /// The import where nothing but the module is another; else an example in both forms.
  private static func form(_ name: String, _ versions: RecordPair) -> MigrationCode? {
    guard let old = versions.old.part(name), let new = versions.new.part(name) else { return nil }
    var moved = old.contract.swift
    moved.module = new.contract.swift.module
    if moved == new.contract.swift {
      return MigrationCode(
        .swift, "import \(old.contract.swift.module)", "import \(moved.module)")
    }
    let validator = AgentValidator(versions.new.vocabulary)
    let example = old.examples.first { example in
      !validator.validate(example.root).contains { $0.severity == .error }
    }
    return example.flatMap { example in
      MigrationCode(
        .swift, SwiftPrinter(versions.old.vocabulary).print(example.root),
        SwiftPrinter(versions.new.vocabulary).print(example.root))
    }
  }

  // MARK: Props

  private static func prop(_ change: VersionChange, _ versions: RecordPair) -> MigrationCode? {
    guard let point = change.name.lastIndex(of: "."),
      let part = versions.old.part(String(change.name[..<point])),
      let prop = part.contract.prop(String(change.name[change.name.index(after: point)...]))
    else { return nil }
    switch change.what {
    case .renamed:
      let used = part.examples.lazy.flatMap { $0.root.tree }
        .first { $0.component == part.name && $0.value(prop.name) != nil }?.value(prop.name)
      guard let value = used ?? prop.defaultValue.map(prop.value), let name = change.new else {
        return nil
      }
      return MigrationCode(.yaml, part.yaml([prop.name: value]), part.yaml([name: value]))
    case .default:
      guard let value = prop.defaultValue.map(prop.value) else { return nil }
      return MigrationCode(.yaml, part.yaml([:]), part.yaml([prop.name: value]))
    default: return nil
    }
  }

  // MARK: Values

  /// A value that is gone, where a token has another name or Swift names the successor of a case.
  private static func value(_ change: VersionChange, _ versions: RecordPair) -> MigrationCode? {
    guard change.what == .removed, let colon = change.name.firstIndex(of: ":"),
      let point = change.name[..<colon].lastIndex(of: "."),
      let part = versions.old.part(String(change.name[..<point])),
      let prop = part.contract.prop(
        String(change.name[change.name.index(after: point)..<colon]))
    else { return nil }
    let value = String(change.name[colon...].dropFirst(2))
    let successor =
      prop.kind == .token
      ? versions.newToken(value)
      : versions.old.successor(ofCase: value, of: prop.swiftType)
    guard let successor,
      let new = versions.new.part(part.name)?.contract.prop(prop.name),
      new.choices.contains(where: { $0.name == successor })
    else { return nil }
    return MigrationCode(
      .yaml, part.yaml([prop.name: .text(value)]), part.yaml([prop.name: .text(successor)]))
  }

  // MARK: API

  private static func api(_ change: VersionChange, _ versions: RecordPair) -> MigrationCode? {
    switch change.what {
    case .declaration, .default: return MigrationCode(.swift, change.old, change.new)
    case .removed:
      if case .successor(let name) = change.reason {
        return MigrationCode(.swift, change.name, name)
      }
      let (old, new) = (versions.old.moduleNames, versions.new.moduleNames)
      let (gone, come) = (old.subtracting(new), new.subtracting(old))
      guard gone.count == 1, come.count == 1, let gone = gone.first,
        change.name == "module \(gone)"
      else { return nil }
      return MigrationCode(.swift, "import \(gone)", come.first.map { "import \($0)" })
    default: return nil
    }
  }
}

extension VersionRecord {
  fileprivate func token(_ path: String) -> RecordedToken? { tokens.first { $0.path == path } }
  fileprivate func part(_ name: String) -> RecordedPart? { parts.first { $0.name == name } }
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

extension RecordedPart {
  /// A word as it is, any other text in quotes.
  private static func text(_ value: AgentValue) -> String {
    guard case .text(let text) = value else { return value.text }
    let isWord =
      text.first?.isLetter == true && !["true", "false", "null"].contains(text)
      && text.allSatisfy { $0.isLetter || $0.isNumber || ".-_".contains($0) }
    return isWord ? text : JSONWriter().string(.string(text))
  }

  /// A node of the component with these props alone.
  fileprivate func yaml(_ props: [String: AgentValue]) -> String {
    let lines = props.sorted { $0.key < $1.key }.map { name, value in
      "\n  \(name): \(Self.text(value))"
    }
    return "\(contract.keyword.rawValue): \(name)"
      + (lines.isEmpty ? "" : "\nprops:" + lines.joined())
  }
}

extension PropContract {
  /// A value as the metadata write it.
  fileprivate func value(_ text: String) -> AgentValue {
    switch kind {
    case .boolean: .boolean(text == "true")
    case .integer, .number: Double(text).map(AgentValue.number) ?? .text(text)
    case .string, .enum, .token, .action: .text(text)
    }
  }
}

extension AgentNode {
  /// The node, and all below it.
  fileprivate var tree: [AgentNode] { [self] + children.flatMap(\.tree) }
}
