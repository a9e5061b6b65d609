/// The JSON schemas that DTCG 2025.10 publishes, by which a file says what it is.
public enum TokenSchema {
  private static let site = "designtokens.org/schemas/2025.10/"

  /// The address of the schema of token files.
  public static let format = "https://www." + site + "format.json"
  /// The address of the schema of resolver documents.
  public static let resolver = "https://www." + site + "resolver.json"

  /// Whether a `$schema` names DTCG 2025.10, any of its schemas, with `www` or without.
  public static func isCurrent(_ address: String) -> Bool {
    ["https://", "http://"].contains { scheme in
      ["www.", ""].contains { address.hasPrefix(scheme + $0 + site) }
    }
  }
}
