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

  init(_ swift: SwiftForm, in module: ModuleSymbols) {
    switch swift.grammar {
    case .style where swift.member != nil: findMembers(swift, module)
    case .view, .style: findInitializers(swift, module)
    case .modifier: findMethods(swift, module)
    case .function: findFunctions(swift.call ?? swift.type, module)
    case .environment: findEnvironmentValue(swift.call ?? swift.type, module)
    }
  }

  private mutating func findInitializers(_ swift: SwiftForm, _ module: ModuleSymbols) {
    let path = swift.type.split(separator: ".").map(String.init)
    guard let type = module.symbol(at: path) else {
      let types = module.symbols.filter(\.kind.isType).map { $0.path.joined(separator: ".") }
      undeclared = .undeclared(
        "type '\(swift.type)'", nearest: DidYouMean.nearest(to: swift.type, among: types))
      return
    }
    guard type.kind.isType else { return }
    overloads = module.initializers(of: path).map { SwiftOverload($0, of: type) }
    if overloads.isEmpty {
      undeclared = .undeclared("initialiser of '\(swift.type)'", nearest: nil)
    }
  }

  /// The static members that give a style of the type.
  private mutating func findMembers(_ swift: SwiftForm, _ module: ModuleSymbols) {
    let path = swift.type.split(separator: ".").map(String.init)
    let members = module.styleMembers(of: path)
    let name = swift.implicitMember?.dropFirst() ?? ""
    overloads = members.filter { $0.baseName == name }.map { SwiftOverload($0) }
    if overloads.isEmpty {
      undeclared = .undeclared(
        "static member '\(name)' of '\(swift.type)'",
        nearest: DidYouMean.nearest(to: String(name), among: members.map(\.baseName)))
    }
  }

  /// Methods of `View` first; otherwise those of other types, such as `Text`.
  private mutating func findMethods(_ swift: SwiftForm, _ module: ModuleSymbols) {
    let name = swift.call ?? swift.type
    let symbols = module.symbols
    let methods = symbols.indices.filter { symbols[$0].kind == .method }
    let named = methods.filter { symbols[$0].baseName == name }
    let ofView = named.filter { symbols[$0].container == [swift.extendedView] }
    overloads = (ofView.isEmpty ? named : ofView).map { SwiftOverload(symbols[$0]) }
    if overloads.isEmpty {
      let names = methods.map { symbols[$0].baseName }
      undeclared = .undeclared(
        "method '\(name)'", nearest: DidYouMean.nearest(to: name, among: names))
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

extension ModuleSymbols {
  /// The first symbol of a path. Symbols are large, and there are many: they are looked at in their
  /// places, without a copy of each.
  fileprivate func symbol(at path: [String]) -> Symbol? {
    symbols.indices.first { symbols[$0].path == path }.map { symbols[$0] }
  }
}
