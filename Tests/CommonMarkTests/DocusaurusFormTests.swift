import Testing

@testable import CommonMark

/// Forms of Docusaurus and its plugins, and of MDX.
@Suite struct DocusaurusFormTests {
  private func document(_ text: String, _ path: String = "guide.mdx") -> Document {
    Document(parsing: text, path: path)
  }

  private func html(_ text: String, _ path: String = "guide.mdx") -> String {
    HTMLRenderer(options: HTMLOptions(linksHeadings: false)).render(document(text, path)).text
  }

  private func code(_ text: String, _ path: String = "guide.mdx") -> [CodeBlock] {
    document(text, path).allBlocks.compactMap {
      if case .code(let code) = $0.content { code } else { nil }
    }
  }

  private func uses(_ text: String, _ path: String = "guide.mdx") -> [String] {
    document(text, path).foreignUses.map { "\($0.line) \($0.kind) \($0.name)" }
  }

  @Test func aKeyThatFrontMatterHasNotShowsNothing() {
    let text = "---\ntitle: A\n---\n<Lede>{frontmatter.description}</Lede>\n\n{frontmatter.title}\n"
    #expect(html(text) == "<p>A</p>\n")
    #expect(!uses(text).contains { $0.contains("expression") })
  }

  @Test(arguments: [
    ("npm install", "yarn install", "pnpm install"),
    ("npm i a b", "yarn add a b", "pnpm add a b"),
    ("npm install --save a", "yarn add a", "pnpm add a"),
    ("npm install --save-dev a", "yarn add --dev a", "pnpm add --save-dev a"),
    ("npm install a -D", "yarn add a --dev", "pnpm add a -D"),
    ("npm install -g a", "yarn global add a", "pnpm add -g a"),
    ("npm uninstall a", "yarn remove a", "pnpm remove a"),
    ("npm run a -- --b", "yarn run a --b", "pnpm run a --b"),
    ("npx -y a b > c", "yarn dlx a b > c", "pnpm dlx a b > c"),
    ("npm init a@latest b", "yarn create a@latest b", "pnpm create a@latest b"),
    (
      "$ cd a && npm ci", "$ cd a && yarn install --frozen-lockfile",
      "$ cd a && pnpm install --frozen-lockfile"
    ),
    (
      "npm install \\\n  a \\\n  --save-dev", "yarn add \\\n  a \\\n  --dev",
      "pnpm add \\\n  a \\\n  --save-dev"
    ),
    (
      "npm install a # b\nnpm audit\nls", "yarn add a # b\nnpm audit\nls",
      "pnpm add a # b\nnpm audit\nls"
    ),
  ])
  func commandsOfNpmAreShownForEachManager(_ npm: String, _ yarn: String, _ pnpm: String) {
    let found = code("```bash npm2yarn\n\(npm)\n```", "guide.md")
    #expect(found.map(\.text) == [npm, yarn, pnpm].map { $0 + "\n" })
    #expect(found.map(\.title) == ["npm", "Yarn", "pnpm"])
    #expect(found.allSatisfy { $0.language == "bash" && $0.firstLine == 2 })
  }

  @Test(arguments: [
    "```sh\nnpm install\n```", "```sh npm2yarn\nls\n```", "```sh title=\"npm2yarn\"\nnpm ci\n```",
  ])
  func otherCodeIsShownOnce(_ text: String) {
    #expect(code(text).count == 1)
  }

  @Test(arguments: [
    "<CodeBlock language=\"sh\" title=\"b\">{`npx a`}</CodeBlock>",
    "<CodeBlock language=\"sh\" title=\"b\">\n{`npx a`}\n</CodeBlock>",
    "<CodeBlock\n  className=\"language-sh\"\n  title=\"b\">\n  {`\nnpx a\n`}\n</CodeBlock>",
    "<CodeBlock language='sh' title={'b'}>npx a</CodeBlock>",
  ])
  func codeOfComponentsIsCode(_ component: String) {
    let text = "First.\n\n\(component)\n\nLast **b**.\n"
    #expect(code(text).map(\.text) == ["npx a\n"])
    #expect(code(text).first?.language == "sh" && code(text).first?.title == "b")
    #expect(html(text).hasSuffix("<p>Last <strong>b</strong>.</p>\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(document(text).blocks.last?.lines == lines...lines)
    #expect(uses(text) == [])
  }

