import DesignTokens
import JSONTree

/// The values of tokens in one context, as JSON for programs.
///
/// `{"version":1,"tokens":{"a.b":{"type","value","references":[…]}},"unresolved":[…]}`: values in
/// the form of DTCG 2025.10 with all references replaced; `references` names the tokens that the
/// definition of a value mentions, in its order: what those refer to stands at their own names, so
/// that the document grows with the files and not with the square of a chain; `unresolved` those
/// without a value in the context, also where the file has only a stand-in for a value that is
/// unknown or that only a running program knows, and those that were left out as their files were read.
public enum TokenResolution {
  /// The document, tokens in the order of their sources; `nil` when no context was chosen.
  public static func json(of selection: TokenSelection) -> String? {
    guard let context = selection.context else { return nil }
    var values: [JSONValue.Member] = []
    var unresolved: [String] = []
    for token in selection.tokens {
      if let resolved = token.value(in: context), !resolved.isUnknown {
        values.append(JSONValue.Member(token.path.text, value(of: resolved)))
      } else {
        unresolved.append(token.path.text)
      }
    }
    unresolved += selection.tokens.leftOut
    let known = Set(unresolved + values.map(\.name))
    unresolved += selection.unevaluated.filter(\.isOfDesign).map(\.path.text).filter {
      !known.contains($0)
    }
    let document: JSONValue = [
      "version": 1, "tokens": .object(values), "unresolved": .array(unresolved.map { .string($0) }),
    ]
    return JSONWriter(.pretty).string(document)
  }

  private static func value(of token: ResolvedToken) -> JSONValue {
    [
      "type": .string(token.type.rawValue),
      "value": JSONExporter.value(of: token.value),
      "references": .array(token.directReferences.map { .string($0.text) }),
    ]
  }
}
