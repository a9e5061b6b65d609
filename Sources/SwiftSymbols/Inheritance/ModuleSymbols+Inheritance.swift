extension ModuleSymbols {
  /// The same modules, with documentation taken over from requirements and superclasses that
  /// other modules among them declare.
  ///
  /// Extraction sees one module at a time; this completes it for the modules of a package. Only
  /// symbols without documentation change, and the order of the modules does not matter.
  ///
  /// - Parameter lenders: Further modules that `modules` are built upon.
  public static func sharingDocumentation(
    _ modules: [ModuleSymbols], lenders: [ModuleSymbols] = []
  ) -> [ModuleSymbols] {
    let all = modules + lenders
    guard all.count > 1 else { return modules }
    let interfaces = all.map { module in
      let known = module.symbols + module.lenders
      let inheritance = Dictionary(
        known.filter(\.kind.isType).map { ($0.path, $0.inheritance) },
        uniquingKeysWith: { first, _ in first })
      return Interface(known.filter { !$0.kind.isType || $0.externalType == nil }) {
        inheritance[$0] ?? []
      }
    }
    let byName = all.indices.sorted { all[$0].name < all[$1].name }
    return modules.indices.map { number in
      let others = byName.filter { $0 != number }.map { interfaces[$0] }
      var search = InheritedDocumentation(
        [interfaces[number]] + others + [LibraryInterface.interface])
      var result = modules[number]
      for (place, symbol) in result.symbols.enumerated()
      where symbol.documentation.state == .none {
        // What the module itself and the libraries lend, extraction has found, and knows better.
        guard let lender = search.lender(of: symbol), (1...others.count).contains(lender.type.layer)
        else { continue }
        result.symbols[place].documentation = lender.documentation
      }
      return result
    }
  }
}
