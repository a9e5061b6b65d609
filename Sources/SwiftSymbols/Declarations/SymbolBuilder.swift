import SwiftSyntax

/// Makes the ``Symbol`` of a declared name that can be seen.
struct SymbolBuilder {
  let module: String
  let index: ModuleIndex

  func symbol(for declared: Declared, access: AccessLevel) -> Symbol {
    let signature = SignatureReader(declared).signature
    let container = index.container(of: declared)
    var symbol = Symbol(
      declared.kind, Self.name(of: declared, signature), in: container, module: module,
      at: declared.location)
    symbol.access = access
    symbol.signature = signature
    symbol.declaration = DeclarationText.text(of: declared)
    symbol.documentation = SymbolDocumentation(comment: declared.comment)
    symbol.availability =
      declared.marks.availability
      + index.inheritedAvailability(of: declared)
    if declared.kind.isType { symbol.inheritance = index.inheritance(of: symbol.path) }
    symbol.origin = index.origin(of: declared)
    symbol.isOverride = declared.marks.isOverride
    symbol.excuse = declared.excuse
    if let enclosing = index.enclosingExtension(of: declared) {
      symbol.extensionConstraints = enclosing.requirements
      if index.isOfOtherModule(declared) {
        symbol.externalType = Self.externalType(container, enclosing)
      }
    }
    symbol.key = SymbolKey.key(of: symbol)
    return symbol
  }

  /// The base name with its argument labels, for what is called.
  private static func name(of declared: Declared, _ signature: Signature) -> String {
    guard declared.kind.isCallable else { return declared.baseName }
    if declared.kind == .enumCase && signature.parameters.isEmpty { return declared.baseName }
    let labels = signature.parameters.map { ($0.label ?? "_") + ":" }
    return declared.baseName + "(" + labels.joined() + ")"
  }

  private static func externalType(_ path: [String], _ scope: Scope) -> Symbol.ExternalType {
    var spelled = path
    if case .extension(let written) = scope.kind { spelled = written }
    guard spelled.count > 1, let module = spelled.first,
      scope.file.names(module: module)
    else { return Symbol.ExternalType(name: path.joined(separator: ".")) }
    return Symbol.ExternalType(
      name: spelled.dropFirst().joined(separator: "."), module: module)
  }
}

/// The key of a symbol: its path and whatever distinguishes overloads.
enum SymbolKey {
  static func key(of symbol: Symbol) -> String {
    let signature = symbol.signature
    var key = (symbol.container + [symbol.baseName]).joined(separator: ".")
    if symbol.kind.isStatic { key = "static " + key }
    if symbol.origin == .protocolExtension { key = "extension " + key }
    guard symbol.kind.isCallable else { return key + constraints(of: symbol) }
    key += signature.generics ?? ""
    let parameters = signature.parameters.map { "\($0.label ?? "_"): \($0.type)" }
    if symbol.kind != .enumCase || !parameters.isEmpty {
      key += "(" + parameters.joined(separator: ", ") + ")"
    }
    if signature.isAsync { key += " async" }
    if let throwing = signature.throwing { key += " " + throwing }
    if let type = signature.type { key += " -> " + type }
    return key + constraints(of: symbol)
  }

  private static func constraints(of symbol: Symbol) -> String {
    let requirements = symbol.kind.isCallable ? symbol.signature.requirements : nil
    let all = [requirements, symbol.extensionConstraints].compactMap { $0 }
    return all.isEmpty ? "" : " where " + all.joined(separator: ", ")
  }
}
