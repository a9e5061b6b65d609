import JSONTree

/// What a walk over a file finds that tells its dialect.
struct DialectEvidence {
  /// Tokens with `$value`, and tokens with `value`.
  var dollarTokens = 0
  var plainTokens = 0
  /// Colours, dimensions or durations as objects: what only DTCG 2025.10 has.
  var objectForms = 0
  /// `$ref`, `$extends` or `$root`.
  var hasNewProperties = false
  /// Colours, dimensions or durations in strings, or an alpha beside a colour.
  var stringForms = 0
  /// Types that older formats have and DTCG 2025.10 has not, such as `fontSize`.
  var hasOldTypes = false
  var hasStudioTypes = false
  var hasStudioExtensions = false
  var hasSpectrumSchemas = false
  var hasModes = false
  /// A list of two aliases as the value of a colour.
  var hasAliasPairs = false
  /// A group member `_` with a token: a legal name, and Red Hat's for the group's own token.
  var hasOwnMembers = false
  var hasRedHatExtensions = false
  var hasFigmaStrings = false
  var hasBraceExclamation = false

  init(_ root: JSONObject) {
    visitGroup(root, type: nil, category: nil)
  }

  private mutating func visitGroup(_ object: JSONObject, type: String?, category: String?) {
    let type = object["$type"]?.string ?? type
    for member in object.members {
      if member.name.first == "$" {
        switch member.name {
        case "$ref", "$extends", "$root": hasNewProperties = true
        case "$extensions": visitExtensions(member.value.object)
        default: break
        }
        if member.name == "$root", let token = member.value.object {
          visitToken(token, type: type, category: category)
        }
        continue
      }
      guard let child = member.value.object else { continue }
      let category = category ?? member.name
      if member.name == "_", child["$value"] != nil { hasOwnMembers = true }
      guard TokenMarking.isToken(child) else {
        visitGroup(child, type: type, category: category)
        continue
      }
      // A token with tokens inside comes to a group and its `$root`.
      let (own, inner) = TokenMarking.split(child)
      visitToken(own, type: type, category: category)
      let innerType = own["$type"]?.string ?? own["type"]?.string ?? type
      visitGroup(inner, type: innerType, category: category)
    }
  }

  private mutating func visitToken(_ token: JSONObject, type: String?, category: String?) {
    var declared = type
    var value: JSONNode?
    for member in token.members {
      switch member.name {
      case "$value":
        dollarTokens += 1
        value = member.value
      case "value":
        plainTokens += 1
        value = value ?? member.value
      case "$type", "type": declared = member.value.string ?? declared
      case "$extensions": visitExtensions(member.value.object)
      case "$schema" where member.value.string?.contains("/token-types/") == true:
        hasSpectrumSchemas = true
      case "$ref": hasNewProperties = true
      case "alpha", "unit": stringForms += 1
      default: break
      }
    }
    let kind = declared ?? category.flatMap(TypeByCategory.type(category:))
    hasFigmaStrings = hasFigmaStrings || declared == "string" || declared == "boolean"
    hasOldTypes = hasOldTypes || declared.map(SourceType.isOldName) == true
    hasStudioTypes = hasStudioTypes || declared.map(SourceType.studioNames.contains) == true
    if let value { visitValue(value, kind: kind, depth: 0) }
  }

  private var hasFigmaExtensions = false

  private mutating func visitExtensions(_ extensions: JSONObject?) {
    for member in extensions?.members ?? [] {
      switch member.name {
      case "mode": hasModes = hasModes || member.value.object != nil
      case "studio.tokens": hasStudioExtensions = true
      case "com.redhat.ux": hasRedHatExtensions = true
      case _ where member.name.hasPrefix("com.figma"): hasFigmaExtensions = true
      default: break
      }
    }
  }

  /// Whether the file is Red Hat's rather than one with a token that happens to be called `_`.
  var isRedHat: Bool {
    hasAliasPairs || hasOwnMembers && (stringForms > 0 || hasRedHatExtensions)
  }

  /// Whether the file uses what only DTCG 2025.10 has.
  var isNew: Bool { objectForms > 0 || hasNewProperties }

  /// Whether the file is, at least in parts, one of the older drafts.
  var isDraft: Bool { stringForms > 0 || hasOldTypes }

  /// Whether the file is Figma's and holds what the format has no type for.
  var isFigmaWithStrings: Bool { hasFigmaExtensions && hasFigmaStrings }

  private mutating func visitValue(_ value: JSONNode, kind: String?, depth: Int) {
    switch value.value {
    case .string(let text): visitText(text, kind: kind)
    case .array(let elements):
      if depth == 0, elements.count == 2, kind == "color",
        elements.allSatisfy({ $0.string.map(CurlyReference.isAlias) == true })
      {
        hasAliasPairs = true
      }
      guard depth < Self.valueDepth else { return }
      for element in elements { visitValue(element, kind: kind, depth: depth + 1) }
    case .object(let object):
      if object["$ref"] != nil { hasNewProperties = true }
      let isMeasure = object["unit"] != nil && object["value"] != nil
      if isMeasure || object["colorSpace"] != nil || object["components"] != nil {
        objectForms += 1
      } else if depth < Self.valueDepth {
        for member in object.members {
          visitValue(member.value, kind: Self.partKinds[member.name], depth: depth + 1)
        }
      }
    case .null, .bool, .number: break
    }
  }

  private static let valueDepth = 3
  private static let partKinds = [
    "color": "color", "width": "dimension", "offsetX": "dimension", "offsetY": "dimension",
    "blur": "dimension", "spread": "dimension", "fontSize": "dimension",
    "letterSpacing": "dimension", "duration": "duration", "delay": "duration",
  ]

  private mutating func visitText(_ text: String, kind: String?) {
    if text.hasPrefix("{!") { hasBraceExclamation = true }
    let isOld =
      switch kind {
      case "color": OldForms.isColor(text)
      case "dimension", "duration": Measure(text).map { !$0.unit.isEmpty } ?? false
      case "cubicBezier": Easing.isEasing(text)
      case "number": Measure(text)?.unit == "%"
      default: false
      }
    stringForms += isOld ? 1 : 0
  }
}
