import Testing

/// `catalog tokens drift`, and what Swift source lacks, as a user runs it.
@Suite struct TokensDriftCommandTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  private static let good = """
    { "space": { "$type": "dimension", "s": { "$value": { "value": 8, "unit": "px" } } },
      "gap": { "$value": "{space.s}" } }
    """

  @Test func filesAndSourceAreCompared() throws {
    try run.write(Self.good, at: "a.tokens.json")
    try run.write(
      "enum DS { enum Space { static let s: CGFloat = 8 }\n static let gap: CGFloat = 8 }\n",
      at: "Sources/DS.swift")
    let same = try run("tokens", "drift", "a.tokens.json", "--source", "Sources")
    #expect(same.status == 0)
    try run.write(
      "enum DS { enum Space { static let s: CGFloat = 10 } }\n", at: "Sources/DS.swift")
    let other = try run("tokens", "drift", "a.tokens.json", "--source", "Sources")
    #expect(other.status == 1)
    #expect(other.errors.contains("[tokens/drift-different]"))
    #expect(other.errors.contains("[tokens/drift-missing]"))
    #expect(other.errors.contains("Sources/DS.swift:1:"))
  }

  @Test func filesThatAreComparedCanBeHeldToTheStandard() throws {
    try run.write(
      ##"{ "s": { "$type": "dimension", "$value": "8px" } }"##, at: "a.tokens.json")
    try run.write("enum DS { static let s: CGFloat = 8 }\n", at: "Sources/DS.swift")
    let compare = ["tokens", "drift", "a.tokens.json", "--source", "Sources"]
    #expect(try run(compare).status == 0)
    #expect(try run(compare + ["--conformance", "standard"]).status == 1)
  }

  @Test(arguments: [
    ["tokens", "check", "Sources"], ["tokens", "export", "Sources", "--format", "css"],
    ["tokens", "drift", "a.tokens.json", "--source", "Sources"],
  ])
  func aNamespaceThatTheSourceLacksIsAnError(arguments: [String]) throws {
    try run.write(Self.good, at: "a.tokens.json")
    try run.write("enum DS { static let s: CGFloat = 8 }\n", at: "Sources/DS.swift")
    let result = try run(arguments + ["--namespace", "Palette"])
    #expect(result.status == 1)
    #expect(result.errors.contains("the Swift sources declare no type 'Palette'"))
    #expect(result.errors.contains("correct '--namespace', or declare 'public enum Palette'"))
  }
}
