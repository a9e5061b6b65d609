import Testing

@testable import PreviewServer

@Suite struct PageTransformTests {
  private func preview(_ page: String) -> String {
    String(decoding: PageTransform.preview(of: Array(page.utf8), version: "7"), as: UTF8.self)
  }

  private let script = "<script src=\"/_catalog/reload.js\" data-version=\"7\" defer></script>"

  @Test func putsTheScriptBeforeTheLastEndOfABody() {
    #expect(
      preview("<body><pre></body></pre></body></html>")
        == "<body><pre></body></pre>\(script)</body></html>")
  }

  @Test func putsTheScriptLastWhereNoBodyEnds() {
    #expect(preview("<p>x") == "<p>x\(script)")
    #expect(preview("") == script)
  }

  @Test func widensThePolicyOfThePage() {
    #expect(
      preview(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
          + "script-src 'self'\">")
        == "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
        + "connect-src 'self'; script-src 'self'\">\(script)")
    #expect(
      preview("<meta content=\"default-src 'none'\" http-equiv=\"Content-Security-Policy\">")
        == "<meta content=\"default-src 'none'; connect-src 'self'\" "
        + "http-equiv=\"Content-Security-Policy\">\(script)")
  }

  @Test(
    arguments: [
      "<p>Content-Security-Policy</p> default-src 'none'",
      "<meta name=\"x\" content=\"default-src 'none'\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'\">",
      "<meta http-equiv=\"Content-Security-Policy\" "
        + "content=\"default-src 'none'; connect-src 'self'\">",
    ])
  func leavesEverythingElseAsItIs(page: String) {
    #expect(preview(page) == page + script)
  }
}
