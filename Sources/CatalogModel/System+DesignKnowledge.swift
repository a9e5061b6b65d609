import AgentUI
import DesignLint
import DesignTokens
import SwiftSymbols

extension System {
  /// What rules of design say about Swift source; what `system.yaml` says decides.
  public var lintSettings: LintSettings {
    var settings = lint
    settings.rules = rules.flatMap(\.checks) + lint.rules
    return settings
  }

  /// What all its sources say together.
  public var lintScope: LintScope {
    var scope = LintScope(of: uses)
    let names = Set(platforms.map(\.name))
    if !names.isEmpty { scope.isForMacOnly = names == ["macOS"] }
    return scope
  }

  /// What the rules find in the system's own sources, in the order of the sources; nothing where no
  /// rule of design names a check.
  public func ownFindings() -> [LintFinding] {
    if uses.isEmpty { return [] }
    let lint = DesignLint(designKnowledge(), lintSettings)
    let scope = lintScope
    return uses.flatMap { lint.findings(in: $0, isOwn: true, scope: scope) }
  }

  /// What the system has, as far as code can use it.
  ///
  /// - Parameter others: The other systems of the catalog, whose tokens are not those of this one.
  public func designKnowledge(among others: [System] = []) -> DesignKnowledge {
    let symbols = DeclaredNames(modules)
    var knowledge = DesignKnowledge(name: name, namespace: swiftNamespace)
    knowledge.modules = Set(modules.map(\.name) + components.map(\.contract.swift.module))
    knowledge.minimumIOS = platforms.first { $0.name == "iOS" }.flatMap {
      Double($0.minimumVersion)
    }
    knowledge.tokens = tokens.compactMap { knownToken($0, symbols) }
    knowledge.components = components.compactMap(\.known)
    let deprecated =
      tokens.compactMap(deprecatedUse) + components.compactMap(\.deprecatedUse)
      + symbols.deprecated
    knowledge.deprecated = deprecated.merged
    for other in others where other.swiftNamespace != swiftNamespace && other.hasConstants {
      knowledge.others[other.swiftNamespace] = other.name
    }
    return knowledge
  }

  /// Whether its sources declare the type that its tokens are in.
  private var hasConstants: Bool {
    modules.contains { module in
      module.symbols.contains { $0.container.isEmpty && $0.name == swiftNamespace }
    }
  }

  private func knownToken(_ token: Token, _ symbols: DeclaredNames) -> KnownToken? {
    guard !token.isInternal, let name = swiftName(of: token), !token.deprecation.isDeprecated else {
      return nil
    }
    let resolved = token.combinations.compactMap { token.value(in: $0) }
    guard let first = resolved.first else { return nil }
    var values: [TokenValue] = []
    for resolved in resolved where !resolved.isUnknown && !values.contains(resolved.value) {
      values.append(resolved.value)
    }
    var known = KnownToken(
      path: token.path.text, swiftName: name,
      role: TokenRole(of: first.value, path: token.path.text), values: values,
      isPublic: symbols.isEmpty || symbols.type(of: name) != nil,
      swiftType: symbols.type(of: name) ?? nil)
    known.isKnown = !resolved.contains(where: \.isUnknown)
    known.isPlatform = !name.hasPrefix(swiftNamespace + ".") && symbols.type(of: name) == nil
    return known
  }

  private func deprecatedUse(_ token: Token) -> DeprecatedUse? {
    guard case .deprecated(let reason) = token.deprecation, let name = swiftName(of: token) else {
      return nil
    }
    let words = (reason ?? "").split { $0.isWhitespace || "`'\"{},;:()".contains($0) }
    let successor = words.lazy.compactMap { word -> String? in
      let path = word.hasSuffix(".") ? word.dropLast() : word
      return tokens[TokenPath(String(path))].flatMap(swiftName)
    }.first
    return DeprecatedUse(.token, name, successor: successor, reason: reason)
  }
}

