import AgentUI
import CatalogModel
import SwiftSymbols
import Testing

/// The Swift code of examples is Swift.
@Suite struct ExampleCodeTests {
  private func faults(_ code: String) -> [String] {
    let body = "func body() {\n\(code)\n}\n"
    return SymbolExtractor.symbols(
      ofModule: "Example", in: [SourceFile(path: "Example.swift", text: body)]
    ).diagnostics.map { "\($0.id.name): \($0.summary)" }
  }

  @Test func codeThatIsNoSwiftIsFound() {
    #expect(faults("Badge(text: \"OK\", level: .success") != [])
    #expect(faults("Card { } elevation: { }") == [])
  }

  @Test func derivedCodeParses() throws {
    let system = try ShippedContent.foundationUI()
    let printer = SwiftPrinter(system.vocabulary)
    let examples = (system.components + system.primitives).flatMap { component in
      component.examples.map { ("\(component.name): \($0.name)", $0.root) }
    }
    let screens = system.screens.map { ("screen \($0.name)", $0.root) }
    let guides = system.guides.flatMap { guide in
      guide.fences.agent.map { ("\(guide.slug) \($0.key)", $0.value) }
    }
    #expect(screens.count == 6)
    for (name, root) in examples + screens + guides {
      let code = printer.print(root)
      #expect(faults(code) == [], "\(name)")
      for remark in ["// unknown component", "// too deep"] {
        #expect(!code.contains(remark), "\(name) has something that cannot be written")
      }
    }
  }

  @Test func writtenCodeParsesAndSaysMoreThanDerivedCode() throws {
    let system = try ShippedContent.foundationUI()
    let printer = SwiftPrinter(system.vocabulary)
    for component in system.components + system.primitives {
      for example in component.examples {
        guard let written = example.swiftCode else { continue }
        let name = "\(component.name): \(example.name)"
        #expect(faults(written) == [], "\(name)")
        #expect(written != printer.print(example.root) + "\n", "\(name) can be derived")
        #expect(!written.contains("\n  ") || written.contains("\n    "), "\(name) is indented by 4")
      }
    }
  }

  @Test func columnsAreWrittenAsNamedClosures() throws {
    let system = try ShippedContent.foundationUI()
    let scaffold = try ShippedContent.component("NavigationSplitScaffold")
    let example = try #require(scaffold.examples.first { $0.name == "Two columns" })
    let lines = SwiftPrinter(system.vocabulary).print(example.root).split(separator: "\n")
    #expect(
      lines.prefix(2) == ["// settings window", "NavigationSplitScaffold(columns: .two) {"])
    #expect(lines.contains("} content: {"))
    #expect(lines.suffix(3) == ["} inspector: {", "    EmptyView()", "}"])
  }
}
