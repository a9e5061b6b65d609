import AgentUI
import Diagnostics
import SwiftSymbols

/// The public views, styles and view modifiers of modules, in the order of the sources.
struct FoundComponents {
  /// One of them, as far as its declaration tells.
  struct Component: Hashable {
    /// What agent YAML calls it.
    var name: String
    var module: String
    /// How a person finds it: the type of a view or style, with those it is nested in; the method
    /// of a modifier.
    var declaration: String
    /// The type of a view or style; of a modifier the type that its method stands for, or the view
    /// that has the method.
    var type: String
    var grammar = SwiftForm.Grammar.view
    /// The method of a modifier, or the one that takes a style.
    var call: String?
    /// The static member that gives a style: `compact`, or `compact()`.
    var member: String?
    /// The view of SwiftUI that stands for content in its example.
    var content = Primitive.text
    /// Why it can have no example, a clause; `nil` as far as the declaration tells.
    var obstacle: String?
    /// Whether it has a comment that begins with a summary.
    var isDescribed: Bool
    var isDeprecated: Bool
    var takesChildren: Bool
    /// Whether Swift has a call without the closure for the children.
    var canLeaveChildrenOut = false
    /// The actions that Swift has a call without.
    var optionalActions: Set<String> = []
    var location: SourceLocation
  }

  private(set) var components: [Component] = []
  /// The folders of the components, with their positions.
  private var positions: [String: Int] = [:]
  /// The methods that are components.
  private var modifiers: Set<String> = []
  /// What is public and no component, and why.
  private(set) var diagnostics: [Diagnostic] = []

  /// Public types that are of no use in a catalog of SwiftUI, by the reason.
  private var others: [(name: String, reason: Reason, location: SourceLocation)] = []

  /// Why all types of a kind are left out.
  private enum Reason: String, CaseIterable {
    case layout = "layouts, which Swift calls as a function"
    case platformView = "views of UIKit or AppKit, which SwiftUI code cannot call"
    case otherResult = "methods of views that return something other than a view"
    case untakenStyle = "styles of a kind that no modifier of the package takes"
  }

  init(_ modules: [ModuleSymbols]) {
    let kinds = ViewKinds(modules)
    for module in modules {
      let members = ComponentMembers(module)
      for symbol in module.symbols {
        if kinds.isView(symbol) {
          addView(symbol, members)
        } else if let style = kinds.style(symbol) {
          addStyle(symbol, style, members)
        } else if kinds.isUntakenStyle(symbol) {
          others.append((symbol.name, .untakenStyle, symbol.location))
        } else if kinds.extendsView(symbol) {
          if kinds.isModifier(symbol) {
            addModifier(symbol, kinds, members)
          } else {
            others.append((symbol.baseName, .otherResult, symbol.location))
          }
        } else if kinds.isLayout(symbol) {
          others.append((symbol.name, .layout, symbol.location))
        } else if kinds.isPlatformView(symbol) {
          others.append((symbol.name, .platformView, symbol.location))
        }
      }
    }
    diagnostics += Reason.allCases.compactMap(leftOut)
  }

  /// All types of a kind in one finding, since nobody needs the sentence eighteen times.
  private func leftOut(_ reason: Reason) -> Diagnostic? {
    let left = others.filter { $0.reason == reason }
    guard let first = left.first else { return nil }
    let names = left.prefix(10).map(\.name) + (left.count > 10 ? ["…"] : [])
    return .init(
      .initLeftOut, "left out of the components: \(reason.rawValue) (\(left.count))",
      at: first.location, notes: [.init(names.joined(separator: ", "))],
      suggestion: "their documentation is on the pages of the API")
  }

  private mutating func addView(_ symbol: Symbol, _ members: ComponentMembers) {
    let initializers = members.initializers(of: symbol.path)
    guard !initializers.isEmpty else {
      diagnostics.append(
        .leftOut(symbol.name, "it has no public initialiser", at: symbol.location))
      return
    }
    let closures = initializers.map { $0.childClosures(of: symbol) }
    let needed = closures.map { $0.filter { $0.defaultValue == nil }.count }.min() ?? 0
    let takesChildren = closures.contains { !$0.isEmpty }
    add(
      Component(
        name: symbol.name, module: symbol.module, declaration: symbol.path.joined(separator: "."),
        type: symbol.path.joined(separator: "."), isDescribed: symbol.isDescribed,
        isDeprecated: symbol.isDeprecated,
        takesChildren: takesChildren, canLeaveChildrenOut: takesChildren && needed == 0,
        optionalActions: Self.optionalActions(of: initializers), location: symbol.location),
      orCalled: symbol.path.joined())
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
  private mutating func addModifier(
    _ symbol: Symbol, _ kinds: ViewKinds, _ members: ComponentMembers
  ) {
    let method = symbol.baseName
    let call = kinds.call(of: symbol)
    guard modifiers.insert(call).inserted else { return }
    let name = method.prefix(1).uppercased() + method.dropFirst()
    let extended = symbol.container.joined(separator: ".")
    let hasType = extended == "View" && members.hasType(name)
    let content = ExtendedContent(of: symbol)
    add(
      Component(
        name: name, module: symbol.module, declaration: call, type: hasType ? name : extended,
        grammar: .modifier, call: call, content: content.view, obstacle: content.obstacle,
        isDescribed: symbol.isDescribed, isDeprecated: symbol.isDeprecated, takesChildren: true,
        location: symbol.location),
      orCalled: name + "Modifier")
  }

  private mutating func addStyle(
    _ symbol: Symbol, _ style: ViewKinds.Style, _ all: ComponentMembers
  ) {
    let members = all.styleMembers(of: symbol.path)
    let hasInitializer = !all.initializers(of: symbol.path).isEmpty
    guard hasInitializer || !members.isEmpty else {
      diagnostics.append(
        .leftOut(symbol.name, "it has no public initialiser", at: symbol.location))
      return
    }
    let type = symbol.path.joined(separator: ".")
    let component = Component(
      name: symbol.name, module: symbol.module, declaration: type, type: type,
      grammar: .style, call: style.method, content: .named(style.view),
      isDescribed: symbol.isDescribed,
      isDeprecated: symbol.isDeprecated, takesChildren: true, location: symbol.location)
    if hasInitializer { return add(component, orCalled: symbol.path.joined()) }
    // The overloads of a function are one component.
    var names: Set<String> = []
    let distinct = members.filter { names.insert($0.baseName).inserted }
    for member in distinct {
      var component = component
      let name = member.baseName
      component.isDescribed = symbol.isDescribed || member.isDescribed
      component.isDeprecated = symbol.isDeprecated || member.isDeprecated
      component.member = member.kind == .typeMethod ? name + "()" : name
      if distinct.count > 1 {
        component.name = name.prefix(1).uppercased() + name.dropFirst() + style.name
        component.declaration = "\(type).\(name)"
      }
      add(component, orCalled: symbol.path.joined() + component.name)
    }
  }

  /// - Parameter second: What it is called where another component has its name.
  private mutating func add(_ component: Component, orCalled second: String) {
    var component = component
    if positions[component.folder] != nil { component.name = second }
    guard let position = positions[component.folder] else {
      positions[component.folder] = components.count
      components.append(component)
      return
    }
    let other = components[position]
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
  fileprivate var isDescribed: Bool { documentation.comment?.summary != nil }
}

extension Parameter {
  /// What a prop for it is called.
  fileprivate var callName: String { label ?? name }
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
