import SwiftSymbols
import Testing

/// The Swift API explains itself.
@Suite struct DocumentationTests {
  @Test func everyPublicDeclarationIsDocumented() throws {
    let module = try ShippedContent.module()
    let silent = module.symbols.filter { $0.documentation.state != .own }
    #expect(silent.map { "\($0.location.path) \($0.key)" } == [])
    #expect(module.symbols.count > 150)
  }

  @Test func documentedParametersExist() throws {
    for symbol in try ShippedContent.module().symbols {
      #expect(symbol.unknownDocumentedParameters == [], "\(symbol.key)")
    }
  }

  @Test func everyParameterOfACallableIsDocumented() throws {
    for symbol in try ShippedContent.module().symbols
    where [.initializer, .method, .typeMethod].contains(symbol.kind) {
      let documented = Set((symbol.documentation.comment?.parameters ?? []).map(\.name))
      for parameter in symbol.signature.parameters {
        #expect(documented.contains(parameter.name), "\(symbol.key) \(parameter.name)")
      }
    }
  }
}
