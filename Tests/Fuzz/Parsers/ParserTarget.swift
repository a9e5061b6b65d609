import Foundation

/// What takes foreign bytes, and the properties that hold for any of them.
///
/// A target ends the process where a property does not hold; libFuzzer then keeps the input.
enum ParserTarget: String, CaseIterable {
  case json, tokens, resolver, yaml, agent, markdown, stylesheet, markup, svg, template, color,
    `protocol`, swift, constants, views, manifest, symbolgraph, query, request, frontmatter

  static let chosen = ProcessInfo.processInfo.environment["CATALOG_FUZZ_TARGET"]
    .flatMap(ParserTarget.init)

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  func check(_ bytes: [UInt8]) {
    switch self {
    case .json: JSONProperties.check(bytes)
    case .tokens: TokenProperties.check(bytes)
    case .resolver: TokenProperties.checkResolver(bytes)
    case .yaml: YAMLProperties.check(bytes)
    case .agent: AgentProperties.check(bytes)
    case .markdown: MarkdownProperties.check(bytes)
    case .stylesheet: PreviewProperties.checkStylesheet(bytes)
    case .markup: PreviewProperties.checkMarkup(bytes)
    case .svg: PreviewProperties.checkSVG(bytes)
    case .template: TemplateProperties.check(bytes)
    case .color: ColorProperties.check(bytes)
    case .protocol: ProtocolProperties.check(bytes)
    case .swift: SwiftProperties.checkDeclarations(bytes)
    case .constants: ConstantProperties.check(bytes)
    case .views: ViewProperties.check(bytes)
    case .manifest: SwiftProperties.checkManifest(bytes)
    case .symbolgraph: SymbolGraphProperties.check(bytes)
    case .query: QueryProperties.check(bytes)
    case .request: RequestProperties.check(bytes)
    case .frontmatter: FrontMatterProperties.check(bytes)
    }
  }
}
