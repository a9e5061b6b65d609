import DesignTokens
import JSONTree

/// A value that is a map of modes: `{ "light": "#fff", "dark": "#000" }`.
enum ValueMap {
  /// The values of a token in modes, which are taken out of it: its own is then that of the first.
  static func modes(of token: inout JSONObject, log: inout FindingLog) -> [TokenMode] {
    // Every name means a mode, so that none is a part of a value.
    guard let value = token.member("$value"), let map = value.value.object, map.members.count > 1,
      let modifier = ModeNames.modifier(of: map.members.map(\.name))
    else { return [] }
    log.add(.valueMap(modifier), at: value.value.position)
    let modes = map.members.map { member in
      TokenMode(modifier: modifier, context: member.name, value: plain(member.value))
    }
    let base = modes.first { ModeNames.defaults.contains($0.context.lowercased()) } ?? modes[0]
    token.set(
      .init(name: "$value", namePosition: value.namePosition, value: base.value))
    return modes
  }

  /// A value that stands alone in an object of its own.
  private static func plain(_ node: JSONNode) -> JSONNode {
    guard let object = node.object, object.members.count == 1 else { return node }
    return object["value"] ?? object["$value"] ?? node
  }
}

/// Names that people give to modes, in files, folders and values.
enum ModeNames {
  /// The family of names that fit into any other, such as `default`.
  private static let anyFamily = "mode"

  /// Names of the mode that counts where none is chosen, the surest first.
  static let defaults = ["default", "base", "light", "regular", "normal"]

  /// The modifier whose contexts have these names: that of their family, `mode` where they are of
  /// several or fit into any; `nil` where one of them means no mode.
  static func modifier(of names: [String]) -> String? {
    let families = names.compactMap(family)
    guard families.count == names.count else { return nil }
    let known = Set(families).subtracting([anyFamily])
    return known.count == 1 ? known.first : anyFamily
  }

  /// The words of a name. A capital letter begins one where that shows a mode: `light` of
  /// `lightTheme`.
  static func words(in name: String) -> [String] {
    name.split(whereSeparator: { "-_. ".contains($0) }).flatMap { part -> [String] in
      let words = NameWords.split(String(part))
      let showsMode = words.contains { family(of: $0).map { $0 != anyFamily } ?? false }
      return showsMode ? words : [String(part)]
    }
  }

  /// Whether a name, such as `base`, means what counts where no mode is chosen.
  static func isNeutral(_ name: String) -> Bool { family(of: name) == anyFamily }

  /// The modifier that a name belongs to, `color-scheme` for `dark`; `nil` for other names.
  static func family(of name: String) -> String? {
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
