import Testing

@testable import SwiftSymbols

@Suite("Input that would overwhelm the parser")
struct HostileInputTests {
  private func times(_ count: Int, _ text: String) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: [
    ("[", "square brackets are nested more than 12 deep, or deeply too often"),
    ("([", "square brackets are nested more than 12 deep, or deeply too often"),
    ("{", "brackets are nested more than 64 deep"),
    ("\"\\(", "brackets are nested more than 64 deep"),
    ("A<A,", "more than 200 '<' are open in a row"),
    ("a.", "an expression has more than 500 links"),
    ("a\n.", "an expression has more than 500 links"),
    ("()", "an expression has more than 500 links"),
    (".a{}\n", "an expression has more than 500 links"),
    ("try\n", "an expression has more than 500 links"),
    ("if a {}\nelse ", "an expression has more than 500 links"),
    ("() ->\n", "an expression has more than 500 links"),
    ("#if A\n.c\n#endif\n", "an expression has more than 500 links"),
    ("#if A\n#if B\n.c\n#endif\n#else\n.d\n#endif\n", "an expression has more than 500 links"),
    ("#if A\n", "'#if' is nested more than 32 deep"),
    ("#", "more than 32 '#' follow each other"),
    ("a", "a name is longer than 255 bytes"),
    ("if ", "more than 64 times a '{' is missing"),
    ("switch ", "more than 64 times a '{' is missing"),
    ("class A\n", "more than 64 times a '{' is missing"),
    ("if a if b {} {}\n", "more than 64 times a '{' is missing"),
    ("guard a else b\n", "more than 64 times a '{' is missing"),
    ("(if a)\n", "more than 64 times a '{' is missing"),
    ("(if a:, if a:)\n", "more than 64 times a '{' is missing"),
    ("do {} catch ", "more than 64 times a '{' is missing"),
    ("actor A\n", "more than 64 times a '{' is missing"),
    ("precedencegroup a\n", "more than 64 times a '{' is missing"),
    ("infix\n", "too many attributes, modifiers or effects have no declaration"),
    ("a@a\n", "too many attributes, modifiers or effects have no declaration"),
    ("{@a}\n", "too many attributes, modifiers or effects have no declaration"),
    ("a\nthrows\n", "too many attributes, modifiers or effects have no declaration"),
    ("macro a\n", "too many attributes, modifiers or effects have no declaration"),
    ("case let var ", "an expression has more than 500 links"),
  ])
  func refused(_ shape: String, _ summary: String) {
    let module = read(times(20_000, shape))
    #expect(module.diagnostics.map(\.id.name) == ["swift/too-deep"])
    #expect(module.diagnostics.first?.summary == summary)
  }

  @Test func declarationsBetweenDirectivesAreNoChain() {
    let module = read(times(2_000, "#if A\nlet a = b\n.c\n#else\nlet a = d.e\n#endif\n"))
    #expect(module.diagnostics.isEmpty)
  }

  @Test(
    "The operators of a condition are levels of a tree",
    arguments: [
      "A && ", "A || ", "A\n|| ", "A &&\n", "(A) == ", "!A + ",
    ])
  func conditionOperators(_ part: String) {
    for directive in ["#if ", "#if A\n#elseif "] {
      let module = read(directive + times(20_000, part) + "A\n#endif\npublic func z() {}")
      #expect(module.diagnostics.map(\.summary) == ["an expression has more than 500 links"])
    }
    let usual = "#if " + times(100, part) + "A\n#endif\nlet a = " + times(5_000, "b && ") + "c"
    #expect(NestingGuard.refusal(of: usual) == nil)
  }

  @Test(
    "Chains in brackets in each other count together",
    arguments: [
      ("try ", "("), ("await ", "("), ("a.", "b("),
    ])
  func nestedChains(_ link: String, _ bracket: String) {
    let module = read(times(60, times(60, link) + bracket) + "a")
    #expect(
      module.diagnostics.map(\.summary)
        == ["expressions in each other have more than 1000 links"])
    #expect(!read(times(60, "(") + "a" + times(60, ")" + times(60, ".b"))).diagnostics.isEmpty)
  }

  @Test("Words that begin a block where no block is do not count")
  func wordsWithoutBlocks() {
    let lines = [
      "import class A.B", "public func a(for b: C, if: D) {}", "a(for: b, in: c, switch: d)",
      "let a = .if", "let a = b.class", "class func a()", "class var a: B { get }", "let actor = a",
      "actor.a()",
      "if a {} else if b {} else {}", "guard let a else { b }",
      "public protocol P { func a(for b: C) -> D }",
    ]
    let source = lines.map { times(100, $0 + "\n") }.joined() + "public func z() {}"
    #expect(NestingGuard.refusal(of: source) == nil)
  }

  @Test("A text that the parser does not come to an end with is refused")
  func timeIsBounded() {
    guard case .failure(let refusal) = BoundedParser.parse("let a = 1", within: .zero) else {
      Issue.record("parsed")
      return
    }
    #expect(refusal.reason.summary == "the parser does not finish")
  }

  @Test("What stands in a raw string never comes before the parser")
  func rawStrings() {
    let message = "\\([" + times(30, "[")
    let module = read(
      "@available(*, deprecated, message: #\"\(message)\"#) public func a() {}\n"
        + "@available(*, deprecated, message: \"\\\"\\u{41}\\n\") public func b() {}")
    #expect(module.symbols.map { $0.availability.first?.message } == [message, "\"A\n"])
  }

  @Test func refusalHasAPlace() {
    let module = read("public let a = 1\n\nlet b = " + times(13, "["))
    #expect(module.diagnostics.first?.location?.description == "A.swift:3")
    #expect(module.symbols.isEmpty)
  }

  @Test func manyDeepListsAreRefused() {
    #expect(!read(times(400, times(12, "[") + times(12, "]") + ",\n")).diagnostics.isEmpty)
  }

  @Test func otherFilesAreStillRead() {
    let module = read([times(20, "["), "public func a() {}"])
    #expect(module.paths == ["a()"])
    #expect(module.diagnostics.count == 1)
  }

  @Test func oversizedFilesAreRefused() {
    let module = read(times(4_300_000, " "))
    #expect(module.diagnostics.first?.summary == "the file is larger than 4 MiB")
  }

  @Test(arguments: [
    "// [[[[[[[[[[[[[[", "/* /* [[[[[[[[[[[[[[ */ */", "let a = \"[[[[[[[[[[[[[[\"",
    "let a = #\"\\(\"[[[[[[[[[[[[[[\"#", "let a = \"\"\"\n  [[[[[[[[[[[[[[ \" \n  \"\"\"",
  ])
  func bracketsInTextDoNotCount(_ source: String) {
    #expect(read(source + "\npublic func a() {}").paths == ["a()"])
  }

  @Test(arguments: [
    "let r = /\"/; let a = [[[[[[[[[[[[[[", "let r = #/\"\"\"/#; let a = [[[[[[[[[[[[[[",
    "let `a\"b` = [[[[[[[[[[[[[[", "let a = \"\\([[[[[[[[[[[[[[",
  ])
  func quotesInOtherThingsHideNothing(_ source: String) {
    #expect(read(source).diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test(arguments: [
    "\\\"\"", "let a = \"\r", "#!/*\n", "'''\n", "let a = \"\\(a \"", "\"\\(a \" \")\" ",
    "let a = \"\"\"\n\\(a \"\"\" \\\"\"\" \"\"\" ) ",
  ])
  func whatTheParserSeesCounts(_ start: String) {
    #expect(read(start + times(30, "[")).diagnostics.first?.id.name == "swift/too-deep")
    #expect(read(start + times(1_000, "[")).diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test(arguments: [
    ("\\(", 50_000), ("@", 100_000), ("<a> ", 4_000), ("<a>\n", 4_000), ("/**", 300_000),
    ("#/\n", 300_000),
  ])
  func longRunsAreRefused(_ shape: String, _ count: Int) {
    #expect(read(times(count, shape)).diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test(arguments: [
    "let a = \"\\(b[\"c\"] ?? \"d\")\"", "let a = \"\\(b.map { \"\\($0)[\" }.joined())\"",
    "let a = \"\\(b.map(\\.c))\"", "let a = \"\"\"\n  \\(b ? \"c\" : \"\")\n  \"\"\"",
  ])
  func stringsInInterpolationsAreRead(_ line: String) {
    let module = read(times(40, line + "\nlet c = [1]\n") + "public func a() {}")
    #expect(module.paths == ["a()"])
    #expect(module.diagnostics.isEmpty)
  }

  @Test("Brackets in the text around an interpolation with a string are no code")
  func bracketsAroundInterpolations() {
    let styles = times(40, "y[\"z\"] (a) {\n")
    let module = read(
      "let a = \"\"\"\n\\(b ? \"c: d;\" : \"\")\n\(styles)\\u{41}\n\"\"\"\npublic func a() {}")
    #expect(module.paths == ["a()"])
    #expect(module.diagnostics.isEmpty)
    let broken = read("let a = \"\"\"\n\\(b ? \"c\" : )\n\(styles)\"\"\"\npublic func a() {}")
    #expect(broken.diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test("A manifest may change its package often")
  func packageIsAName() {
    let module = read(times(2_000, "package.targets.append(.target(name: \"a\"))\n"))
    #expect(module.diagnostics.isEmpty)
    let inBraces = read("struct A {\n" + times(20_000, "package.a\n") + "}")
    #expect(inBraces.diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test("A manifest may name many packages")
  func packageIsALabel() {
    let module = read(
      "let a = [\n" + times(2_000, ".product(name: \"a\", package: \"b\"),\n") + "]")
    #expect(module.diagnostics.isEmpty)
    let inBraces = read("let a = {\n" + times(20_000, "package: b\n") + "}")
    #expect(inBraces.diagnostics.first?.id.name == "swift/too-deep")
  }

  @Test func ordinaryDepthIsRead() {
    let body = times(12, "VStack { ") + "Text(\"a\")" + times(200, "\n.padding()") + times(12, " }")
    let module = read("public struct S: View { public var body: some View { \(body) } }")
    #expect(module.paths == ["S", "S.body"])
    #expect(module.diagnostics.isEmpty)
  }

  @Test func syntaxErrorsHaveAPlaceAndTheRestCounts() {
    let module = read("public func a() {}\npublic func (x: Int) {}\npublic func b() {}")
    #expect(module.paths.contains("a()"))
    #expect(module.paths.contains("b()"))
    #expect(module.diagnostics.map(\.id.name) == ["swift/syntax-error"])
    #expect(module.diagnostics.first?.location?.line == 2)
  }

  @Test(arguments: [
    ("public func a( {", "A.swift:1:16"), ("struct S { var a: Int ", "A.swift:1:23"),
  ])
  func syntaxErrorPlaces(_ source: String, _ place: String) {
    #expect(read(source).diagnostics.first?.location?.description == place)
  }

  @Test func wideListsAreFine() {
    let module = read(
      "public func f(" + times(300, "a: Int, ") + "b: Int) {}\npublic let "
        + times(300, "a = 1, ") + "z = 1")
    #expect(module.symbols.first?.signature.parameters.count == 301)
    #expect(module.symbols.count == 302)
  }

  @Test func thousandsOfOverloadsAreRead() {
    let requirements = (0..<2_000).map { "/// A.\nfunc a(_ b: T\($0))\n" }.joined()
    let members = (0..<2_000).map { "public func a(_ b: U\($0)) {}\n" }.joined()
    let module = read(
      "public protocol P { associatedtype A\n\(requirements)}\npublic struct S: P {\n\(members)}")
    #expect(module.symbols.count { $0.container == ["S"] } == 2_000)
    #expect(module.symbols.allSatisfy { $0.documentation.state != .inherited })
    #expect(
      module.diagnostics.map(\.summary) == [
        "'S' has more than 128 overloads of 'a(_:)', so none of them inherits documentation"
      ])
    #expect(module.diagnostics.first?.location?.description == "A.swift:4004:13")
  }
}
