import Diagnostics
import SwiftSymbols

/// All graphs of one module, joined.
struct ModuleGraph {
  let name: String
  /// Each declaration once.
  private(set) var entries: [GraphEntry] = []
  private(set) var relationships: [GraphRelationship] = []
  /// The graphs that could be read, by their paths.
  private(set) var files: [String] = []
  /// Graphs of which a part, or all, could not be read.
  var incompleteFiles: [String] = []
  private var numbers: [String: Int] = [:]

  init(name: String) {
    self.name = name
  }

  /// Adds a graph; of a declaration that another one holds already, the documented form is kept.
  mutating func add(_ file: GraphFile, path: String) {
    files.append(path)
    relationships += file.relationships
    if file.malformed > 0 { incompleteFiles.append(path) }
    for entry in file.entries {
      guard let number = numbers[entry.identifier] else {
        numbers[entry.identifier] = entries.count
        entries.append(entry)
        continue
      }
      if entries[number].comment == nil { entries[number] = entry }
    }
  }

  /// The same without what other modules declare.
  func declared(by modules: DeclaringModules) -> ModuleGraph {
    var graph = self
    graph.entries.removeAll { (modules.module(of: $0) ?? name) != name }
    return graph
  }

  /// The module as the sources would give it.
  func symbols(
    paths: SourcePaths, origins: CommentOrigins, minimumAccess: AccessLevel
  ) -> ModuleSymbols {
    let translator = SymbolTranslator(self)
    let comments = OwnComments(entries)
    let lacksInherited = origins.areNeeded(for: comments)
    let counted = comments.entries.indices.filter { comments.entries[$0].access >= minimumAccess }
    let symbols = counted.map { number in
      let entry = comments.entries[number]
      var symbol = translator.symbol(for: entry, path: paths.path(of: entry.location.uri))
      symbol.documentation = comments.documentation(of: number)
      if lacksInherited, symbol.documentation.state == .none {
        symbol.documentation = origins.documentation(of: entry)
      }
      return symbol
    }
    var module = ModuleSymbols(name: name, symbols: symbols)
    module.numberEqualKeys()
    module.incompleteFiles = Set(incompleteFiles).sorted()
    return module
  }
}

extension ModuleSymbols {
  /// Numbers the keys of declarations that only their bodies or branches tell apart.
  fileprivate mutating func numberEqualKeys() {
    var seen: [String: Int] = [:]
    for number in symbols.indices {
      let count = seen[symbols[number].key, default: 0] + 1
      seen[symbols[number].key] = count
      if count > 1 { symbols[number].key += " #\(count)" }
    }
  }
}
