/// The types of a module and their members, found by name.
struct Interface: Sendable {
  private let symbols: [Symbol]
  private let types: [[String]: Int]
  /// Positions in `symbols`, by container and name.
  private let members: [[String]: [String: [Int]]]
  private let supertypes: [[String]: [TypeShape]]
  private let clauses: [[String]: [ConformanceClause]]
  /// The documented members that can lend their texts, by container and name.
  private let documented: [[String]: [String: [TypedSymbol]]]
  /// The names of all of these.
  private let documentedNames: Set<String>

  /// How many documented namesakes in a type are compared with each declaration that is not; more
  /// are only in code that a tool has made.
  static let namesakeLimit = 128

  /// What `symbols` declare; `inheritance` gives the types after the colons of a type and of its
  /// extensions, also for types of other modules. `clauses` are those that are known one by one.
  init(
    _ symbols: [Symbol], clauses: [[String]: [ConformanceClause]] = [:],
    inheritance: ([String]) -> [String]
  ) {
    self.symbols = symbols
    self.clauses = clauses
    var types: [[String]: Int] = [:]
    var members: [[String]: [String: [Int]]] = [:]
    for (number, symbol) in symbols.enumerated() {
      let isAlias = symbol.kind == .typealias
      if symbol.kind.isType || isAlias && types[symbol.path] == nil { types[symbol.path] = number }
      members[symbol.container, default: [:]][Self.name(of: symbol), default: []].append(number)
    }
    var supertypes: [[String]: [TypeShape]] = [:]
    for path in Set(types.keys).union(members.keys) {
      var shapes = inheritance(path).flatMap { TypeShape($0).parts }
      if let type = types[path] { shapes += Self.requirementsOfSelf(symbols[type]) }
      if !shapes.isEmpty { supertypes[path] = shapes }
    }
    (self.types, self.members, self.supertypes) = (types, members, supertypes)
    let documented = Dictionary(
      uniqueKeysWithValues: members.lazy.filter { path, _ in !path.isEmpty }.map { path, byName in
        let isInherited =
          types[path].map { [.protocol, .class].contains(symbols[$0].kind) } ?? true
        return (
          path,
          byName.compactMapValues {
            isInherited || $0.count > 1 ? Self.documented($0, of: symbols) : nil
          }
        )
      })
    self.documented = documented
    documentedNames = Set(documented.values.lazy.flatMap(\.keys))
  }

  private static func documented(_ numbers: [Int], of symbols: [Symbol]) -> [TypedSymbol]? {
    let documented = numbers.lazy.filter { symbols[$0].documentation.state == .own }
      .prefix(namesakeLimit).map { TypedSymbol(symbols[$0]) }
    return documented.isEmpty ? nil : Array(documented)
  }

  /// The type or alias whose full name is `path`.
  func type(_ path: [String]) -> Symbol? { types[path].map { symbols[$0] } }

  /// The types after its colons.
  func supertypes(of path: [String]) -> [TypeShape] { supertypes[path] ?? [] }

  /// The clauses by which it conforms to protocols, so far as they are known.
  func clauses(of path: [String]) -> [ConformanceClause] { clauses[path] ?? [] }

  /// The members of the type or protocol at `path` that are called as `symbol`.
  func members(
    of path: [String], namedAs symbol: Symbol
  ) -> some RandomAccessCollection<Symbol> {
    (members[path]?[Self.name(of: symbol)] ?? []).lazy.map { symbols[$0] }
  }

  /// The documented members of the type or protocol at `path` that are called as `symbol`.
  func documented(in path: [String], namedAs symbol: Symbol) -> [TypedSymbol] {
    documented[path]?[Self.name(of: symbol)] ?? []
  }

  /// Whether any type has a documented member that is called as `symbol`.
  func documents(namesakeOf symbol: Symbol) -> Bool {
    documentedNames.contains(Self.name(of: symbol))
  }

  /// The name with its labels; an operator is called without them.
  private static func name(of symbol: Symbol) -> String {
    guard symbol.kind == .operatorFunction else { return symbol.name }
    return symbol.baseName + String(repeating: "_", count: symbol.signature.parameters.count)
  }

  /// The names by which the protocol at `path` leaves types open.
  func openTypes(of path: [String]) -> [String] {
    members(of: path).filter {
      $0.kind == .associatedtype || $0.kind == .typealias && $0.signature.type == "_"
    }.map(\.name)
  }

  /// Whether an enumeration at `path` has cases, none of which carries values.
  func isPlainEnumeration(_ path: [String]) -> Bool {
    guard type(path)?.kind == .enum else { return false }
    let cases = members(of: path).filter { $0.kind == .enumCase }
    return !cases.isEmpty && cases.allSatisfy { $0.signature.parameters.isEmpty }
  }

  /// The requirements of the protocol at `path`, documented or not.
  func requirements(of path: [String]) -> [Symbol] {
    members(of: path).filter { $0.origin == .requirement }
  }

  private func members(of path: [String]) -> [Symbol] {
    (members[path]?.values.joined().sorted() ?? []).map { symbols[$0] }
  }

  /// `protocol P where Self: Q` refines as `protocol P: Q` does.
  private static func requirementsOfSelf(_ symbol: Symbol) -> [TypeShape] {
    guard symbol.kind == .protocol, let text = symbol.signature.requirements else { return [] }
    return text.split(separator: ",").flatMap { requirement -> [TypeShape] in
      let sides = requirement.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].filter({ !$0.isWhitespace }) == "Self" else { return [] }
      return TypeShape(String(sides[1])).parts
    }
  }
}
