import CatalogDriver
import Files
import JSONTree
import Testing

@Suite struct AgentEditorTests {
  private let editor: AgentEditor

  init() throws { editor = try #require(CatalogBuild.build(Harbour.tree).editor()) }

  private func file(_ path: String) throws -> String {
    String(decoding: try #require(editor.files["_catalog/editor/" + path]), as: UTF8.self)
  }

  private func answer(_ text: String, system: String = "harbour") throws -> JSONObject {
    let json = try #require(editor.answer(text, system: system))
    return try #require(JSONDocument(parsing: Array(json.utf8), path: "answer").root?.object)
  }

  @Test func thePageAndWhatItLoadsAreThere() throws {
    let page = try file("index.html")
    let loaded = page.matches(of: #/(?:src|href)="/(_catalog/[^"]+)"/#).map { String($0.1) }
    #expect(loaded.contains("_catalog/editor/js/main.js"))
    #expect(loaded.filter { editor.files[$0] == nil } == [])
    #expect(AgentEditor.pageScripts.filter { editor.files[String($0.dropFirst())] == nil } == [])
  }

  @Test func modulesImportWhatIsThere() throws {
    for (path, bytes) in editor.files where path.hasSuffix(".js") {
      let text = String(decoding: bytes, as: UTF8.self)
      for match in text.matches(of: #/from "\./([^"]+)"/#) {
        #expect(editor.files["_catalog/editor/js/\(match.1)"] != nil, "\(path) imports \(match.1)")
      }
    }
  }

  @Test func noSiteHasTheEditor() {
    let site = CatalogBuild.build(Harbour.tree).site
    #expect(!site.isEmpty)
    #expect(!site.paths.contains { $0.contains("editor") })
  }

  @Test func systemsAreThoseWithComponents() throws {
    #expect(
      try file("systems.json")
        == #"{"version":1,"title":"Sample","systems":[{"slug":"harbour","name":"Harbour"},"#
        + #"{"slug":"forest","name":"Forest"}]}"#)
    var tree = Harbour.tree
    tree["catalog.yaml"] = Array("title: Sample\nsystems: [harbour, words]\n".utf8)
    tree["words/system.yaml"] = Array("name: Words\nsummary: Guides alone.\n".utf8)
    let other = try #require(CatalogBuild.build(tree).editor())
    let paths = other.files.paths.filter { $0.contains("/systems/") }
    #expect(paths == ["_catalog/editor/systems/harbour.json"])
  }

  @Test func theVocabularySaysWhatCanBeWritten() throws {
    let json = try file("systems/harbour.json")
    #expect(json.contains(#""stylesheet":"harbour/assets/tokens.css""#))
    #expect(
      json.contains(
        #"{"name":"Badge","summary":"A word in colour.","children":null,"props":["#
          + #"{"name":"text","type":"string","isRequired":true,"description":"What it says.","#
          + #""values":[]},{"name":"level","type":"enum","isRequired":false,"#
          + #""description":"How bad.","values":[{"name":"info","description":""},"#
          + #"{"name":"error","description":""}]},"#))
    #expect(json.contains(#"{"name":"Label","summary":"Plain text.","children":[],"props":[]}"#))
    #expect(json.contains(#""tokens":["space.m"]"#))
  }

  @Test func aValidDocumentIsDrawnAndWritten() throws {
    let answer = try answer("component: Badge\nprops: { text: A <b>, level: info }\n")
    #expect(answer["valid"]?.bool == true)
    #expect(answer["diagnostics"]?.array == [])
    let html = try #require(answer["html"]?.string)
    #expect(html.hasPrefix(#"<div class="stage stage-fit" data-system="harbour">"#))
    #expect(html.contains(#"href="../../harbour/assets/previews.css""#))
    #expect(html.contains(#"<span slot="text">A &lt;b&gt;</span>"#))
    #expect(answer["swift"]?.string == #"Badge(text: "A <b>") {}"#)
    #expect(answer["swiftMarkup"]?.string?.contains("&lt;b&gt;") == true)
    #expect(answer["yaml"]?.string == "component: Badge\nprops:\n  text: \"A <b>\"\n  level: info")
    #expect(answer["yamlMarkup"]?.string?.contains("&lt;b&gt;") == true)
  }

  @Test func aWrongDocumentIsNeither() throws {
    let answer = try answer("component: Badge\nprops: { text: A, level: infos }\n")
    #expect(answer["valid"]?.bool == false)
    let findings = try #require(answer["diagnostics"]?.array).compactMap(\.object)
    #expect(findings.map { $0["id"]?.string } == ["agent/unknown-value"])
    #expect(findings.map { $0["line"]?.double } == [2])
    #expect(findings.map { $0["pointer"]?.string } == ["/props/level"])
    for name in ["html", "swift", "swiftMarkup", "yaml", "yamlMarkup"] {
      #expect(answer[name]?.value == .null)
    }
  }

  @Test func anUnknownSystemHasNoAnswer() {
    #expect(editor.answer("component: Badge\n", system: "desert") == nil)
    #expect(editor.answer("component: Badge\n", system: "") == nil)
  }

  @Test(
    arguments: [
      "", "\u{0}", "{{{{", "&a [*a, *a]", "\tcomponent: Badge", "- 1", "a: &b {c: *b}",
      String(repeating: "- ", count: 20_000), String(repeating: "[", count: 20_000),
    ])
  func whateverIsTypedIsAnswered(text: String) throws {
    #expect(try answer(text)["valid"]?.bool == false)
  }
}
