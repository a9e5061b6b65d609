import DesignTokens
import Testing
import TokenDialects

@Suite struct ConformanceTests {
  @Test func readsAResolverDocumentAmongTokenFiles() {
    let resolver = #"""
      {"version": "2025.10", "resolutionOrder": [
        {"name": "m", "type": "modifier", "default": "x", "contexts": {
          "x": [], "y": [{"a": {"$type": "number", "$value": 2}}]}}]}
      """#
    let files = [
      "a.json": Array(#"{"a": {"$type": "number", "$value": 1}}"#.utf8),
      "r.json": Array(resolver.utf8),
      "z.json": Array(#"{"b": {"$value": "{a}"}}"#.utf8),
    ]
    let load = TokenLoad(files: files, tokenFiles: ["a.json", "r.json", "z.json"])
    #expect(load.problems == [])
    #expect(load.tokens.modifiers.map(\.name) == ["m"])
    #expect(load.css("b") == "1")
    #expect(load.css("b", in: ["m": "y"]) == "2")
  }

  @Test func joinsTheContextsOfModifiersOfOneName() {
    func resolver(_ context: String, _ value: Int) -> [UInt8] {
      Array(
        #"""
        {"version": "2025.10", "resolutionOrder": [
          {"name": "m", "type": "modifier", "contexts": {
            "x": [{"a": {"$type": "number", "$value": 0}}],
            "\#(context)": [{"a": {"$type": "number", "$value": \#(value)}}]}}]}
        """#.utf8)
    }
    let load = TokenLoad(
      files: ["1.json": resolver("y", 1), "2.json": resolver("z", 2)],
      tokenFiles: ["1.json", "2.json"])
    #expect(load.problems == [])
    #expect(load.tokens.modifiers.first?.contexts == ["x", "y", "z"])
    #expect(["x", "y", "z"].map { load.css("a", in: ["m": $0]) } == ["0", "1", "2"])
  }
}
