import CatalogModel
import ColorScience
import DesignTokens
import TokenContrast

/// Says in words what a system asks of its colour pairs, and what it accepts.
struct ContrastSettingsBuilder {
  let site: SystemSite
  let page: String

  private var settings: ContrastSettings { site.system.contrast }

  var items: [ContrastSettingItem] {
    let required = ContrastUse.allCases.map { use in
      "\(ContrastText.threshold(settings.required(for: use))) for \(Self.plural(use))"
    }
    var items = [
      ContrastSettingItem(
        name: "Level",
        text: "\(settings.level.rawValue): \(required.joined(separator: ", "))."),
      ContrastSettingItem(name: "Large text", text: settings.largeText.summary),
      ContrastSettingItem(
        name: "Backdrops",
        text: settings.backdrops.isEmpty
          ? "None is named, so pairs over a material have no bounds."
          : "What may lie behind a material:",
        tokens: settings.backdrops.map { link($0.name) }),
    ]
    if namesOrigins {
      items.append(
        ContrastSettingItem(
          name: "Values from",
          text: "Two sources that agree, one source, or inferred from other values. "
            + "A ratio is known as well as the less known of its colours."))
    }
    items += settings.underlays.map { underlay in
      ContrastSettingItem(
        name: underlay.color.name, text: "Lies on, from the top down:",
        tokens: underlay.over.reversed().map { link($0.name) })
    }
    return items
  }

  /// The shortfalls that are accepted; excused claims are told beside what was measured.
  var exceptions: [ContrastExceptionItem] {
    settings.exceptions.filter { $0.finding == .level }.map { exception in
      let contexts = exception.contexts.sorted { $0.key < $1.key }.map {
        $0.value.joined(separator: " or ")
      }
      return ContrastExceptionItem(
        foreground: link(exception.foreground.name), background: link(exception.background.name),
        contexts: contexts.joined(separator: " · "),
        reason: ContrastText.sentence(exception.reason),
        isUsed: site.report.usedExceptions.contains(exception))
    }
  }

  /// Whether any table says how well its colours are known.
  private var namesOrigins: Bool {
    site.report.contrastTables.values.contains { table in
      table.rows.contains { row in
        if case .measured(let measure) = row.result { measure.confidence != nil } else { false }
      }
    }
  }

  private func link(_ name: String) -> TokenLink {
    TokenLink(path: name, href: site.href(from: page, toName: name) ?? "")
  }

  private static func plural(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "text"
    case .largeText: "large text"
    case .nonText: "boundaries and graphics"
    }
  }
}
