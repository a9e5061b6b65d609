import JSONTree

/// A value that is a map of modes: `{ "light": "#fff", "dark": "#000" }`.
enum ValueMap {
  /// The values of a token in modes, which are taken out of it: its own is then that of the first.
  static func modes(of token: inout JSONObject, log: inout FindingLog) -> [TokenMode] {
    guard let value = token.member("$value"), let map = value.value.object, isMap(map) else {
      return []
    }
    let modifier = modifier(map)
    log.add(.valueMap(modifier), at: value.value.position)
    let modes = map.members.map { member in
      TokenMode(modifier: modifier, context: member.name, value: plain(member.value))
    }
    let base = modes.first { baseNames.contains($0.context.lowercased()) } ?? modes[0]
    token.set(
      .init(name: "$value", namePosition: value.namePosition, value: base.value))
    return modes
  }

  /// Whether every name means a mode, so that none is a part of a value.
  private static func isMap(_ object: JSONObject) -> Bool {
    object.members.count > 1
      && object.members.allSatisfy { ModeNames.family(of: $0.name) != nil }
  }

  private static func modifier(_ map: JSONObject) -> String {
    let families = Set(map.members.compactMap { ModeNames.family(of: $0.name) })
      .subtracting([ModeNames.anyFamily])
    return families.count == 1 ? families.first ?? "mode" : "mode"
  }

  /// A value that stands alone in an object of its own.
  private static func plain(_ node: JSONNode) -> JSONNode {
    guard let object = node.object, object.members.count == 1 else { return node }
    return object["value"] ?? object["$value"] ?? node
  }

  private static let baseNames: Set<String> = ["default", "base", "light", "normal", "regular"]
}

/// Names that people give to modes, in files, folders and values.
public enum ModeNames {
  /// The family of names that fit into any other, such as `default`.
  public static let anyFamily = "mode"

  /// The modifier that a name belongs to, `color-scheme` for `dark`; `nil` for other names.
  public static func family(of name: String) -> String? {
    let word = name.lowercased()
    if let family = families[word] { return family }
    for (prefix, family) in [("brand", "brand"), ("theme", "theme")]
    where word.hasPrefix(prefix) && word.count > prefix.count {
      let next = word.dropFirst(prefix.count).first
      if next.map({ "-_. ".contains($0) || $0.isNumber }) == true { return family }
    }
    return nil
  }

  private static let families: [String: String] = {
    let words = [
      "color-scheme": ["light", "dark", "dim"],
      "contrast": ["high-contrast", "highcontrast", "hc", "low-contrast", "increased-contrast"],
      "platform": ["ios", "android", "web", "macos", "windows", "desktop-app"],
      "viewport": ["mobile", "tablet", "desktop", "small-screen", "large-screen"],
      "density": ["compact", "comfortable", "spacious", "cozy", "relaxed"],
      "brand": [], anyFamily: ["default", "base", "normal", "regular"],
    ]
    return words.reduce(into: [:]) { names, family in
      for word in family.value { names[word] = family.key }
    }
  }()
}