  @Test func codeOfComponentsMayHoldSigns() {
    #expect(
      code("<CodeBlock language=\"js\">\n{`a \\`\\${b}\\`\n  c\\\\`}\n</CodeBlock>").map(\.text)
        == ["a `${b}`\n  c\\\n"])
    let value = "<CodeBlock>\n{`a ${f()}`}\n</CodeBlock>\n"
    #expect(code(value).map(\.text) == ["a ${f()}\n"])
    #expect(uses(value) == ["1 expression f()"])
    #expect(
      uses("<CodeBlock>{source}</CodeBlock>") == ["1 component CodeBlock", "1 expression source"])
    #expect(html("a\n<CodeBlock>{`b`}</CodeBlock>\nc").contains("<code>b</code>"))
    let item = "1. a\n\n   <CodeBlock>{`b`}</CodeBlock>\n\n   c\n\n2. d"
    #expect(code(item).map(\.text) == ["b\n"])
    #expect(document(item).blocks.count == 1)
  }

  @Test func aFenceOfMDXIsReadAsMDX() {
    let text = """
      a

      ```mdx-code-block
      import A from 'a'
      export function B() {
        return <ins />;
      }
      ```

      ```mdx-code-block
      <Tabs>
      <TabItem value="c">

      {version} ```d```

      ```js
      {e}
      ```

      </TabItem>
      </Tabs>
      ```

      {f} <Box />
      """
    #expect(
      html(text, "guide.md") == """
        <p>a</p>
        <p><strong>c</strong></p>
        <p>{version} <code>d</code></p>
        <pre tabindex="0"><code class="language-js">{e}
        </code></pre>
        <p>{f}</p>

        """)
    #expect(uses(text, "guide.md") == ["14 expression version", "24 component Box"])
  }

  @Test(arguments: ["guide.md", "guide.mdx"])
  func importsMayStandInComponents(_ path: String) {
    let text = "<Tabs>\n<TabItem value=\"a\">\n\nimport B from 'b';\n\nc\n\n</TabItem>\n</Tabs>\n"
    #expect(html(text, path) == "<p><strong>a</strong></p>\n<p>c</p>\n")
    #expect(html("!!! note\n    import a from 'b'", path).contains("import a"))
  }

  @Test(arguments: [
    ("- <ins style={{a: 'b'}} className=\"box\" /> white", "<li>white</li>", "guide.md"),
    ("- <ins className=\"box\" /> white", "<li>white</li>", "guide.mdx"),
    ("a<b /> c", "<p>a c</p>", "guide.mdx"), ("<div />\n\na", "<div></div>", "guide.mdx"),
    ("a <span id=\"b\" /> c", "<p>a <span id=\"b\"></span><a></a> c</p>", "guide.mdx"),
    ("a <br /> b", "<p>a <br /> b</p>", "guide.mdx"),
    ("<table><tr><td />\n<td>a</td></tr></table>", "<td></td>\n<td>a</td>", "guide.mdx"),
  ])
  func elementsThatEndThemselvesAreEmpty(_ text: String, _ expected: String, _ path: String) {
    #expect(html(text, path).contains(expected))
  }

  @Test(arguments: [
    (
      "<summary>**Bold** x `c` [d](e)</summary>",
      "<summary><strong>Bold</strong> x <code>c</code> <a href=\"e\">d</a></summary>", "guide.md"
    ),
    ("<summary><b>*a*</b></summary>", "<summary><b><em>a</em></b></summary>", "guide.md"),
    (
      "<summary>a &lt;b&gt; `<c>`</summary>",
      "<summary>a &lt;b&gt; <code>&lt;c&gt;</code></summary>",
      "guide.md"
    ),
    ("<div>*a* {\"b\"}</div>", "<div><em>a</em> b</div>", "guide.mdx"),
    ("<div>*args, **kwargs</div>", "<div>*args, **kwargs</div>", "guide.md"),
    ("<summary>a * b</summary>", "<summary>a * b</summary>", "guide.mdx"),
    ("<summary># a *b*</summary>", "<summary># a *b*</summary>", "guide.mdx"),
  ])
  func wordsBetweenTagsAreMarkdown(_ element: String, _ expected: String, _ path: String) {
    #expect(html("<details>\n\(element)\n\nf\n\n</details>\n", path).contains(expected))
  }

  @Test func aComponentBeginsAnItem() {
    let text = "- <Link id=\"x\"/> Use a\n\n  ```js\n  b\n  ```\n- <Icon /> c\n\n[d](#x)\n"
    #expect(document(text, "guide.md").blocks.count == 2)
    #expect(html(text, "guide.md").contains("<li>\n<p><span id=\"x\"></span><a></a> Use a</p>"))
    #expect(uses(text, "guide.md") == ["1 component Link", "6 component Icon"])
  }

  @Test func groupsOfTabsNameThem() {
    let text = """
      <Tabs values={[{label: 'A b', value: 'a'}, {"value": "c", "label": "C d"}]}>
      <TabItem value="a">

      <Tabs>
      <TabItem value="c">e</TabItem>
      </Tabs>

      </TabItem>
      <TabItem value="c">f</TabItem>
      <TabItem value="g">h</TabItem>
      </Tabs>

      <Tabs values={values}>
      <TabItem value="a">i</TabItem>
      </Tabs>
      """
    let titles = document(text).allBlocks.flatMap { block -> [String] in
      guard case .paragraph(let text) = block.content else { return [] }
      return text.compactMap {
        if case .strong(let title) = $0.content { title.plainText } else { nil }
      }
    }
    #expect(titles == ["A b", "c", "C d", "g", "a"])
  }

  @Test func whatIsEmbeddedInATableIsALink() {
    let text =
      "<table>\n<tbody>\n<Row name=\"A & b\" url=\"https://x.example/\" />\n</tbody>\n</table>"
    #expect(html(text).contains("<tr><td><a href=\"https://x.example/\">A &amp; b</a></td></tr>"))
    #expect(
      html("<Chart src=\"https://x.example/\" />")
        == "<p><a href=\"https://x.example/\">https://x.example/</a></p>\n")
  }

  @Test(arguments: ["`https://a.example/${f()}/b`", "'https://a.example/' + c", "getAddress()"])
  func addressesThatCodeMakesAreTold(_ code: String) {
    let text = "a <a href={\(code)}>b</a>"
    #expect(html(text) == "<p>a <a>b</a></p>\n")
    #expect(uses(text) == ["1 expression \(code)"])
    #expect(
      html("<a href={`/a`}>b</a> <img src={use('/c.png')} />").contains("<a href=\"/a\">b</a>"))
  }

  @Test(arguments: [
    "```mdx-code-block\n", "<CodeBlock>{`a`}</CodeBlock>\n", "<CodeBlock>\n",
    "<Tabs values={[]}>\n",
    "<summary>*a*</summary>\n", "<summary>*", "- <b />\n", "a <ul><li>", "<a href={`${",
    "<li>*a*</li>\n",
  ])
  func longTextsEnd(_ unit: String) {
    let found = document(String(repeating: unit, count: 3_000))
    #expect(HTMLRenderer().render(found).bytes.count < 10_000_000)
  }
}
