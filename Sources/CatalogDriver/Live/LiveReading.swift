import CatalogChecks
import CatalogLoader
import CatalogModel
import CatalogRenderer
import Diagnostics
import Files
import Workers

/// One edit: from what was known before and what has changed to what is known now.
struct LiveReading {
  let build: CatalogBuild
  let former: LiveState
  let changed: [String]
  let stopwatch: Stopwatch

  func state() throws(FolderError) -> (state: LiveState, edit: LiveSite.Edit) {
    if !changed.isEmpty {
      let words = stopwatch.measure("read texts") { LiveTextEdit(changed, after: former, build) }
      if let words { return (words.state, edit(words.state)) }
    }
    return try whole()
  }

  /// Reads and loads what may have changed, and puts everything together again.
  private func whole() throws(FolderError) -> (state: LiveState, edit: LiveSite.Edit) {
    var state = former
    let content = try stopwatch.measure("read") { () throws(FolderError) -> ContentReading in
      let content = try read()
      state.pending = changed.isEmpty ? nil : former.pending.map { $0 + changed }
      try readTheme(&state)
      return content
    }
    state.content = content
    stopwatch.count(content.tree.count, "file", in: "read")
    let loaded = stopwatch.measure("load") {
      CatalogLoader(content.tree, unread: content.unread, workers: workers)
        .load(systems: build.options.systems, keeping: &state.cache)
    }
    state.unreadable = content.diagnostics + loaded.diagnostics.forgivingBaselines
    state.found = state.unreadable
    state.latest = loaded.catalog.map(build.published)
    guard let theme = state.theme, let catalog = state.latest else {
      state.latestSite = nil
      return (state, edit(state))
    }
    let change = LiveChange(from: former, to: catalog, state)
    stopwatch.measure("check") { check(catalog, change, &state) }
    let made = stopwatch.measure("list pages") { self.site(of: catalog, theme, change, state) }
    if changed.isEmpty { stopwatch.count(made.site?.pageCount ?? 0, "page", in: "list pages") }
    state.found += made.diagnostics
    state.latestSite = made.site
    if let site = made.site, !state.found.contains(where: { $0.severity == .error }) {
      state.show(site, of: catalog)
      state.schemas = Dictionary(
        SiteSchemas.files(of: catalog).map { ($0.path, $0.bytes) }
      ) { first, _ in first }
    }
    return (state, edit(state))
  }

  private var workers: Workers { build.options.workers }

  private func site(
    of catalog: Catalog, _ theme: Theme, _ change: LiveChange, _ state: LiveState
  ) -> (site: SiteOnDemand?, diagnostics: [Diagnostic]) {
    let next =
      state.pending == nil
      ? nil
      : former.site?.changed(
        to: catalog, state.reports, change.systems, on: workers)
    if let next { return (next, next.diagnostics) }
    return SiteOnDemand.make(catalog, state.reports, theme: theme, on: workers)
  }

  private func edit(_ state: LiveState) -> LiveSite.Edit {
    let loaded = former.site.flatMap { old in
      stopwatch.measure("compare") { state.site?.loadedChange(since: old) }
    }
    return LiveSite.Edit(
      errors: state.shown(state.found.filter { $0.severity == .error })
        .filter { $0.severity == .error },
      stylesheets: loaded?.stylesheets ?? [], reloadsAll: loaded?.isOther ?? false,
      folders: state.content?.folders ?? [])
  }

  private func read() throws(FolderError) -> ContentReading {
    guard let content = former.content, !changed.isEmpty else {
      return try ContentReading.read(build.options.source)
    }
    // A manifest may name other folders, which are then read.
    let manifests = ["/system.yaml", "/catalog.yaml"]
    let mayLeadElsewhere = changed.contains { path in manifests.contains(where: path.hasSuffix) }
    if !mayLeadElsewhere, let known = content.rereading(changed) { return known.reading }
    return try content.again(changed)
  }

  /// Whether files of the theme have changed, so that it has to be read again.
  private var concernsTheme: Bool {
    guard let folder = build.options.templates?.withFinalSlash else { return false }
    return changed.isEmpty || changed.contains { $0.hasPrefix(folder) }
  }

  private func readTheme(_ state: inout LiveState) throws(FolderError) {
    guard state.theme == nil || concernsTheme else { return }
    (state.theme, state.themeDiagnostics) = try build.theme()
    state.pending = nil
  }

  /// Checks what has changed. What other texts of guides may break is left to a full check.
  private func check(_ catalog: Catalog, _ change: LiveChange, _ state: inout LiveState) {
    let known = change.withKnownReports
    let systems = catalog.systems.filter { system in
      guard known.contains(system.slug), let checked = state.checked[system.slug] else {
        return true
      }
      return checked.hasErrors
    }
    // One system is looked at by all workers, of several each has one.
    let inner = systems.count == 1 ? workers : Workers(1)
    let checked = workers.map(systems) { CatalogChecks.check($0, on: inner) }
    for (slug, change) in change.systems where change == .texts {
      state.checked[slug]?.isOfOtherTexts = true
    }
    for (system, result) in zip(systems, checked) {
      state.checked[system.slug] = LiveState.Checked(
        diagnostics: result.diagnostics, report: result.report)
    }
    state.found += CatalogChecks.findingsAcrossSystems(of: catalog)
    state.found += catalog.systems.flatMap { state.checked[$0.slug]?.diagnostics ?? [] }
  }
}
