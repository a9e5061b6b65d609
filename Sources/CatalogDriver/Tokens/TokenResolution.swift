import DesignTokens
import JSONTree

/// The values of tokens in one context, as JSON for programs.
///
/// `{"version":1,"tokens":{"a.b":{"type","value","references":[…]}},"unresolved":[…]}`: values in the
/// form of DTCG 2025.10 with all references replaced; `references` names the tokens that a value
/// comes from, the nearest first; `unresolved` those without a value in the context.
public enum TokenResolution {
  /// The document, tokens in the order of their sources.
  public static func json(of tokens: ResolvedTokens, in context: Context) -> String {
    var values: [JSONValue.Member] = []
    var unresolved: [JSONValue] = []
    for token in tokens {
      guard let resolved = token.value(in: context) else {
        unresolved.append(.string(token.path.text))
        continue
      }
      values.append(JSONValue.Member(token.path.text, value(of: resolved)))
    }
    let document: JSONValue = [
      "version": 1, "tokens": .object(values), "unresolved": .array(unresolved),
    ]
    return JSONWriter(.pretty).string(document)
  }

  private static func value(of token: ResolvedToken) -> JSONValue {
    [
      "type": .string(token.type.rawValue),
      "value": JSONExporter.value(of: token.value),
      "references": .array(token.references.map { .string($0.text) }),
    ]
  }
}
