import DesignTokens

/// Finds what the requirements of a system name.
public struct TraceIndex: Sendable {
  private var names: [String: TraceTarget] = [:]
  private var files: [String: TraceTarget] = [:]

  /// Knows the tokens, components, texts, examples and declarations of a system, and the checks.
  ///
  /// Of things of one name the first of these is meant: a component, a view of the platform, a
  /// token, a declaration, a check, a modifier of the tokens.
  public init(_ system: System) {
    for component in system.components { add(component.name, .component(component.name)) }
    for primitive in system.primitives { add(primitive.name, .primitive(primitive.name)) }
    addTokens(system)
    addSymbols(system)
    for id in CheckNames.ids { add(id, .check(id)) }
    for family in CheckNames.families { add(family, .check(family)) }
    for name in system.lintSettings.ruleNames.sorted() {
      add("lint/\(name)", .check("lint/\(name)"))
    }
    for modifier in system.tokens.modifiers { add(modifier.name, .modifier(modifier.name)) }
    addFiles(system)
  }

  /// What a reference leads to; `nil` when there is nothing of that name or path.
  public func target(of reference: TraceReference) -> TraceTarget? {
    switch reference.form {
    case .name(let name): names[name] ?? names[Self.called(name)]
    case .file(let path): files[path]
    case .address(let address): .address(address)
    }
  }

  /// All names that would be found.
  public var knownNames: some Sequence<String> { names.keys }

  private mutating func add(_ name: String, _ target: TraceTarget) {
    if names[name] == nil { names[name] = target }
  }

  private mutating func addTokens(_ system: System) {
    for token in system.tokens where !token.isInternal {
      add(token.path.text, .token(token.path))
      if let name = system.swiftName(of: token) { add(name, .token(token.path)) }
    }
  }

  /// Declarations by their whole path, with and without arguments; types also by their own name.
  private mutating func addSymbols(_ system: System) {
    for module in system.modules {
      add(module.name, .symbol(module.name))
      for symbol in module.symbols {
        let path = symbol.path.joined(separator: ".")
        add(path, .symbol(path))
        add(Self.called(path), .symbol(path))
        if symbol.kind.isType { add(symbol.name, .symbol(path)) }
      }
    }
  }

  private mutating func addFiles(_ system: System) {
    for guide in system.guides { files[guide.path] = .guide(guide.slug) }
    for rule in system.rules { files[rule.path] = .rule(rule.slug) }
    for specification in system.specifications {
      files[specification.path] = .specification(specification.slug)
    }
    for component in system.components {
      files[component.location.path] = .component(component.name)
      if let guide = component.guide { files[guide.path] = .component(component.name) }
    }
    for path in system.screens.map(\.path) + system.invalidExamples.map(\.path) {
      files[path] = .example(path)
    }
  }

  /// What a call calls: `Badge.init` of `Badge.init(text:)`.
  private static func called(_ name: String) -> String {
    guard let end = name.firstIndex(of: "("), end != name.startIndex else { return name }
    return String(name[..<end])
  }
}
