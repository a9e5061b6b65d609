import Diagnostics
import Templates

/// The compiled template of every kind of page.
struct PageTemplates: Sendable {
  var catalog: Template<CatalogContext>
  var system: Template<SystemContext>
  var component: Template<ComponentContext>
  var tokens: Template<TokensContext>
  var tokenGroup: Template<TokenGroupContext>
  var contrast: Template<ContrastContext>
  var contrastMatrix: Template<ContrastMatrixContext>
  var guide: Template<GuideContext>
  var requirements: RequirementTemplates
  var screens: Template<ScreensContext>
  var api: Template<APIContext>
  var symbol: Template<SymbolPageContext>
  var coverage: Template<CoverageContext>
  var agents: Template<AgentsContext>
  var notFound: Template<NotFoundContext>
  /// What stands in place of the fences of a guide.
  var fences: FenceTemplates

  /// Compiles all of them; `nil` when one of them is wrong.
  static func compile(
    _ library: TemplateLibrary
  ) -> (templates: PageTemplates?, diagnostics: [Diagnostic]) {
    var compiler = Compiler(library: library)
    let catalog = compiler.compile("pages/catalog", CatalogContext.self)
    let system = compiler.compile("pages/system", SystemContext.self)
    let component = compiler.compile("pages/component", ComponentContext.self)
    let tokens = compiler.compile("pages/tokens", TokensContext.self)
    let tokenGroup = compiler.compile("pages/token-group", TokenGroupContext.self)
    let contrast = compiler.compile("pages/contrast", ContrastContext.self)
    let contrastMatrix = compiler.compile("pages/contrast-matrix", ContrastMatrixContext.self)
    let guide = compiler.compile("pages/guide", GuideContext.self)
    let requirements = compiler.requirements()
    let screens = compiler.compile("pages/screens", ScreensContext.self)
    let api = compiler.compile("pages/api", APIContext.self)
    let symbol = compiler.compile("pages/symbol", SymbolPageContext.self)
    let coverage = compiler.compile("pages/coverage", CoverageContext.self)
    let agents = compiler.compile("pages/agents", AgentsContext.self)
    let notFound = compiler.compile("pages/not-found", NotFoundContext.self)
    let fences = compiler.fences()
    guard let catalog, let system, let component, let tokens, let tokenGroup, let contrast,
      let contrastMatrix, let guide, let requirements, let screens, let api, let symbol,
      let coverage, let agents, let notFound, let fences
    else { return (nil, compiler.diagnostics) }
    let templates = PageTemplates(
      catalog: catalog, system: system, component: component, tokens: tokens,
      tokenGroup: tokenGroup, contrast: contrast, contrastMatrix: contrastMatrix, guide: guide,
      requirements: requirements, screens: screens, api: api, symbol: symbol, coverage: coverage,
      agents: agents, notFound: notFound, fences: fences)
    return (templates, compiler.diagnostics)
  }

  private struct Compiler {
    let library: TemplateLibrary
    var diagnostics: [Diagnostic] = []

    mutating func fences() -> FenceTemplates? {
      let contrast = compile("partials/contrast-table", ContrastItem.self)
      let example = compile("partials/example-body", ExampleItem.self)
      let invalidExample = compile("partials/invalid-example-body", InvalidExampleItem.self)
      let ruleExample = compile("partials/rule-example", RuleExampleItem.self)
      guard let contrast, let example, let invalidExample, let ruleExample else { return nil }
      return FenceTemplates(
        contrast: contrast, example: example, invalidExample: invalidExample,
        ruleExample: ruleExample)
    }

    mutating func requirements() -> RequirementTemplates? {
      let specifications = compile("pages/specifications", SpecificationsContext.self)
      let specification = compile("pages/specification", SpecificationContext.self)
      let rules = compile("pages/rules", RulesContext.self)
      let rule = compile("pages/rule", RuleContext.self)
      guard let specifications, let specification, let rules, let rule else { return nil }
      return RequirementTemplates(
        specifications: specifications, specification: specification, rules: rules, rule: rule)
    }

    /// A mistake in a partial shows in every page that uses it, and is reported once.
    mutating func compile<Context: TemplateContext>(
      _ name: String, _ context: Context.Type
    ) -> Template<Context>? {
      let compiled = library.compile(name, for: context)
      diagnostics.addNewMistakes(compiled.diagnostics)
      return compiled.template
    }
  }
}

extension [Diagnostic] {
  /// Adds those that are about another mistake than all before, by whatever way a page comes to it.
  mutating func addNewMistakes(_ found: [Diagnostic]) {
    self += found.filter { new in
      !contains {
        $0.id == new.id && $0.summary == new.summary && $0.location == new.location
      }
    }
  }
}

/// The templates of the pages of requirements and rules.
struct RequirementTemplates: Sendable {
  var specifications: Template<SpecificationsContext>
  var specification: Template<SpecificationContext>
  var rules: Template<RulesContext>
  var rule: Template<RuleContext>
}
