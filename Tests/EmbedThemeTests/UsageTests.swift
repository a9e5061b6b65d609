import DefaultTheme
import Testing

@Suite struct UsageTests {
  /// Those of the theme; the previews of a new catalog lie beside it.
  private let templates = DefaultTheme.files.filter {
    $0.key.hasSuffix(".mustache") && !$0.key.hasPrefix("starter/")
  }

  /// The names in `{{> name}}` and `{{< name}}`.
  private func references(in text: String) -> Set<String> {
    let parts = text.split(separator: "{{", omittingEmptySubsequences: false)
    let tags = parts.dropFirst().compactMap { tag -> String? in
      guard let mark = tag.first, mark == ">" || mark == "<" else { return nil }
      return String(tag.dropFirst().drop { $0 == " " }.prefix { $0 != "}" && $0 != " " })
    }
    return Set(tags)
  }

  /// The templates that a page is made of, itself included.
  private func closure(of names: some Sequence<String>) -> Set<String> {
    var found = Set(names)
    var rest = Array(found)
    while let name = rest.popLast() {
      let more = references(in: templates[name + ".mustache"] ?? "").subtracting(found)
      found.formUnion(more)
      rest += more
    }
    return found
  }

  @Test func everyTemplateBelongsToAPage() {
    let names = templates.keys.map { String($0.dropLast(".mustache".count)) }
    let used = closure(of: names.filter { $0.hasPrefix("pages/") })
    #expect(Set(names).subtracting(used) == [])
    #expect(used.subtracting(names) == [], "templates that do not exist")
  }

  @Test func everyPageTakesTheLayout() {
    for (path, text) in templates where path.hasPrefix("pages/") {
      #expect(references(in: text).contains("layouts/page"), "\(path)")
    }
  }

  @Test func everyStylesheetAndScriptIsNamedByATemplateOrLoadedByAScript() {
    let all = templates.values.joined()
    let assets = DefaultTheme.files.filter { $0.key.hasPrefix("assets/") }
    let texts = assets.values.joined()
    let unnamed = assets.keys.filter { path in
      let parts = path.split(separator: "/")
      let names = [1, 2].map { parts.suffix($0).joined(separator: "/") }
      let imports = names.flatMap {
        ["import \"./\($0)\"", "@import \"\($0)\"", "\"\($0)\"", "\"../\($0)\""]
      }
      return !all.contains(path) && !imports.contains { texts.contains($0) }
    }
    #expect(unnamed.sorted() == [])
  }

  @Test func nothingIsLoadedFromElsewhere() {
    for (path, text) in DefaultTheme.files {
      let isLoading = [
        "src=\"http", "@import \"http", "@import url", "url(http", "fetch(\"http",
      ].contains {
        text.contains($0)
      }
      #expect(!isLoading, "\(path)")
    }
  }
}
