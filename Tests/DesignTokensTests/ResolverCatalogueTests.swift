import DesignTokens
import Diagnostics
import Testing

/// Every mistake in a resolver file that a reader must tell, each by its own rule.
@Suite("1.15: the error catalogue of the Resolver module") struct ResolverCatalogueTests {
  @Test(
    "each by its own rule",
    arguments: [
      (
        "version-missing", 1, #"{"resolutionOrder": [S]}"#,
        "the resolver file has no 'version'"
      ),
      (
        "version-wrong", 13, #"{"version": "2024", "resolutionOrder": [S]}"#,
        #"the version of the resolver file is not "2025.10""#
      ),
      (
        "order-missing", 1, #"{V}"#,
        "the resolver file has no 'resolutionOrder'"
      ),
      (
        "order-empty", 43, #"{V, "resolutionOrder": []}"#,
        "'resolutionOrder' is empty"
      ),
      (
        "order-not-array", 43, #"{V, "resolutionOrder": "x"}"#,
        "'resolutionOrder' must be an array, not a string"
      ),
      (
        "inline-missing-name", 44, #"{V, "resolutionOrder": [{"type": "set", "sources": []}]}"#,
        "a set or modifier in 'resolutionOrder' has no 'name'"
      ),
      (
        "inline-missing-type", 44, #"{V, "resolutionOrder": [{"name": "s", "sources": []}]}"#,
        "'s' in 'resolutionOrder' must have the type 'set' or 'modifier'"
      ),
      (
        "duplicate-name", 98, #"{V, "resolutionOrder": [S, S]}"#,
        "the name 's' occurs twice in 'resolutionOrder'"
      ),
      (
        "set-without-sources", 44, #"{V, "resolutionOrder": [{"name": "s", "type": "set"}]}"#,
        "a set must have an array of 'sources'"
      ),
      (
        "contexts-missing", 44, #"{V, "resolutionOrder": [{"name": "m", "type": "modifier"}]}"#,
        "the modifier 'm' has no 'contexts'"
      ),
      (
        "contexts-empty", 90,
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {}}]}"#,
        "the modifier 'm' has no context"
      ),
      (
        "contexts-single", 90,
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": []}}]}"#,
        "the modifier 'm' has only the context 'a'"
      ),
      (
        "default-unknown", 121,
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "default": "c"}]}"#,
        "the default 'c' of the modifier 'm' is not one of its contexts"
      ),
      (
        "illegal-pointer", 44, ##"{V, "resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]}"##,
        "'#/resolutionOrder/0' points into 'resolutionOrder'"
      ),
      (
        "ref-cycle", 51,
        ##"{V, "sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        "the set 's' contains itself"
      ),
      (
        "ref-missing", 44, ##"{V, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
        "'#/sets/s' points at nothing: there is no 'sets'"
      ),
      (
        "unknown-root-key", 24, #"{V, "order": [], "resolutionOrder": [S]}"#,
        "'order' is not a key of a resolver file"
      ),
      (
        "unknown-property", 88,
        #"{V, "resolutionOrder": [{"name": "s", "type": "set", "sources": [], "extra": 1}]}"#,
        "'extra' is not a key of a set"
      ),
      (
        "unknown-property", 110,
        #"{V, "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"a": [], "b": []}, "extra": 1}]}"#,
        "'extra' is not a key of a modifier"
      ),
    ])
  func resolver(rule: String, column: Int, text: String, headline: String) throws {
    let written = text.replacing("V", with: #""version": "2025.10""#)
      .replacing("S", with: #"{"name": "s", "type": "set", "sources": []}"#)
    let found = resolve(["r.json": written]).diagnostics
    let diagnostic = try #require(found.first { $0.id.name == "tokens/" + rule }, "\(found.rules)")
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location == SourceLocation("r.json", line: 1, column: column))
    #expect(diagnostic.summary == headline)
    #expect(diagnostic.suggestion != nil)
  }
}
