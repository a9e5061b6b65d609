import DesignTokens

/// The path of the token that a Swift name stands for: `DS.Color.infoBG` is `color.infoBG`.
enum TokenNames {
  /// - Parameter names: Without the namespace.
  static func path(of names: [String]) -> TokenPath {
    let groups = names.dropLast().map { plain(lowercasingFirst($0)) }
    return TokenPath(names: groups + names.suffix(1).map(plain))
  }

  /// What Swift needs before a digit, a token does not.
  private static func plain(_ name: String) -> String {
    let rest = name.dropFirst()
    return name.hasPrefix("_") && rest.first?.isNumber == true ? String(rest) : name
  }

  private static func lowercasingFirst(_ name: String) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }

  /// The words of a name in lower case: `cornerRadius` is "corner", "radius".
  static func words(_ name: String) -> [String] {
    TokenPath(name).cssProperty.split(separator: "-").map { $0.lowercased() }
  }
}
