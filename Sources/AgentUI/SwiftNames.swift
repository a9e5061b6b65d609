/// The names that free text has in Swift code: of enumeration cases and of functions.
public enum SwiftNames {
  /// The case of an enumeration: as it is where it is a name, else made one. `points-12` becomes
  /// `points12`. Without backticks.
  public static func member(_ text: String) -> String { isName(text) ? text : name(text) }

  /// The function that an action calls: `copy selection` becomes `copySelection`. Without
  /// backticks.
  public static func function(_ text: String) -> String { name(text) }

  /// Words joined with capitals. Anything that a name cannot hold separates words.
  private static func name(_ text: String) -> String {
    let words = text.unicodeScalars.split { !isInner($0) || $0 == "_" }.map(String.init)
    guard let first = words.first else { return "action" }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let joined = ([first.prefix(1).lowercased() + first.dropFirst()] + rest).joined()
    return joined.unicodeScalars.first.map(isFirst) == true ? joined : "_\(joined)"
  }

  private static func isName(_ text: String) -> Bool {
    text.unicodeScalars.first.map(isFirst) == true && text.unicodeScalars.allSatisfy(isInner)
      && text != "_"
  }

  private static func isFirst(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDStart && scalar.properties.isIDStart)
  }

  private static func isInner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || (scalar.properties.isXIDContinue && scalar.properties.isIDContinue)
  }
}