extension Component {
  /// `nil` for a component that code does not call.
  fileprivate var known: KnownComponent? {
    let swift = contract.swift
    let call: String? =
      switch swift.grammar {
      case .view: swift.type.split(separator: ".").last.map(String.init)
      case .modifier: swift.call == nil ? nil : swift.method
      case .environment, .function, .style: nil
      }
    return call.map { call in
      KnownComponent(
        name: name, call: call, layer: Self.layers.firstIndex(of: layer),
        layerName: layer.rawValue, replaces: replaces)
    }
  }

  /// From the lowest up; contexts and utilities may be used by all.
  private static let layers: [Layer] = [.token, .modifier, .component, .pattern]

  fileprivate var deprecatedUse: DeprecatedUse? {
    guard status == .deprecated, let known else { return nil }
    return DeprecatedUse(.component, known.call)
  }
}

/// The names that the sources of a system declare for others.
private struct DeclaredNames {
  private let symbols: [Symbol]
  private var types: [String: String?] = [:]

  init(_ modules: [ModuleSymbols]) {
    symbols = modules.flatMap(\.symbols)
    for symbol in symbols where symbol.kind == .typeProperty || symbol.kind == .variable {
      types[symbol.path.joined(separator: ".")] = symbol.signature.type
    }
  }

  var isEmpty: Bool { symbols.isEmpty }

  /// The type of a constant as far as it is written; `nil` twice for a name that is not declared.
  func type(of name: String) -> String?? { types[name] }

  /// Names of which every declaration is deprecated, and labels that only deprecated initialisers
  /// have.
  var deprecated: [DeprecatedUse] {
    let groups = Dictionary(grouping: symbols, by: Self.name)
    return groups.sorted { ($0.key ?? "") < ($1.key ?? "") }.flatMap { name, group in
      guard let name else { return [DeprecatedUse]() }
      let old = group.filter(\.isDeprecated)
      guard let first = old.first else { return [] }
      if old.count == group.count {
        let entry = first.availability.first { $0.isDeprecated }
        return [
          DeprecatedUse(
            .name, name, successor: first.successor(entry?.renamed),
            newName: first.newName(entry?.renamed), reason: entry?.message)
        ]
      }
      let labels = Set(group.filter { !$0.isDeprecated }.flatMap(\.labels))
      return Set(old.flatMap(\.labels)).subtracting(labels).sorted().map { label in
        let symbol = old.first { $0.labels.contains(label) } ?? first
        let entry = symbol.availability.first { $0.isDeprecated }
        return DeprecatedUse(
          .prop, name, label: label, newName: symbol.newName(entry?.renamed),
          reason: entry?.message)
      }
    }
  }

  /// How code uses a symbol: a type or constant by its path, an initialiser by its type, a method
  /// by its name.
  private static func name(of symbol: Symbol) -> String? {
    switch symbol.kind {
    case .initializer: symbol.container.last
    case .function: symbol.baseName
    case .method: symbol.container == ["View"] ? symbol.baseName : nil
    case .typeProperty, .variable: symbol.path.joined(separator: ".")
    default:
      symbol.kind.isType || symbol.kind == .typealias
        ? symbol.path.joined(separator: ".") : nil
    }
  }
}

extension Symbol {
  fileprivate var labels: [String] { signature.parameters.compactMap(\.label) }

  /// What to write instead, with what is before the name.
  fileprivate func successor(_ renamed: String?) -> String? {
    guard let renamed, !renamed.contains("(") else { return nil }
    if renamed.contains(".") || kind.isCallable { return renamed }
    return (container + [renamed]).joined(separator: ".")
  }

  /// The new name as the attribute gives it, labels included; an initialiser by its type.
  fileprivate func newName(_ renamed: String?) -> String? {
    guard let renamed, renamed.hasPrefix("init("), let type = container.last else { return renamed }
    return type + renamed.dropFirst("init".count)
  }
}
