import DesignTokens
import Diagnostics
import TokenDialects

/// Tokens from the text of one file, `t.json`, held to the standard.
func load(_ text: String) -> TokenLoad {
  load(text, .standard)
}

/// Tokens from files by path, through the resolver `r.json`.
func resolve(_ files: [String: String]) -> TokenLoad {
  TokenLoad(files: files.mapValues { Array($0.utf8) }, resolver: "r.json")
}

extension TokenLoad {
  /// Each diagnostic as `id line:column summary`.
  var problems: [String] {
    diagnostics.map { diagnostic in
      let place = [diagnostic.location?.line, diagnostic.location?.column]
        .map { $0.map(String.init) ?? "-" }.joined(separator: ":")
      return "\(diagnostic.id.name.dropFirst("tokens/".count)) \(place) \(diagnostic.summary)"
    }
  }

  /// The CSS text of a token's value.
  func css(_ path: TokenPath, in context: Context = Context()) -> String? {
    tokens[path]?.value(in: context).map { CSSValue.text(of: $0.value) }
  }
}

/// A token of `type` with `value`, which is JSON and begins line 2 of the file.
func single(
  _ type: String, _ value: String, _ conformance: TokenConformance = .standard
) -> TokenLoad {
  load("{\"t\": {\"$type\": \"\(type)\", \"$value\":\n\(value)}}", conformance)
}

/// Tokens from the text of one file, `t.json`, held to `conformance`.
func load(_ text: String, _ conformance: TokenConformance) -> TokenLoad {
  TokenLoad(parsing: Array(text.utf8), path: "t.json", conformance: conformance)
}

/// The identifiers without their common beginning.
extension [Diagnostic] {
  var rules: [String] { map { String($0.id.name.dropFirst("tokens/".count)) } }
}
