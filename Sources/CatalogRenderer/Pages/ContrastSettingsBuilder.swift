import CatalogModel
import ColorScience
import DesignTokens
import Diagnostics
import InterfaceStrings
import ReportFacts
import TokenContrast

/// Says in words what a system asks of its colour pairs, and what it accepts.
struct ContrastSettingsBuilder {
  let site: SystemSite
  let page: String

  private var words: Words { site.words }
  private var settings: ContrastSettings { site.system.contrast }

  var items: [SettingItem] {
    var items = [
      item(.settingLevel, levels),
      item(.settingLargeText, ContrastText(words).largeText(settings.largeText)),
      item(
        .settingBackdrops,
        words(settings.backdrops.isEmpty ? ContrastPhrase.noBackdrops : ContrastPhrase.backdrops),
        tokens: settings.backdrops),
    ]
    if namesOrigins { items.append(item(.settingOrigins, words(ContrastPhrase.origins))) }
    return items
      + settings.underlays.map { underlay in
        SettingItem(
          name: underlay.color.name, text: words(ContrastPhrase.underlay),
          tokens: underlay.over.reversed().map { link($0.name) })
      }
  }

  private func item(
    _ name: ContrastPhrase, _ text: String, tokens: [Reference] = []
  ) -> SettingItem {
    SettingItem(name: words(name), text: text, tokens: tokens.map { link($0.name) })
  }

  /// `AA: 4.5 : 1 for text, 3 : 1 for large text, 3 : 1 for boundaries and graphics.`
  private var levels: String {
    let ratios = ContrastUse.allCases.map { use in
      let ratio = ContrastText(words).threshold(settings.required(for: use))
      return words(Self.phrase(use), ["ratio": ratio])
    }
    return words(
      ContrastPhrase.levelRatios,
      ["level": settings.level.rawValue, "ratios": ratios.joined(separator: ", ")])
  }

  /// The shortfalls that are accepted; excused claims are told beside what was measured.
  var exceptions: [ContrastExceptionItem] {
    settings.exceptions.filter { $0.finding == .level }.map { exception in
      let contexts = exception.contexts.sorted { $0.key < $1.key }.map {
        choice($0.value.map(words.context))
      }
      return ContrastExceptionItem(
        foreground: link(exception.foreground.name), background: link(exception.background.name),
        contexts: contexts.joined(separator: " · "),
        reason: ContrastText.sentence(exception.reason),
        isUsed: site.report.usedExceptions.contains(exception))
    }
  }

  /// `light or dark`
  private func choice(_ contexts: [String]) -> String {
    guard let first = contexts.first else { return "" }
    return contexts.dropFirst().reduce(first) { text, context in
      words(ContrastPhrase.or, ["first": text, "last": context])
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

  private static func phrase(_ use: ContrastUse) -> ContrastPhrase {
    switch use {
    case .normalText: .ratioForText
    case .largeText: .ratioForLargeText
    case .nonText: .ratioForGraphics
    }
  }
}
