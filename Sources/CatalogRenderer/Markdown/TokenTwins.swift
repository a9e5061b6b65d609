import CatalogModel
import DesignTokens
import InterfaceStrings
import ReportFacts

/// Writes the twins of the token pages: one that leads to the groups, and one for each group.
struct TokenTwins {
  let site: SystemSite
  private let pages: TokenPages

  init(site: SystemSite) {
    self.site = site
    pages = TokenPages(site: site)
  }

  private var slug: String { site.system.slug }
  private var words: Words { site.words }

  func overview() -> MarkdownPage {
    let route = Route.tokens(system: slug)
    let page = site.path(route)
    return site.markdownPage(route, title: words(TokensPhrase.title), summary: pages.summary) {
      writer in
      writer.table(
        columns(.group, .title, .purpose),
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
      .tokenGroup(name, system: slug), title: words.tokenGroup(name),
      summary: site.system.description(ofTokens: name)
    ) { writer in
      writer.add(names(tokens.first))
      writer.table(
        columns(.token, .type, .value) + ["Swift"] + columns(.description),
        tokens.map { token in
          [
            MarkdownText.code(token.path.text),
            types.count > 1 ? words.tokenType(token.type) : "",
            value(of: token), site.system.swiftName(of: token).map(MarkdownText.code) ?? "",
            description(of: token),
          ]
        })
    }
  }

  private func columns(_ titles: TokensPhrase...) -> [String] { titles.map { words($0) } }

  /// How tokens are named, with one as the example.
  private func names(_ token: Token?) -> String {
    guard let token else { return words(TokensPhrase.namedBy) }
    return words(
      TokensPhrase.namedByWithExample, ["property": MarkdownText.code(token.path.cssProperty)])
  }

  /// The value, or the values by their contexts: `light: #FFFFFF; dark: #000000`.
  private func value(of token: Token) -> String {
    let values = TokenValueList.values(of: token, in: site)
    guard values.count > 1 else {
      return MarkdownText.escaped(values.first?.text ?? words(TokensPhrase.noValue))
    }
    return values.map { MarkdownText.escaped("\($0.context): \($0.text)") }
      .joined(separator: "; ")
  }

  private func description(of token: Token) -> String {
    let description = MarkdownText.escaped(token.description ?? "")
    guard case .deprecated(let reason) = token.deprecation else { return description }
    let deprecation = words(
      TokensPhrase.deprecatedBecause,
      ["reason": mentions(in: reason ?? words(TokensPhrase.noReasonShort))])
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
    let modifiers = TokenModifiers(words).items(site.system.tokens)
    guard !modifiers.isEmpty else { return }
    writer.heading(2, words(TokensPhrase.contexts))
    writer.table(
      columns(.modifier, .contexts, .purpose),
      modifiers.map { [$0.name, $0.contexts, $0.description].map(MarkdownText.escaped) })
  }

  private func writeUnevaluated(_ writer: inout MarkdownWriter) {
    let constants = site.system.unevaluatedConstants
    guard !constants.isEmpty else { return }
    writer.heading(2, words(TokensPhrase.notEvaluated))
    writer.table(
      columns(.constant, .expression, .reason),
      constants.map { constant in
        [
          MarkdownText.code(constant.path.text), MarkdownText.code(constant.text),
          MarkdownText.escaped(constant.reason),
        ]
      })
  }

  private func writeFiles(from page: String, _ writer: inout MarkdownWriter) {
    guard !site.downloads.files.isEmpty else { return }
    writer.heading(2, words(TokensPhrase.files))
    writer.list(
      site.downloads.files.map { file in
        let link = MarkdownText.link(
          MarkdownText.escaped(file.name), to: RelativeURL.from(page, to: file.path))
        return "\(link): \(MarkdownText.escaped(words(file.summary)))"
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
      guard let value = token.value(in: Context(choice)) else {
        return site.words(TokensPhrase.noValue)
      }
      guard value.isUnknown else { return TokenValueText(site.words).text(of: value.value) }
      return sources.expressionText(of: value).map {
        site.words(TokensPhrase.unknownExpression, ["expression": $0])
      } ?? site.words(TokensPhrase.unknown)
    }.map { (site.words.contexts($0.group), $0.value) }
  }
}
