import SwiftSymbols

extension Symbol.Kind {
  /// What it is called in a sentence: `struct`, `static method`, `enum case`.
  public var noun: String {
    switch self {
    case .struct: "struct"
    case .class: "class"
    case .actor: "actor"
    case .enum: "enum"
    case .protocol: "protocol"
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    case .initializer: "initialiser"
    case .function: "function"
    case .method: "method"
    case .typeMethod: "static method"
    case .operatorFunction: "operator"
    case .variable: "variable"
    case .property: "property"
    case .typeProperty: "static property"
    case .subscript: "subscript"
    case .typeSubscript: "static subscript"
    case .enumCase: "enum case"
    case .macro: "macro"
    }
  }
}

extension Symbol {
  /// Container and name with dots between them: `Button.init(_:size:)`.
  public var dottedPath: String { path.joined(separator: ".") }

  /// ``dottedPath`` with the module before it, as excuses name symbols: `Kit.Button.init(_:size:)`.
  public var qualifiedPath: String { module + "." + dottedPath }
}
