import CatalogModel
import Diagnostics
import Testing

@testable import CatalogChecks

@Suite struct InertPreviewsTests {
  private func template(_ text: String) -> [String] {
    InertPreviews.check(template: TextFile(path: "p.mustache", text: text)).map(\.inShort)
  }

  private func style(_ css: String) -> [String] {
    InertPreviews.check(stylesheet: TextFile(path: "p.css", text: css)).map(\.inShort)
  }

  @Test func theMessagesNamePlaceAndRemedy() {
    let text = "<b>\n<script>x</script> <img alt=x onerror=x src='https://e.example/a.png'>"
    let file = TextFile(path: "p.mustache", text: text)
    #expect(
      InertPreviews.check(template: file) == [
        .init(
          .previewActive, "'<script>' is not allowed in a preview",
          at: SourceLocation("p.mustache", line: 2, column: 1),
          suggestion: "draw with HTML and the stylesheets of the component"),
        .init(
          .previewActive, "'onerror' is an event attribute",
          at: SourceLocation("p.mustache", line: 2, column: 31),
          suggestion: "remove it; previews run no scripts"),
        .init(
          .previewOutside, "'src' leads out of the site",
          at: SourceLocation("p.mustache", line: 2, column: 41),
          suggestion: "draw with what is in the content"),
      ])
  }

  @Test(arguments: [
    "<script src=x></script>", "<SCRIPT>", "<svg><script/></svg>", "<iframe src=x>", "<object>",
    "<embed>", "<base href=/>", "<link rel=stylesheet href=x>", "<meta http-equiv=refresh>",
    "<img src=x onerror=x>", "<img src='x'onerror=x>", "<b\nONCLICK='x'>",
    "<b {{#a}}onclick{{/a}}=x>",
    "<b on{{! }}click=x>", "<scr{{! }}ipt>", "<b title='>' onclick=x>", "<svg><foreignObject>",
    "{{=[ ]=}}<scr[! ]ipt>", "{{=[ ]=}}<img src=x o[! ]nerror=x>", "<{{tag}} onerror=x>",
    "<b{{x}}>", "<b {{attributes}}>", "<b on{{event}}=x>", "<b {{{x}}}=a>", "<b title={{x}}>",
    "<b title=a{{&x}}>", "<{{#a}}script{{/a}}>", "{{! {{= }}<script>",
  ]) func whatRunsOrEmbedsIsFound(_ text: String) {
    #expect(template(text).first?.hasPrefix("preview/active") == true)
  }

  @Test(arguments: [
    "<img src=https://e.example/a>", "<img src='//e.example/a'>", "<img src=' ht&#116;p://e/a'>",
    "<img srcset='a.png 1x, https://e.example/a 2x'>", "<video poster=//e.example/a>",
    "<a href='javascript:x'>", "<a href='java\tscript:x'>", "<a href='data:text/html,x'>",
    "<form action='https://e.example/'>", "<img src='data:text/html,x'>",
    "<b style='background: url(//e.example/a)'>", "<style>@import 'a.css';</style>",
    "<svg><use href='https://e.example/a.svg#b'/></svg>", "<iframe-like srcdoc='x'>",
    "<svg><set attributeName=href to='javascript:x'/></svg>",
    "<img src='{{u}}'>", "<img src=\"{{{u}}}\">", "<a href='{{u}}'>", "<a href='/{{u}}'>",
    "<img srcset='a/{{u}} 1x'>", "<a href='{{a}}:{{b}}'>",
    "<img src='h{{u}}'>", "<style>b{{! }}}@import 'a.css'</style>",
  ]) func whatLeadsOutIsFound(_ text: String) {
    #expect(template(text).first?.hasPrefix("preview/outside") == true)
  }

  @Test(arguments: [
    "", "<b>", "<", "<b", "<b a='", "{{", "<img src='images/{{name}}.png' alt='{{alt}}'>",
    "<img src='a.png'>",
    "<a href='#{{id}}'>", "<a href='https://e.example/{{page}}'>",
    "<b class='a {{b}}'>{{{html}}}</b>",
    "<b class=\"{{#a}}c{{/a}}\" data-a='{{b}}'>", "<b {{^a}}title='x'{{/a}}>",
    "<a href='#'>", "<a href='https://e.example/'>", "<b>onclick=x</b>",
    "<button {{#disabled}}disabled{{/disabled}}>{{title}}</button>",
    "<img src='data:image/png;base64,AAAA'>", "<svg><use href='#a'/></svg>",
    "<b style='color: var(--x)'>", "<style>b { color: var(--x) }</style>",
  ]) func whatDrawsIsFine(_ text: String) {
    #expect(template(text) == [])
  }

  @Test(arguments: [
    "@import 'a.css';", "@IMPORT url(a.css);", "@\\69mport 'a.css';",
    "b { background: url(https://e.example/a) }", "b { background: url( '//e.example/a' ) }",
    "b { background: u\\72l(https://e.example/a) }", "b { background: url(\\68ttp://e/a) }",
    "b { background: image-set('https://e.example/a' 1x) }",
    "@font-face { src: url(https://e.example/a.woff2) }", "b { --x: url(//e.example/a) }",
  ]) func stylesheetsThatLoadAreFound(_ css: String) {
    #expect(style(css).count == 1)
  }

  @Test(arguments: [
    "b { background: url(#a) }", "b { background: url(a.png) }", "/* @import 'a' */",
    "b { mask: url(\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>\") }",
    "b { content: 'https://e.example/ @import' }",
  ]) func stylesheetsThatDrawAreFine(_ css: String) {
    #expect(style(css) == [])
  }
}

extension Diagnostic {
  fileprivate var inShort: String { "\(id): \(summary)" }
}
