import AgentUI
import Diagnostics
import SwiftSymbols

/// The declarations of a module by which Swift code calls a component.
struct SwiftDeclarations {
  /// Initialisers, methods or functions, in the order of the sources.
  private(set) var overloads: [SwiftOverload] = []
  /// The property of an environment value.
  private(set) var environmentValue: Symbol?
  /// What the sources lack, where they declare nothing to call and should; `nil` as well for what
  /// cannot be looked into, such as another name for a type.
  private(set) var undeclared: PropDifference?

  init(_ swift: SwiftForm, in index: DeclarationIndex) {
    let module = index.module
    switch swift.grammar {
    case .style where swift.member != nil: findMembers(swift, index)
    case .view, .style: findInitializers(swift, index)
    case .modifier: findMethods(swift, index)
    case .function: findFunctions(swift.call ?? swift.type, module)
    case .environment: findEnvironmentValue(swift.call ?? swift.type, module)
    }
  }

  private mutating func findInitializers(_ swift: SwiftForm, _ index: DeclarationIndex) {
    let path = swift.type.split(separator: ".").map(String.init)
    guard let type = index.symbol(at: path) else {
      let types = index.module.symbols.filter(\.kind.isType).map { $0.path.joined(separator: ".") }
      undeclared = .undeclared(
        "type '\(swift.type)'", nearest: DidYouMean.nearest(to: swift.type, among: types))
      return
    }
    guard type.kind.isType else { return }
    overloads = index.initializers(of: path).map { SwiftOverload($0, of: type) }
    if overloads.isEmpty {
      undeclared = .undeclared("initialiser of '\(swift.type)'", nearest: nil)
    }
  }

  /// The static members that give a style of the type.
  private mutating func findMembers(_ swift: SwiftForm, _ index: DeclarationIndex) {
    let path = swift.type.split(separator: ".").map(String.init)
    let members = index.styleMembers(of: path)
    let name = swift.implicitMember?.dropFirst() ?? ""
    overloads = members.filter { $0.baseName == name }.map { SwiftOverload($0) }
    if overloads.isEmpty {
      undeclared = .undeclared(
        "static member '\(name)' of '\(swift.type)'",
        nearest: DidYouMean.nearest(to: String(name), among: members.map(\.baseName)))
    }
  }

  /// Methods of `View` first; otherwise those of other types, such as `Text`.
  private mutating func findMethods(_ swift: SwiftForm, _ index: DeclarationIndex) {
    let name = swift.method
    let named = index.methods(name)
    let ofView = named.filter { $0.container.joined(separator: ".") == swift.extendedView }
    overloads = (ofView.isEmpty ? named : ofView).map { SwiftOverload($0) }
    if overloads.isEmpty {
      undeclared = .undeclared(
        "method '\(name)'", nearest: DidYouMean.nearest(to: name, among: index.methodNames))
    }
  }

  private mutating func findFunctions(_ call: String, _ module: ModuleSymbols) {
    let functions = module.symbols.filter { $0.kind == .function || $0.kind == .typeMethod }
    let paths = functions.map { ($0.container + [$0.baseName]).joined(separator: ".") }
    overloads = zip(functions, paths).filter { $1 == call }.map { SwiftOverload($0.0) }
    if overloads.isEmpty {
      undeclared = .undeclared(
        "function '\(call)'", nearest: DidYouMean.nearest(to: call, among: paths))
    }
  }

  private mutating func findEnvironmentValue(_ name: String, _ module: ModuleSymbols) {
    let values = module.members(of: ["EnvironmentValues"])
    environmentValue = values.first { $0.name == name }
    if environmentValue == nil {
      undeclared = .undeclared(
        "environment value '\(name)'",
        nearest: DidYouMean.nearest(to: name, among: values.map(\.name)))
    }
  }
}
