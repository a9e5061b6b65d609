import DesignTokens

/// The path of the token that a Swift name stands for: `DS.Color.infoBG` is `color.infoBG`.
enum TokenNames {
  /// - Parameter names: Without the namespace.
  static func path(of names: [String]) -> TokenPath {
    TokenPath(swiftName: names.joined(separator: "."), namespace: "")
  }

  /// The path of the group that a type stands for.
  static func group(of names: [String]) -> TokenPath {
    TokenPath(names: path(of: names + ["member"]).names.dropLast())
  }

  /// The words of a name in lower case: `cornerRadius` is "corner", "radius".
  static func words(_ name: String) -> [String] {
    TokenPath(name).cssProperty.split(separator: "-").map { $0.lowercased() }
  }
}
