import Diagnostics
import SafeSVG
import Testing

/// Pictures that run, load or lead somewhere: each is refused.
@Suite struct HostilePictureTests {
  static let open =
    "<svg xmlns=\"http://www.w3.org/2000/svg\" "
    + "xmlns:xlink=\"http://www.w3.org/1999/xlink\" xmlns:h=\"http://www.w3.org/1999/xhtml\">"

  /// What stands inside a picture that is fine otherwise.
  static let contents = [
    "<script>alert(1)</script>",
    "<script href='x.js'/>",
    "<script><![CDATA[alert(1)]]></script>",
    "<g><g><script/></g></g>",
    "<s:script xmlns:s='http://www.w3.org/2000/svg'>alert(1)</s:script>",
    "<s:script xmlns:s='http://www.w3.org/2000/&#115;vg'>alert(1)</s:script>",
    "<h:script>alert(1)</h:script>",
    "<script xmlns='http://www.w3.org/1999/xhtml'>alert(1)</script>",
    "<x xmlns='urn:x'><script xmlns='http://www.w3.org/2000/svg'/></x>",
    "<h:iframe src='https://e.example/'/>",
    "<h:img src='x' onerror='alert(1)'/>",
    "<h:base href='https://e.example/'/>",
    "<title><h:img onerror='alert(1)'/></title>",
    "<metadata><h:body/></metadata>",
    "<foreignObject><h:p/></foreignObject>",
    "<foreignObject/>",
    "<iframe/>", "<audio/>", "<video/>", "<embed/>", "<object/>", "<canvas/>", "<handler/>",
    "<m:math xmlns:m='http://www.w3.org/1998/Math/MathML'/>",
    "<path onclick='alert(1)'/>",
    "<path ONLOAD='alert(1)'/>",
    "<animate onbegin='alert(1)' attributeName='x'/>",
    "<a href='javascript:alert(1)'><path/></a>",
    "<a href=' java\nscript:alert(1)'><path/></a>",
    "<a href='java&#9;script:alert(1)'><path/></a>",
    "<a href='&#x6A;avascript:alert(1)'><path/></a>",
    "<a xlink:href='JAVASCRIPT:alert(1)'><path/></a>",
    "<a y:href='javascript:alert(1)' xmlns:y='http://www.w3.org/1999/xlink'/>",
    "<a href='vbscript:x'/>",
    "<a href='data:text/html,&lt;script>'/>",
    "<a href='https://e.example/'/>", "<a href='//e.example/'/>", "<a href='other.html'/>",
    "<use href='other.svg#a'/>", "<use xlink:href='https://e.example/a.svg#a'/>",
    "<use href='data:image/svg+xml,&lt;svg/>#a'/>",
    "<use href='data:image/png;base64,AAAA'/>",
    "<image href='https://e.example/a.png'/>", "<image href='a.png'/>",
    "<image href='data:image/svg+xml;base64,AAAA'/>", "<image href='data:text/html,x'/>",
    "<image href='data:image/png,x'/>",
    "<feImage href='https://e.example/a.png'/>",
    "<textPath href='file:///etc/passwd'/>", "<mpath href='a.svg#b'/>",
    "<linearGradient xlink:href='a.svg#b'/>",
    "<animate attributeName='href' values='javascript:alert(1)'/>",
    "<animate attributeName='href' to='#b'/>",
    "<set attributeName='xlink:href' to='#b'/>",
    "<set attributeName='onclick' to='alert(1)'/>",
    "<set attributeName=' HREF ' to='#b'/>",
    "<animate attributeName='x' values='1;javascript:alert(1)'/>",
    "<style>@import 'https://e.example/a.css';</style>",
    "<style>@IMPORT url(a.css);</style>",
    "<style>@imp<!-- -->ort 'a.css';</style>",
    "<style>@imp<![CDATA[ort 'a.css']]>;</style>",
    "<style>@imp&#111;rt 'a.css';</style>",
    "<style>@\\69mport 'a.css';</style>",
    "<style>\"/*\" @import 'a.css'; \"*/\"</style>",
    "<style>path { fill: url(https://e.example/a) }</style>",
    "<style>path { fill: url( 'a.svg#b' ) }</style>",
    "<style>path { fill: URL(//e.example/a) }</style>",
    "<style>path { fill: u\\72l(//e.example/a) }</style>",
    "<style>path { background: image-set('a.png' 1x) }</style>",
    "<style>path { background: src('a.png') }</style>",
    "<style>path { fill: url(#a) url(b) }</style>",
    "<style>path { -moz-binding: x }</style>",
    "<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>",
    "<path style='fill: url(a.svg#b)'/>", "<path style='f\\69ll: red'/>",
    "<path fill='url(https://e.example/a#b)'/>", "<path fill='u\\72l(a)'/>",
    "<path filter='url(a.svg#b)'/>", "<path mask='url(//e.example/a#b)'/>",
    "<path cursor='url(a.cur)'/>", "<path clip-path='URL(\"a\")'/>",
    "<animate attributeName='fill' values='red;url(https://e.example/)'/>",
    "<g xml:base='https://e.example/'/>",
  ]

