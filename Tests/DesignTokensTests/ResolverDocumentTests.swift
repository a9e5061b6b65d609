import DesignTokens
import Testing
import TokenDialects

@Suite struct ResolverDocumentTests {
  private static let set = #""sets": {"s": {"sources": []}}"#

  @Test(arguments: [
    ("[]", "bad-json 1:1 a resolver file holds one object, not an array"),
    (
      ##"{"resolutionOrder": [{"$ref": "#/sets/s"}], \##(set)}"##,
      "version-missing 1:1 the resolver file has no 'version'"
    ),
    (
      ##"{"version": "1", "resolutionOrder": [{"$ref": "#/sets/s"}], \##(set)}"##,
      "version-wrong 1:13 the version of the resolver file is not \"2025.10\""
    ),
    (#"{"version": "2025.10"}"#, "order-missing 1:1 the resolver file has no 'resolutionOrder'"),
    (
      #"{"version": "2025.10", "resolutionOrder": []}"#,
      "order-empty 1:43 'resolutionOrder' is empty"
    ),
    (
      #"{"version": "2025.10", "resolutionOrder": {}}"#,
      "order-not-array 1:43 'resolutionOrder' must be an array, not an object"
    ),
    (
      #"{"version": "2025.10", "foo": 1, "resolutionOrder": []}"#,
      "unknown-root-key 1:24 'foo' is not a key of a resolver file"
    ),
    (
      ##"{"version": "2025.10", "resolutionOrder": [], \##(set)}"##,
      "unused-set 1:56 the set 's' is not used"
    ),
  ])
  func reportsAboutTheRoot(text: String, problem: String) {
    #expect(resolve(["r.json": text]).problems.contains(problem))
  }

  @Test(arguments: [
    (
      #"{"type": "set", "sources": []}"#,
      "inline-missing-name a set or modifier in 'resolutionOrder' has no 'name'"
    ),
    (
      #"{"name": "x", "sources": []}"#,
      "inline-missing-type 'x' in 'resolutionOrder' must have the type 'set' or 'modifier'"
    ),
    (
      #"{"name": "x", "type": "set", "sources": []}, {"name": "x", "type": "set", "sources": []}"#,
      "duplicate-name the name 'x' occurs twice in 'resolutionOrder'"
    ),
    (#"{"name": "x", "type": "set"}"#, "set-without-sources a set must have an array of 'sources'"),
    (
      #"{"name": "x", "type": "modifier"}"#,
      "contexts-missing the modifier 'x' has no 'contexts'"
    ),
    (
      #"{"name": "x", "type": "modifier", "contexts": {}}"#,
      "contexts-empty the modifier 'x' has no context"
    ),
    (
      #"{"name": "x", "type": "modifier", "contexts": {"a": []}}"#,
      "contexts-single the modifier 'x' has only the context 'a'"
    ),
    (
      #"{"name": "x", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "c"}"#,
      "default-unknown the default 'c' of the modifier 'x' is not one of its contexts"
    ),
    (
      ##"{"$ref": "#/resolutionOrder/0"}"##,
      "illegal-pointer '#/resolutionOrder/0' points into 'resolutionOrder'"
    ),
    (
      ##"{"$ref": "#/sets/nope"}"##,
      "ref-missing '#/sets/nope' points at nothing: there is no 'sets'"
    ),
    (
      ##"{"name": "x", "type": "set", "sources": [{"$ref": "#/modifiers/m"}]}"##,
      "illegal-pointer '#/modifiers/m' points at a modifier; only 'resolutionOrder' may"
    ),
    (
      #"{"name": "x", "type": "set", "sources": [{"$ref": "https://example.org/t.json"}]}"#,
      "illegal-pointer 'https://example.org/t.json' is on the network, which is not read"
    ),
    (
      #"{"name": "x", "type": "set", "sources": [{"$ref": "../t.json"}]}"#,
      "ref-missing '../t.json' is outside the content"
    ),
    (
      #"{"name": "x", "type": "set", "sources": [{"$ref": "t.json"}]}"#,
      "ref-missing there is no file 't.json'"
    ),
  ])
  func reportsAboutAnEntry(entry: String, problem: String) {
    let load = resolve(["r.json": #"{"version": "2025.10", "resolutionOrder": [\#(entry)]}"#])
    let found = load.diagnostics.map { "\($0.id.name.dropFirst(7)) \($0.summary)" }
    #expect(found.contains(problem), "\(found)")
  }

  @Test(arguments: ["version", "sets", "modifiers", "resolutionOrder"])
  func aMisspeltKeyOfTheRootIsOneFinding(key: String) {
    let resolver = ##"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}},
       "modifiers": {"m": {"contexts": {"a": [], "b": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##
    let misspelt = key.dropLast() + "z"
    let load = resolve(["r.json": resolver.replacing("\"\(key)\"", with: "\"\(misspelt)\"")])
    #expect(load.diagnostics.map(\.summary) == ["'\(misspelt)' is not a key of a resolver file"])
    #expect(load.diagnostics.map(\.suggestion) == ["did you mean '\(key)'?"])
  }

  @Test func suggestsNoFileForItsExtensionAlone() {
    let resolver = #"""
      {"version": "2025.10", "resolutionOrder":
       [{"name": "x", "type": "set", "sources": [{"$ref": "nope.tokens.json"}]}]}
      """#
    let load = resolve(["r.json": resolver, "base.tokens.json": "{}"])
    #expect(load.diagnostics.map(\.suggestion) == [nil])
  }

  @Test func namesFilesAsTheyAreWritten() throws {
    let resolver = #"""
      {"version": "2025.10", "resolutionOrder":
       [{"name": "x", "type": "set", "sources": [{"$ref": "bsae.json"}]}]}
      """#
    let load = TokenLoad(
      files: ["far/away/r.json": Array(resolver.utf8), "far/away/base.json": Array("{}".utf8)],
      resolver: "far/away/r.json")
    let error = try #require(load.diagnostics.first)
    #expect(error.summary == "there is no file 'bsae.json'")
    #expect(error.suggestion == "did you mean 'base.json'?")
  }

  @Test func readsFragmentsDefinitionsInlineTreesAndOverrides() {
    let load = resolve([
      "sub/r.json": "",
      "r.json": ##"""
      {"version": "2025.10",
       "$defs": {"foundation/colors.json": {"d": {"$type": "number", "$value": 4}}},
       "sets": {"one": {"sources": [{"a": {"$type": "number", "$value": 1}}]},
                "two": {"sources": [{"$ref": "#/sets/one"}, {"$ref": "x/f.json#sets/far"},
                  {"$ref": "#/$defs/foundation~1colors.json"},
                  {"$ref": "x/t.json", "over": {"$type": "number", "$value": 6}}]}},
       "resolutionOrder": [{"$ref": "#/sets/two"}]}
      """##,
      "x/f.json": #"{"sets": {"far": {"sources": [{"$ref": "./t.json"}]}}}"#,
      "x/t.json": #"{"$type": "number", "b": {"$value": 2}, "over": {"$value": 5}}"#,
    ])
    #expect(load.problems == [])
    #expect(["a", "b", "d", "over"].map { load.css($0) } == ["1", "2", "4", "6"])
  }

  @Test func reportsSetsThatContainThemselves() {
    let load = resolve([
      "r.json": ##"""
      {"version": "2025.10", "sets": {
         "a": {"sources": [{"$ref": "#/sets/b"}]}, "b": {"sources": [{"$ref": "#/sets/a"}]}},
       "resolutionOrder": [{"$ref": "#/sets/a"}]}
      """##
    ])
    #expect(load.diagnostics.map(\.id.name) == ["tokens/ref-cycle"])
  }

  @Test func stopsSetsThatDoubleEachOther() {
    let sets = (0..<40).map {
      ##""s\##($0)": {"sources": [{"$ref": "#/sets/s\##($0 + 1)"}, {"$ref": "#/sets/s\##($0 + 1)"}]}"##
    }
    let load = resolve([
      "r.json": ##"""
      {"version": "2025.10", "sets": {\##(sets.joined(separator: ",")),
         "s40": {"sources": [{"t": {"$type": "number", "$value": 1}}]}},
       "resolutionOrder": [{"$ref": "#/sets/s0"}]}
      """##
    ])
    #expect(load.diagnostics.contains { $0.id.name == "tokens/too-many-sources" })
  }
}
