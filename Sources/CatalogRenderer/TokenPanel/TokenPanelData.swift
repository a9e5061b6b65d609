import CatalogModel
import DesignTokens
import JSONTree
import ReportFacts
import TokenContrast

/// What the token panel of a component's page shows: the tokens that its previews draw with, and
/// the pairs of colours that are seen on it.
struct TokenPanelData {
  let scope: PageScope
  let component: Component

  /// The tokens in the order of the system.
  var tokens: [TokenPath] {
    let names = [component.name] + component.examples.flatMap(\.root.componentNames)
    let used = Set(names.flatMap { scope.index.usage.tokensByPreview[$0] ?? [] })
    return scope.system.tokens.map(\.path).filter(used.contains)
  }

  var json: JSONValue {
    let pairs = scope.index.contrast.group(of: component)?.entries ?? []
    return [
      "tokens": .array(tokens.map { .string($0.text) }), "pairs": .array(pairs.map(pair)),
    ]
  }

  private func pair(_ entry: SystemPairs.Entry) -> JSONValue {
    let table = entry.table
    let pair = table.pair
    let text = ContrastText(scope.words)
    let excuses = scope.system.contrast.exceptions.filter {
      $0.finding == .level && $0.isAbout(pair)
    }
    let optional: [JSONValue.Member?] = [
      pair.contexts.isEmpty ? nil : .init("in", contexts(pair.contexts)),
      pair.isJudged ? .init("judged", true) : nil,
      excuses.isEmpty
        ? nil
        : .init(
          "excused",
          .array(excuses.map { [contexts($0.contexts), .string($0.reason)] })),
    ]
    return .object(
      [
        .init("name", .string(text.title(entry.title, of: pair))),
        .init("anchor", .string(entry.anchor)),
        .init("colors", .array(colors(of: table))),
        .init("asks", .string(text.requirement(table.use, required: table.required))),
        .init("required", .double(table.required)),
      ] + optional.compactMap(\.self))
  }

  /// From the bottom up.
  private func colors(of table: ContrastTable) -> [JSONValue] {
    (table.over.map(\.text) + [table.pair.background.name, table.pair.foreground.name])
      .map { .string($0) }
  }

  private func contexts(_ contexts: [String: [String]]) -> JSONValue {
    .object(
      contexts.sorted { $0.key < $1.key }.map {
        .init($0.key, .array($0.value.map { .string($0) }))
      })
  }
}