  @Test(arguments: contents) func aPictureThatDoesMoreThanDrawIsRefused(_ content: String) {
    let found = SafeSVG.check(Array((Self.open + content + "</svg>").utf8), path: "a.svg")
    #expect(found.first?.id.name == "image/unsafe-svg")
    #expect(found.allSatisfy { $0.severity == .error && $0.suggestion != nil })
  }

  @Test(arguments: [
    "", "text", "<svg", "<svg>", "<svg></g>", "<svg/><svg/>", "<svg/>text", "<svg a=b/>",
    "<svg a='1' a='2'/>", "<svg a='<'/>", "<svg a='1'b='2'/>", "<svg>&bogus;</svg>", "<svg>&</svg>",
    "<svg><!-- -- --></svg>", "<svg><![CDATA[</svg>", "<svg a:b:c='1'/>", "<svg>&#0;</svg>",
    "<!DOCTYPE svg><svg/>", "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>",
    "<?xml-stylesheet href='a.xsl'?><svg/>", "<svg><?php ?></svg>",
    "<?xml version='1.0' encoding='UTF-7'?><svg/>", "<?xml version='1.1'?><svg/>",
    "<?xml version='1.0' encoding='iso-2022-jp'?><svg/>", "<svg>\u{1}</svg>", "<svg a='1/>",
    "<?xml version='1.0' encoding='iso-8859-1'?><svg>é</svg>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://e.example/svg11.dtd\"><svg/>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD XHTML 1.0//EN\" \"http://www.w3.org/a.dtd\"><svg/>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/a.dtd\" "
      + "[<!ENTITY a 'b'>]><svg/>",
    "<svg><!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/a.dtd\"></svg>",
    "<html/>",
  ]) func whatIsNoStrictXMLIsRefused(_ text: String) {
    let text = text.replacing("<svg", with: "<svg xmlns='http://www.w3.org/2000/svg'")
    let found = SafeSVG.check(Array(text.utf8), path: "a.svg")
    #expect(found.contains { $0.id == (text == "<html/>" ? .imageUnsafeSvg : .imageBadSvg) })
  }

  @Test func aPictureInAnotherEncodingIsRefused() {
    let text = Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf16)
    let bytes = text.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(SafeSVG.check([0xFF, 0xFE] + bytes, path: "a").map(\.id.name) == ["image/bad-svg"])
    let none = SafeSVG.check([0xFF], path: "a").map(\.summary)
    #expect(none == ["the file is not UTF-8 text"])
  }

  @Test func depthAndNumberAreBounded() {
    let deep = String(repeating: "<g>", count: 100_000)
    let found = SafeSVG.check(Array((Self.open + deep).utf8), path: "a.svg")
    #expect(found.map(\.summary) == ["elements are nested more than 256 deep"])
    let many = String(repeating: "<script/>", count: 10_000)
    #expect(SafeSVG.check(Array((Self.open + many + "</svg>").utf8), path: "a").count == 20)
  }
}
