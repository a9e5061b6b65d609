import Diagnostics
import SwiftSymbols

/// The public API of a module in a version.
public struct RecordedModule: Hashable, Sendable {
  public var name: String
  /// Those that other modules see.
  public var symbols: [RecordedSymbol]

  public init(name: String, symbols: [RecordedSymbol]) {
    self.name = name
    self.symbols = symbols
  }
}

/// A public symbol of a version, by its declaration.
public struct RecordedSymbol: Hashable, Sendable {
  /// What identifies it within its module.
  public var key: String
  public var kind: Symbol.Kind
  public var name: String
  public var container: [String]
  /// On one line, as a reader sees it.
  public var declaration: String
  public var isOpen: Bool
  /// Whether a value can be assigned to the variable or subscript.
  public var isSettable: Bool
  public var origin: Symbol.Origin
  public var extensionConstraints: String?
  public var inheritance: [String]
  public var availability: [Availability]
  public var location: SourceLocation?

  public init(key: String, kind: Symbol.Kind, name: String, container: [String] = []) {
    self.key = key
    self.kind = kind
    self.name = name
    self.container = container
    declaration = ""
    isOpen = false
    isSettable = false
    origin = .declaration
    inheritance = []
    availability = []
  }

  /// The same without its place, as two versions are compared.
  public var withoutPlace: RecordedSymbol {
    var copy = self
    copy.location = nil
    return copy
  }

  /// The symbol, whose signature is read from its declaration.
  ///
  /// - Parameter module: The module that declares it.
  public func symbol(of module: String) -> Symbol {
    var symbol = Symbol(
      kind, name, in: container, module: module, at: location ?? SourceLocation(""))
    symbol.origin = origin
    symbol.extensionConstraints = extensionConstraints
    symbol.read(declaration: declaration)
    symbol.declaration = declaration
    symbol.key = key
    symbol.access = isOpen ? .open : .public
    symbol.signature.isSettable = isSettable
    symbol.inheritance = inheritance
    symbol.availability = availability
    return symbol
  }
}

extension RecordedSymbol {
  /// What of a symbol of the sources is recorded.
  init(_ symbol: Symbol) {
    self.init(
      key: symbol.key, kind: symbol.kind, name: symbol.name, container: symbol.container)
    declaration = symbol.declarationLine
    isOpen = symbol.access == .open
    isSettable = symbol.signature.isSettable
    origin = symbol.origin
    extensionConstraints = symbol.extensionConstraints
    inheritance = symbol.inheritance
    availability = symbol.availability
    location = symbol.location
  }
}
