import Testing

@testable import CatalogRenderer

@Suite struct CodeMarkupTests {
  @Test func swiftHasItsPartsInColour() {
    let html = CodeMarkup.swift("let a = Badge(\"x<y\") // 1")
    #expect(html.contains("<span class=\"tok-keyword\">let</span>"))
    #expect(html.contains("<span class=\"tok-comment\">// 1</span>"))
    #expect(html.contains("x&lt;y"))
    #expect(html.contains("<code class=\"language-swift\">"))
  }

  @Test func yamlHasKeysValuesAndComments() {
    let html = CodeMarkup.yaml("- name: \"a<b\"\n  count: 3\n  on: true\n# note\n  url: a://b")
    #expect(html.contains("- <span class=\"tok-key\">name</span>: <span class=\"tok-string\">"))
    #expect(html.contains("&quot;a&lt;b&quot;</span>"))
    #expect(
      html.contains("<span class=\"tok-key\">count</span>: <span class=\"tok-number\">3</span>"))
    #expect(html.contains("<span class=\"tok-keyword\">true</span>"))
    #expect(html.contains("<span class=\"tok-comment\"># note</span>"))
    #expect(html.contains("<span class=\"tok-key\">url</span>: a://b"))
  }

  @Test func otherCodeIsEscapedAndNamed() {
    let html = CodeMarkup.plain("<b>", language: "html\"")
    #expect(html.contains("<code class=\"language-html&quot;\">&lt;b&gt;</code>"))
  }

  @Test func codeCanBeScrolledWithTheKeyboard() {
    #expect(
      CodeMarkup.plain("x", language: "").hasPrefix(
        "<pre class=\"code\" tabindex=\"0\"><code>x"))
  }
}
