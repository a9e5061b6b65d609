import Testing

/// The direction of the code.
struct LayeringTests {
  @Test("Every folder below Sources has a line in the table, and every line a folder")
  func everyTargetIsListed() throws {
    #expect(try Repository.sourceFolders() == Layering.allowed.keys.sorted())
  }

  @Test("A target imports what the table allows", arguments: Layering.allowed.keys.sorted())
  func importsAreAllowed(target: String) throws {
    let allowed = Layering.allowed[target, default: []]
    let own = try Repository.imports()[target, default: []]
    #expect(own.subtracting(allowed).subtracting(Layering.owners.keys) == [])
  }

  @Test("A library of others has one importing target", arguments: Layering.owners.keys.sorted())
  func librariesHaveOneImporter(module: String) throws {
    let importers = try Repository.imports().filter { $0.value.contains(module) }.keys
    #expect(importers.sorted() == [Layering.owners[module]])
  }

  @Test("libcmark is imported by CommonMark alone")
  func libcmarkHasOneImporter() throws {
    let importers = try Repository.imports().filter { $0.value.contains("CCMark") }.keys
    #expect(importers.sorted() == ["CommonMark"])
  }

  @Test("No stage imports another", arguments: Layering.stages.sorted())
  func stagesAreApart(stage: String) throws {
    #expect(try Repository.imports()[stage, default: []].isDisjoint(with: Layering.stages))
  }

  @Test("Only the driver imports all stages")
  func driverKnowsTheOrder() throws {
    let importers = try Repository.imports().filter { Layering.stages.isSubset(of: $0.value) }
    #expect(importers.keys.sorted() == ["CatalogDriver"])
  }

  @Test("What imports single stages stands on the driver")
  func stagesHaveFewImporters() throws {
    let imports = try Repository.imports()
    let importers = imports.keys.filter {
      $0 != "CatalogDriver" && !imports[$0, default: []].isDisjoint(with: Layering.stages)
    }
    #expect(Set(importers) == Layering.onTheDriver)
    #expect(importers.allSatisfy { imports[$0, default: []].contains("CatalogDriver") })
  }

  @Test("The disk, the terminal and the clock are reached at the ends only")
  func systemModulesAreAtTheEnds() throws {
    let strays = try Repository.sources().flatMap { file in
      file.imports.filter { module in
        Layering.reachingOut[module].map { !$0.contains(file.target) } ?? false
      }.map { "\(file.path) imports \($0)" }
    }
    #expect(strays == [])
  }

  @Test("Imports form no cycle")
  func importsHaveNoCycle() throws {
    var open = try Repository.imports()
    while let (leaf, _) = open.first(where: { $0.value.isDisjoint(with: open.keys) }) {
      open[leaf] = nil
    }
    #expect(open.keys.sorted() == [], "these import each other")
  }
}
