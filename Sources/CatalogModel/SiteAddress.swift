/// The address that a site is published at.
public struct SiteAddress: Hashable, Sendable {
  /// With a final slash.
  public let text: String

  /// - Parameter text: An absolute address with the scheme `http` or `https`, with or without the
  ///   final slash, without a query and a fragment; anything else gives `nil`.
  public init?(_ text: String) {
    let schemes = ["https://", "http://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { return nil }
    let rest = text.dropFirst(scheme.count)
    guard let first = rest.first, first.isLetter || first.isNumber || first == "[",
      rest.allSatisfy({ $0.isASCII && $0 > " " && !"?#<>\"\\^`{|}\u{7F}".contains($0) })
    else { return nil }
    self.text = text.hasSuffix("/") ? text : text + "/"
  }
}

/// A BCP 47 language tag: the shape only, not whether the language exists.
public enum LanguageTag {
  /// Whether `text` is parts of one to eight letters or digits with hyphens between, the first of
  /// letters only.
  public static func isValid(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { (1...8).contains($0.count) && $0.allSatisfy(isAlphanumeric) }
      && parts.first?.contains(where: \.isNumber) == false
  }

  /// Whether two tags name the same language in the same form; letter case does not count
  /// (RFC 5646, section 2.1.1).
  public static func areEqual(_ left: String, _ right: String) -> Bool {
    left.lowercased() == right.lowercased()
  }

  private static func isAlphanumeric(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }
}
