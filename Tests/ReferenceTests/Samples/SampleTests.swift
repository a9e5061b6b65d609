import JSONTree
import Testing

struct SampleTests {
  @Test("Arrays are shown by their first element, and long texts by their beginning")
  func excerpt() {
    #expect(JSONExcerpt.of(["a": [1, 2, 3], "b": [1]]) == ["a": [1, "…"], "b": [1]])
    let long = String(repeating: "x", count: 101)
    #expect(JSONExcerpt.of(.string(long)) == .string(long.dropLast() + "…"))
  }

  @Test("Fences of one word are filled, and others stay")
  func filling() {
    let text = "a\n```keys b c\nd\ne\n```\n```sh\nf\n```"
    let filled = FilledText.fill(text, fences: "keys") { fence in
      fence.words.joined(separator: "+") + "\n" + fence.body
    }
    #expect(filled == "a\nkeys+b+c\nd\ne\n```sh\nf\n```")
  }

  @Test("A sample is followed by what the command prints")
  func run() throws {
    let page = try SamplePage.made(
      from: "```sample json\ncatalog contrast black white --format json\n```\n")
    #expect(
      page == """
        ```sh
        catalog contrast black white --format json
        ```

        ```json
        {
          "foreground": "black",
          "background": "white",
          "ratio": 21,
          "level": "AAA",
          "foregroundHex": "#000000",
          "backgroundHex": "#ffffff"
        }
        ```

        """)
  }

  @Test("The catalog of the samples is right, but for what it shows")
  func sampleCatalog() throws {
    let run = try Workspace().run("catalog check content")
    #expect(run.errors.contains("1 error, 1 warning"), "\(run.errors)")
  }
}
