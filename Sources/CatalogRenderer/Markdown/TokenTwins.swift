import CatalogModel
import DesignTokens

/// Writes the twins of the token pages: one that leads to the groups, and one for each group.
struct TokenTwins {
  let site: SystemSite
  private let pages: TokenPages

  init(site: SystemSite) {
    self.site = site
    pages = TokenPages(site: site)
  }

  private var slug: String { site.system.slug }

  func overview() -> MarkdownPage {
    let route = Route.tokens(system: slug)
    let page = site.path(route)
    return site.markdownPage(route, title: "Tokens", summary: pages.summary) { writer in
      writer.table(
        ["Group", "Tokens", "Purpose"],
        pages.groupCards(from: page).map { card in
          [
            MarkdownText.link(MarkdownText.escaped(card.title), to: card.href), card.count,
            MarkdownText.escaped(card.summary),
          ]
        })
      writeModifiers(&writer)
      writeUnevaluated(&writer)
      writeFiles(from: page, &writer)
    }
  }

  func group(_ name: String) -> MarkdownPage {
    let tokens = pages.tokens(in: name)
    let types = Set(tokens.map(\.type))
    return site.markdownPage(
      .tokenGroup(name, system: slug), title: TokenGroupTitle.of(name),
      summary: site.system.description(ofTokens: name)
    ) { writer in
      writer.add(
        "A token is named by its path in agent YAML, by a custom property in CSS"
          + (tokens.first.map { " (\(MarkdownText.code($0.path.cssProperty)))" } ?? "")
          + " and by a constant in Swift.")
      writer.table(
        ["Token", "Type", "Value", "Swift", "Description"],
        tokens.map { token in
          [
            MarkdownText.code(token.path.text), types.count > 1 ? token.type?.label ?? "" : "",
            value(of: token), site.system.swiftName(of: token).map(MarkdownText.code) ?? "",
            description(of: token),
          ]
        })
    }
  }

  /// The value, or the values by their contexts: `light: #FFFFFF; dark: #000000`.
  private func value(of token: Token) -> String {
    let values = TokenValueList.values(of: token, in: site)
    guard values.count > 1 else { return MarkdownText.escaped(values.first?.text ?? "none") }
    return values.map { MarkdownText.escaped("\($0.context): \($0.text)") }
      .joined(separator: "; ")
  }

  private func description(of token: Token) -> String {
    let description = MarkdownText.escaped(token.description ?? "")
    guard case .deprecated(let reason) = token.deprecation else { return description }
    let deprecation = "Deprecated: \(mentions(in: reason ?? "no reason is given"))"
    return description.isEmpty
      ? deprecation : "\(ContrastText.sentence(deprecation)) \(description)"
  }

  /// Text in which `{color.tertiary}` names a token.
  private func mentions(in text: String) -> String {
    text.split(separator: "{", omittingEmptySubsequences: false).enumerated().map { index, part in
      guard index > 0, let close = part.firstIndex(of: "}") else {
        return MarkdownText.escaped(index > 0 ? "{" + part : String(part))
      }
      return MarkdownText.code(String(part[..<close]))
        + MarkdownText.escaped(String(part[part.index(after: close)...]))
    }.joined()
  }
}

// MARK: - Parts of the overview

extension TokenTwins {
  private func writeModifiers(_ writer: inout MarkdownWriter) {
    let modifiers = TokenModifiers.items(site.system.tokens)
    guard !modifiers.isEmpty else { return }
    writer.heading(2, "Contexts")
    writer.table(
      ["Modifier", "Contexts", "Purpose"],
      modifiers.map { [$0.name, $0.contexts, $0.description].map(MarkdownText.escaped) })
  }

  private func writeUnevaluated(_ writer: inout MarkdownWriter) {
    let constants = site.system.unevaluatedConstants
    guard !constants.isEmpty else { return }
    writer.heading(2, "Not evaluated")
    writer.table(
      ["Constant", "Expression", "Reason"],
      constants.map { constant in
        [
          MarkdownText.code(constant.path.text), MarkdownText.code(constant.text),
          MarkdownText.escaped(constant.reason),
        ]
      })
  }

  private func writeFiles(from page: String, _ writer: inout MarkdownWriter) {
    guard !site.downloads.files.isEmpty else { return }
    writer.heading(2, "Files")
    writer.list(
      site.downloads.files.map { file in
        let link = MarkdownText.link(
          MarkdownText.escaped(file.name), to: RelativeURL.from(page, to: file.path))
        return "\(link): \(MarkdownText.escaped(file.summary))"
      })
  }
}

/// The values of a token in words, one for each group of contexts that share it.
enum TokenValueList {
  static func values(
    of token: Token, in site: SystemSite
  ) -> [(context: String, text: String)] {
    let axes = token.axes
    let tokens = site.system.tokens
    let modifiers = tokens.modifiers.filter { axes.contains($0.name) }
      .map { ($0.name, $0.contexts) }
    let sources = TokenSourceBuilder(site: site)
    return ContextGroup.groups(of: modifiers, defaults: tokens.defaultContext) { choice in
      guard let value = token.value(in: Context(choice)) else { return "none" }
      guard value.isUnknown else { return TokenValueText.of(value.value) }
      return sources.expressionText(of: value).map { "unknown, \($0)" } ?? "unknown"
    }.map { ($0.group.label, $0.value) }
  }
}
