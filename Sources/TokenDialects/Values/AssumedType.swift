import DesignTokens
import JSONTree

/// The types of tokens without one, by a value that can be nothing else.
enum TypeByLook {
  /// The type of a measure, of a colour in digits or as a function, or of an object by its members;
  /// a word could be anything.
  static func type(_ node: JSONNode) -> String? {
    if let object = node.object { return type(object) }
    guard let text = node.string else { return nil }
    if text.hasPrefix("#") || text.contains("("), OldForms.isColor(text) { return "color" }
    switch Measure(text)?.unit {
    case "px", "rem", "em", "%", "vw", "vh", "ch", "dp", "sp", "pt": return "dimension"
    case "ms", "s": return "duration"
    default: return text.hasPrefix("cubic-bezier(") ? "cubicBezier" : nil
    }
  }

  private static func type(_ object: JSONObject) -> String? {
    if object["colorSpace"] != nil, object["components"] != nil { return "color" }
    if object["value"] != nil, let unit = object["unit"]?.string {
      return ["ms", "s"].contains(unit) ? "duration" : "dimension"
    }
    if object["fontSize"] != nil, object["fontFamily"] != nil { return "typography" }
    if object["blur"] != nil, object["color"] != nil { return "shadow" }
    return nil
  }
}

/// The types of tokens without one, by the category that Style Dictionary takes from their path.
enum TypeByCategory {
  /// The type of a category; `nil` where it holds tokens of several.
  static func type(category: String) -> String? {
    switch category {
    case "color", "colors", "colour": "color"
    case "size", "sizes", "spacing", "space", "radius", "length", "dimension": "dimension"
    case "time", "duration": "duration"
    case "opacity": "number"
    case "shadow", "shadows": "shadow"
    // Known, and without counterpart.
    case "asset", "content", "icon": category
    default: nil
    }
  }

  /// The type of what a category holds under `item`.
  static func type(category: String, item: String?) -> String? {
    if let type = type(category: category) { return type }
    guard category == "font" else { return nil }
    switch item {
    case "size": return "dimension"
    case "family": return "fontFamily"
    case "weight": return "fontWeight"
    case "lineHeight", "line-height", "lineheight": return "lineHeight"
    case "letterSpacing", "letter-spacing": return "letterSpacing"
    default: return nil
    }
  }
}

/// The types of tokens without one, by a name on their path that is called as a property of CSS.
enum TypeByName {
  /// The type that the last such name tells.
  static func type(_ names: [String]) -> String? {
    names.reversed().lazy.compactMap { name in
      types[name.lowercased().filter { $0.isLetter }]
    }.first
  }

  /// The type of a number that a part of a name tells, `opacity` of `opacity-a50`.
  static func type(ofWordsIn names: [String]) -> String? {
    names.reversed().lazy.compactMap { name -> String? in
      let words = NameWords.split(name).map { $0.lowercased() }
      guard words.count > 1 else { return nil }
      let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
      return (pairs + words).lazy.compactMap { types[$0] }.first
    }.first { ["number", "lineHeight", "fontWeight"].contains($0) }
  }

  private static let types = [
    "fontfamily": "fontFamily", "fontfamilies": "fontFamily", "typeface": "fontFamily",
    "fontweight": "fontWeight", "fontweights": "fontWeight",
    "fontsize": "dimension", "fontsizes": "dimension",
    "lineheight": "lineHeight", "lineheights": "lineHeight",
    "letterspacing": "letterSpacing", "letterspacings": "letterSpacing",
    "opacity": "number", "opacities": "number", "zindex": "number", "ratio": "number",
    "easing": "cubicBezier", "timingfunction": "cubicBezier",
    "backgroundcolor": "color", "bordercolor": "color", "textcolor": "color",
    "borderwidth": "dimension", "borderradius": "dimension",
  ]
}

/// The type of a token that declares none.
enum TypeOfPath {
  /// The type by `attributes.category`, by the first names of the path, or by those of properties.
  static func assumed(_ token: JSONObject, path: String) -> String? {
    let names = path.split(separator: ".").map(String.init)
    guard let first = names.first else { return nil }
    let extensions = token["$extensions"]?.object
    let kept = TokenDialect.besideStyleDictionary.lazy.compactMap { dialect in
      extensions?[dialect.vendor]?.object?["attributes"]?.object?["category"]?.string
    }
    let category = kept.first ?? first
    let known =
      TypeByName.type(names)
      ?? TypeByCategory.type(
        category: category, item: names.dropFirst().first { $0 != category })
    if let known { return known }
    // A word among others says less than a value that can be nothing else.
    let isBare = token["$value"].map(OldForms.isNumber) ?? true
    return isBare ? TypeByName.type(ofWordsIn: names) : nil
  }
}
