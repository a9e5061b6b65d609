import Diagnostics
import Templates

/// The compiled templates of all kinds of pages, found by what each is written with.
struct PageTemplates: Sendable {
  private let templates: [ObjectIdentifier: any Sendable]
  /// What stands in place of the fences of a guide.
  let fences: FenceTemplates

  /// Compiles all of them; `nil` when one of them is wrong.
  static func compile(
    _ library: TemplateLibrary
  ) -> (templates: PageTemplates?, diagnostics: [Diagnostic]) {
    var compiler = TemplateCompiler(library: library)
    for kind in PageKinds.all { compiler.compilePage(of: kind) }
    let others: [any SitePage.Type] = [
      CatalogContext.self, NotFoundContext.self, SearchContext.self,
    ]
    for page in others {
      compiler.compilePage(page)
    }
    let fences = FenceTemplates(&compiler)
    guard let fences, compiler.isComplete else { return (nil, compiler.diagnostics) }
    return (PageTemplates(templates: compiler.pages, fences: fences), compiler.diagnostics)
  }

  /// A page as HTML; nothing but the reason when it cannot be rendered.
  func render<Page: SitePage>(_ page: Page) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    guard let template = templates[ObjectIdentifier(Page.self)] as? Template<Page> else {
      return ([], [])
    }
    do throws(RenderError) {
      return (try template.render(page), [])
    } catch {
      return ([], [error.diagnostic])
    }
  }
}

/// Compiles templates, and collects what is wrong with them.
struct TemplateCompiler {
  let library: TemplateLibrary
  /// Those of whole pages, by the type that they are written with.
  private(set) var pages: [ObjectIdentifier: any Sendable] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether all templates were right.
  private(set) var isComplete = true

  init(library: TemplateLibrary) { self.library = library }

  mutating func compilePage<Kind: PageKind>(of kind: Kind.Type) {
    compilePage(Kind.Content.self)
  }

  mutating func compilePage<Page: SitePage>(_ page: Page.Type) {
    guard pages[ObjectIdentifier(page)] == nil else { return }
    pages[ObjectIdentifier(page)] = compile(Page.template, page)
  }

  /// A mistake in a partial shows in every page that uses it, and is reported once.
  mutating func compile<Context: TemplateContext>(
    _ name: String, _ context: Context.Type
  ) -> Template<Context>? {
    let compiled = library.compile(name, for: context)
    diagnostics.addNewMistakes(compiled.diagnostics)
    if compiled.template == nil { isComplete = false }
    return compiled.template
  }
}

extension FenceTemplates {
  init?(_ compiler: inout TemplateCompiler) {
    let contrast = compiler.compile("partials/contrast-table", ContrastItem.self)
    let example = compiler.compile("partials/example-body", ExampleItem.self)
    let invalidExample = compiler.compile("partials/invalid-example-body", InvalidExampleItem.self)
    let ruleExample = compiler.compile("partials/rule-example", RuleExampleItem.self)
    guard let contrast, let example, let invalidExample, let ruleExample else { return nil }
    self.init(
      contrast: contrast, example: example, invalidExample: invalidExample,
      ruleExample: ruleExample)
  }
}

extension [Diagnostic] {
  /// Adds those that are about another mistake than all before, by whatever way a page comes to it.
  mutating func addNewMistakes(_ found: [Diagnostic]) {
    let known = Set(map(\.mistake))
    self += found.filter { !known.contains($0.mistake) }
  }
}
