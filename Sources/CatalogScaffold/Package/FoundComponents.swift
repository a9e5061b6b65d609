import AgentUI
import Diagnostics
import SwiftSymbols

/// The public views and view modifiers of modules, in the order of the sources.
struct FoundComponents {
  /// One of them, as far as its declaration tells.
  struct Component: Hashable {
    /// What agent YAML calls it.
    var name: String
    var module: String
    /// The type of a view, with those it is nested in; the method of a modifier.
    var declaration: String
    /// The type of a view; of a modifier the type that its method stands for, or `View`.
    var type: String
    var isModifier: Bool
    /// The first sentence of its comment; `nil` without a comment.
    var summary: String?
    var isDeprecated: Bool
    var takesChildren: Bool
    /// Whether Swift has a call without the closure for the children.
    var canLeaveChildrenOut = false
    /// The actions that Swift has a call without.
    var optionalActions: Set<String> = []
    var location: SourceLocation
  }

  private(set) var components: [Component] = []
  /// What is public and no component, and why.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ modules: [ModuleSymbols]) {
    for module in modules {
      for symbol in module.symbols {
        if Self.isView(symbol) { addView(symbol, module) }
        if Self.isModifier(symbol) { addModifier(symbol, module) }
      }
    }
  }

  private static func isView(_ symbol: Symbol) -> Bool {
    symbol.kind == .struct
      && !Set(symbol.inheritance).isDisjoint(with: ["View", "SwiftUI.View"])
  }

  /// Methods that an extension of `View` gives every view.
  private static func isModifier(_ symbol: Symbol) -> Bool {
    symbol.kind == .method && symbol.container == ["View"] && symbol.externalType != nil
      && ["some View", "some SwiftUI.View"].contains(symbol.signature.type)
  }

  private mutating func addView(_ symbol: Symbol, _ module: ModuleSymbols) {
    let initializers = module.initializers(of: symbol.path)
    guard !initializers.isEmpty else {
      diagnostics.append(
        .leftOut(symbol.name, "it has no public initialiser", at: symbol.location))
      return
    }
    let closures = initializers.map { $0.signature.parameters.filter(\.isBuilder) }
    let needed = closures.map { $0.filter { $0.defaultValue == nil }.count }.min() ?? 0
    let takesChildren = closures.contains { !$0.isEmpty }
    add(
      Component(
        name: symbol.name, module: symbol.module, declaration: symbol.path.joined(separator: "."),
        type: symbol.path.joined(separator: "."), isModifier: false, summary: symbol.summary,
        isDeprecated: symbol.isDeprecated,
        takesChildren: takesChildren, canLeaveChildrenOut: takesChildren && needed == 0,
        optionalActions: Self.optionalActions(of: initializers), location: symbol.location))
  }

  /// The closures that some initialiser has a default for, or does without.
  private static func optionalActions(of initializers: [Symbol]) -> Set<String> {
    let closures = initializers.flatMap(\.signature.parameters).filter { $0.type.contains("->") }
    return Set(closures.map(\.callName)).filter { name in
      initializers.contains { initializer in
        let parameter = initializer.signature.parameters.first { $0.callName == name }
        return parameter.map { $0.defaultValue != nil } ?? true
      }
    }
  }

  /// The overloads of a modifier are one component.
  private mutating func addModifier(_ symbol: Symbol, _ module: ModuleSymbols) {
    let method = symbol.baseName
    guard !components.contains(where: { $0.isModifier && $0.declaration == method }) else { return }
    let name = method.prefix(1).uppercased() + method.dropFirst()
    let hasType = module.symbols.contains { $0.kind.isType && $0.path == [name] }
    add(
      Component(
        name: name, module: symbol.module,
        declaration: method, type: hasType ? name : "View", isModifier: true,
        summary: symbol.summary,
        isDeprecated: symbol.isDeprecated, takesChildren: true, location: symbol.location))
  }

  private mutating func add(_ component: Component) {
    let folder = component.folder
    guard let other = components.first(where: { $0.folder == folder }) else {
      components.append(component)
      return
    }
    diagnostics.append(
      .leftOut(
        component.declaration, "'\(other.declaration)' has its name already",
        at: component.location))
  }
}

extension FoundComponents.Component {
  /// The name of its folder: `action-button`.
  var folder: String { PropContract(name: name, kind: .string).slotName }
}

extension Symbol {
  /// The first paragraph of the comment on one line, without the marks of code.
  fileprivate var summary: String? {
    documentation.comment?.summary.map { text in
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").filter { $0 != "`" }
    }
  }
}

extension Parameter {
  /// What a prop for it is called.
  fileprivate var callName: String { label ?? name }

  /// Whether it is a closure with a result builder, which takes children.
  fileprivate var isBuilder: Bool {
    attributes.contains { $0.prefix { $0 != "(" }.hasSuffix("Builder") }
  }
}

extension Diagnostic {
  fileprivate static func leftOut(
    _ name: String, _ reason: String, at location: SourceLocation
  ) -> Diagnostic {
    .init(
      .initLeftOut, "'\(name)' is not among the components: \(reason)", at: location,
      suggestion: "write a folder for it in 'components' if it is one")
  }
}
