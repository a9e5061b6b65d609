import PreviewPaint
import Testing

/// Elements that paint what is not in the tree.
@Suite struct UnreadContentTests {
  @Test(arguments: [
    "<input value=x>", "<input type=search placeholder='Find'>", "<input type=submit>",
    "<input type=DATE>", "<input type=password value=1>",
  ])
  func fields(html: String) {
    let reading = read("input { color: var(--x); background: var(--y) }", html)
    #expect(reading.reasons == ["the text of '<input>' is not read"])
    #expect(reading.unreadable.first?.component == "Box")
  }

  @Test(arguments: [
    "<input>", "<input value=' '>", "<input type=checkbox value=x>", "<input type=hidden value=x>",
    "<input value=x hidden>", "<div hidden><input value=x></div>",
  ])
  func fieldsWithoutText(html: String) {
    #expect(read("input { background: var(--y) }", html).reasons == [])
  }

  @Test func placeholders() {
    let css = "textarea { color: var(--x); background: var(--y) }"
    #expect(
      read(css, "<textarea placeholder=x></textarea>").reasons == [
        "the placeholder of '<textarea>' is not read"
      ])
    #expect(read(css, "<textarea>a</textarea>").short == ["--x on --page --y"])
  }

  @Test func drawingsFromElsewhere() {
    #expect(
      read("", "<svg><use href='#a'/></svg>").reasons == ["what '<use>' draws is not read"])
    #expect(read("use { display: none }", "<svg><use href='#a'/></svg>").reasons == [])
  }
}
