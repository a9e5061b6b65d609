import CatalogModel

/// Renders all pages and stylesheets of a system.
struct SystemPages {
  let site: SystemSite

  func render(into output: inout SiteOutput) {
    let system = site.system
    for file in SystemStylesheets(system: system, map: site.map).files() {
      output.add(Array(file.text.utf8), at: file.path)
    }
    for file in site.downloads.files { output.add(Array(file.text.utf8), at: file.path) }
    for (path, bytes) in system.images { output.add(bytes, at: site.path(ofImage: path)) }
    output.add(
      SystemPage(site: site).context(), at: site.path(.system(system.slug)), with: \.system)
    for component in system.components { add(component, to: &output) }
    add(TokenPages(site: site), to: &output)
    addContrast(to: &output)
    for guide in system.guides { add(guide, to: &output) }
    addRequirements(to: &output)
    addRules(to: &output)
    if system.hasExamples {
      output.add(
        ScreensPage(site: site).context(), at: site.path(.screens(system: system.slug)),
        with: \.screens)
    }
    if !system.modules.isEmpty { addAPI(to: &output) }
    if system.hasCoverage {
      output.add(
        CoveragePage(site: site).context(), at: site.path(.coverage(system: system.slug)),
        with: \.coverage)
    }
  }

  private func add(_ component: Component, to output: inout SiteOutput) {
    let made = ComponentPage(
      site: site, component: component, templates: output.templates[site.language].fences
    ).context()
    output.report(made.diagnostics)
    output.add(
      made.context, at: site.path(.component(component.slug, system: site.system.slug)),
      with: \.component)
  }

  private func add(_ tokens: TokenPages, to output: inout SiteOutput) {
    guard !site.outline.tokenGroups.isEmpty else { return }
    let slug = site.system.slug
    output.add(tokens.overview(), at: site.path(.tokens(system: slug)), with: \.tokens)
    for group in site.outline.tokenGroups {
      output.add(
        tokens.group(group), at: site.path(.tokenGroup(group, system: slug)), with: \.tokenGroup)
    }
  }

  private func addContrast(to output: inout SiteOutput) {
    guard !site.contrast.isEmpty else { return }
    output.add(
      ContrastPage(site: site).context(), at: site.path(.contrast(system: site.system.slug)),
      with: \.contrast)
    let matrix = ContrastMatrixPages(site: site)
    guard !matrix.pages.isEmpty else { return }
    output.add(Array(matrix.stylesheet.text.utf8), at: matrix.stylesheet.path)
    for sheet in matrix.pages {
      output.add(matrix.context(sheet), at: matrix.path(of: sheet), with: \.contrastMatrix)
    }
  }

  private func add(_ guide: Guide, to output: inout SiteOutput) {
    let site = site.speaking(for: guide)
    let made = GuidePage(
      site: site, guide: guide, templates: output.templates[site.language].fences
    ).context()
    output.report(made.diagnostics)
    output.add(
      made.context, at: site.path(.guide(guide.slug, system: site.system.slug)), with: \.guide)
  }

  private func addRequirements(to output: inout SiteOutput) {
    let system = site.system
    guard !system.specifications.isEmpty else { return }
    output.add(
      SpecificationsPage(site: site).context(),
      at: site.path(.specifications(system: system.slug)), with: \.requirements.specifications)
    for specification in system.specifications {
      let made = SpecificationPage(
        site: site, specification: specification,
        templates: output.templates[site.language].fences
      ).context()
      output.report(made.diagnostics)
      output.add(
        made.context, at: site.path(.specification(specification.slug, system: system.slug)),
        with: \.requirements.specification)
    }
  }

  private func addRules(to output: inout SiteOutput) {
    let system = site.system
    guard !system.rules.isEmpty else { return }
    output.add(
      RulesPage(site: site).context(), at: site.path(.rules(system: system.slug)),
      with: \.requirements.rules)
    for rule in system.rules {
      let made = RulePage(
        site: site, rule: rule, templates: output.templates[site.language].fences
      ).context()
      output.report(made.diagnostics)
      output.add(
        made.context, at: site.path(.rule(rule.slug, system: system.slug)),
        with: \.requirements.rule)
    }
  }

  private func addAPI(to output: inout SiteOutput) {
    output.add(
      APIPage(site: site).context(), at: site.path(.api(system: site.system.slug)), with: \.api)
    for page in site.references.symbols.pages {
      let path = site.path(page.route)
      var texts = TextBuilder(site: site, page: path)
      let context = SymbolPageBuilder(site: site, subject: page).context(&texts)
      output.report(texts.diagnostics)
      output.add(context, at: path, with: \.symbol)
    }
  }
}
