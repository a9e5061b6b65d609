import CatalogComparison
import CatalogModel
import InterfaceStrings
import ReportFacts

/// Makes the page of a system's versions.
struct VersionsPage {
  let scope: PageScope
  let history: SystemHistory

  private var words: Words { scope.words }

  func content() -> VersionsContext {
    let versions =
      [history.unreleased.map(unreleased)].compactMap(\.self)
      + history.versions.map(version)
    let summary = words(VersionsPhrase.summary, ["system": scope.system.name])
    return VersionsContext(
      frame: scope.frame(
        kind: "versions", title: words(VersionsPhrase.title), description: summary,
        contents: versions.map { ContentsItem(title: $0.title, href: "#\($0.anchor)") }),
      summary: summary, versions: versions)
  }

  private func version(_ version: SystemHistory.Version) -> VersionsContext.Version {
    let record = version.record
    let name = record.version ?? ""
    let anchor = VersionsKind.anchor(of: name)
    return VersionsContext.Version(
      title: record.name == scope.system.name ? name : "\(record.name) \(name)", anchor: anchor,
      date: record.date, summary: summary(of: version), note: record.note,
      groups: groups(of: version, anchor: anchor))
  }

  /// What the system has become since the newest version.
  private func unreleased(_ next: SystemHistory.Version) -> VersionsContext.Version {
    let anchor = VersionsKind.unreleasedAnchor
    return VersionsContext.Version(
      title: words(VersionsPhrase.unreleased), anchor: anchor,
      summary: words(
        VersionsPhrase.unreleasedChanges,
        [
          "changes": words(VersionsPhrase.changes, count: next.changes.count),
          "version": next.former?.version ?? "",
        ]), groups: groups(of: next, anchor: anchor))
  }

  private func summary(of version: SystemHistory.Version) -> String {
    let record = version.record
    guard version.former == nil else {
      return version.changes.isEmpty
        ? words(VersionsPhrase.none) : words(VersionsPhrase.changes, count: version.changes.count)
    }
    let symbols = record.modules.reduce(0) { $0 + $1.symbols.count }
    return words(
      VersionsPhrase.first,
      [
        "tokens": words(TokensPhrase.tokens, count: record.tokens.count),
        "components": words(
          VersionsPhrase.components, count: record.parts.count { !$0.isPrimitive }),
        "symbols": words(VersionsPhrase.symbols, count: symbols),
      ])
  }

  private func groups(
    of version: SystemHistory.Version, anchor: String
  ) -> [VersionsContext.Group] {
    // What many changes have in common, such as an import, is shown with the first of them.
    var shown: Set<MigrationCode> = []
    return VersionChange.Effect.allCases.compactMap { effect in
      let changes = version.changes.filter { $0.effect == effect }
      if changes.isEmpty { return nil }
      return VersionsContext.Group(
        effect: effect.rawValue, title: words(EffectPhrase(effect)),
        anchor: "\(anchor)-\(effect.rawValue)",
        count: words(VersionsPhrase.changes, count: changes.count),
        changes: changes.map { change in
          let code = version.migration(of: change).flatMap { code in
            shown.insert(code).inserted ? code : nil
          }
          return item(change, code)
        })
    }
  }

  private func item(
    _ change: VersionChange, _ code: MigrationCode?
  ) -> VersionsContext.Change {
    let phrase = ChangePhrase(rawValue: change.what.rawValue).map { words($0) } ?? ""
    let kind = ChangeKindPhrase(rawValue: change.kind.rawValue).map { words($0) } ?? ""
    return VersionsContext.Change(
      kind: kind, name: change.name,
      href: change.what == .removed || change.what == .renamed ? nil : href(of: change),
      phrase: change.contexts.map { contexts in
        words(VersionsPhrase.inContexts, ["change": phrase, "contexts": contexts])
      } ?? phrase,
      old: change.oldValue.map { words.value($0) }, new: change.newValue.map { words.value($0) },
      newHref: change.what == .renamed ? newHref(of: change) : nil,
      reason: change.reason.map { words.reason($0) }, code: code)
  }

  // MARK: Links

  /// Where the thing that has changed is documented now.
  private func href(of change: VersionChange) -> String? {
    switch change.kind {
    case .token, .component: scope.href(toName: change.name)
    case .prop, .value: href(ofProp: String(change.name.prefix { $0 != ":" }))
    case .api: scope.href(toName: change.name) ?? href(ofGlobal: change.name)
    case .system, .platform, .context, .agent, .contrast, .coverage: nil
    }
  }

  private func newHref(of change: VersionChange) -> String? {
    guard let name = change.new else { return nil }
    switch change.kind {
    case .token, .component: return scope.href(toName: name)
    case .prop: return href(ofProp: change.name.prefix { $0 != "." } + "." + name)
    default: return nil
    }
  }

  private func href(ofProp name: String) -> String? {
    guard let point = name.lastIndex(of: "."),
      let component = scope.system.components.first(where: { $0.name == name[..<point] }),
      let prop = component.contract.prop(String(name[name.index(after: point)...]))
    else { return nil }
    return scope.href(
      to: .component(component.slug, system: scope.system.slug),
      anchor: PropBuilder.anchor(of: prop))
  }

  /// What stands in no type has its module before it.
  private func href(ofGlobal name: String) -> String? {
    guard let point = name.firstIndex(of: "."),
      scope.system.modules.contains(where: { $0.name == name[..<point] })
    else { return nil }
    return scope.href(toName: String(name[name.index(after: point)...]))
  }
}
