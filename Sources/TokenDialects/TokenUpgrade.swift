import DesignTokens
import Diagnostics
import JSONTree

/// A token file written anew in DTCG 2025.10: what `catalog tokens check --upgrade` writes.
///
/// Names keep their order, numbers that did not change their digits, and descriptions and
/// extensions stay. Comments are lost: JSON has none.
public struct TokenUpgrade: Sendable {
  /// The name for the file: that of the original with an extension that fits the content.
  public let path: String
  /// The document as a value, with `$schema` first, unless it has values that DTCG 2025.10 has no
  /// form for.
  public let document: JSONValue

  /// `nil` for a file that could not be read.
  public init?(_ source: TokenDocument) {
    guard let members = source.root?.object?.members else { return nil }
    path = Self.name(of: source.path, isResolver: source.isResolver)
    let rest = members.filter { $0.name != "$schema" }
      .map { JSONValue.Member($0.name, $0.value.plainValue) }
    let schema = source.isResolver ? TokenSchema.resolver : TokenSchema.format
    let whole = JSONValue.object([.init("$schema", .string(schema))] + rest)
    // What is held to the standard already stays so.
    let isStated = members.contains {
      $0.name == "$schema" && $0.value.string.map(TokenSchema.isCurrent) == true
    }
    document =
      !isStated && Self.keeps(whole, path, isResolver: source.isResolver) ? .object(rest) : whole
  }

  /// Whether a value is kept as it was written, since DTCG 2025.10 has no form for it.
  private static func keeps(_ document: JSONValue, _ path: String, isResolver: Bool) -> Bool {
    // Read without its schema, which would hold it to the standard.
    guard case .object(let members) = document else { return false }
    let files = [path: JSONWriter().bytes(.object(Array(members.dropFirst())))]
    let load =
      isResolver
      ? TokenLoad(files: files, resolver: path) : TokenLoad(files: files, tokenFiles: [path])
    return load.diagnostics.contains { [.tokensKept, .tokensTypeInferred].contains($0.id) }
  }

  /// The text of the file.
  public var text: String { JSONWriter(.pretty).string(document) }

  /// Findings of files that have been upgraded, without the advice to do so.
  public static func done(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.map { diagnostic in
      var copy = diagnostic
      if [DialectAdvice.upgrade, DialectAdvice.resolver].contains(diagnostic.suggestion) {
        copy.suggestion = nil
      }
      return copy
    }
  }

  private static func name(of path: String, isResolver: Bool) -> String {
    let wanted = isResolver ? ".resolver.json" : ".tokens.json"
    if path.hasSuffix(wanted) || !isResolver && path.hasSuffix(".json") { return path }
    let known = [
      ".tokens.json", ".resolver.json", ".tokens.json5", ".resolver.json5", ".tokens", ".json",
      ".json5", ".jsonc", ".yaml", ".yml",
    ]
    let old = known.first { path.lowercased().hasSuffix($0) } ?? ""
    return path.dropLast(old.count) + wanted
  }
}
