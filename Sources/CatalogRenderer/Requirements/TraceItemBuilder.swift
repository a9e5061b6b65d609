import CatalogModel

/// Says of something that meets a requirement what it is called, where it is documented, and what
/// kind of thing it is.
struct TraceItemBuilder {
  /// The columns of the table of requirements.
  enum Column: CaseIterable {
    case tokens, components, texts, checks
  }

  let scope: PageScope

  private var system: System { scope.system }

  func item(_ target: TraceTarget) -> TraceItem {
    switch target {
    case .token(let path): code(path.text, href: scope.href(toName: path.text))
    case .component(let name), .symbol(let name):
      code(name, href: scope.href(toName: name))
    case .primitive(let name), .modifier(let name), .check(let name): code(name, href: nil)
    case .guide(let slug):
      text(
        system.guides.first { $0.slug == slug }?.title ?? slug, .guide(slug, system: system.slug))
    case .rule(let slug):
      text(system.rules.first { $0.slug == slug }?.title ?? slug, .rule(slug, system: system.slug))
    case .specification(let slug):
      text(
        system.specifications.first { $0.slug == slug }?.title ?? slug,
        .specification(slug, system: system.slug))
    case .example(let path): example(path)
    case .address(let address): TraceItem(title: address, href: address, isCode: false)
    }
  }

  static func column(of target: TraceTarget) -> Column? {
    switch target {
    case .token: .tokens
    case .component, .primitive, .symbol: .components
    case .guide, .rule, .specification, .example, .address: .texts
    case .check: .checks
    case .modifier: nil
    }
  }

  static func kind(of target: TraceTarget) -> SpecsPhrase {
    switch target {
    case .token, .modifier: .kindToken
    case .component: .kindComponent
    case .primitive: .kindPrimitive
    case .symbol: .kindSymbol
    case .guide: .kindGuide
    case .rule: .kindRule
    case .specification: .kindSpecification
    case .example: .kindExample
    case .check: .kindCheck
    case .address: .kindAddress
    }
  }

  private func code(_ name: String, href: String?) -> TraceItem {
    TraceItem(title: name, href: href, isCode: true)
  }

  private func text(_ title: String, _ route: Route, anchor: String? = nil) -> TraceItem {
    TraceItem(
      title: title, href: scope.href(to: route, anchor: anchor), isCode: false)
  }

  private func example(_ path: String) -> TraceItem {
    let route = Route.screens(system: system.slug)
    if let screen = system.screens.first(where: { $0.path == path }) {
      return text(screen.name, route, anchor: ScreensPage.anchor(of: screen))
    }
    let example = system.invalidExamples.first { $0.path == path }
    return text(
      example?.name ?? path, route, anchor: example.map { ScreensPage.anchor(of: $0) })
  }
}
