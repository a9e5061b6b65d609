import JSONTree

/// What changes the colour of a token beside its value: Tokens Studio's `modify` and Primer's
/// `alpha`. Alpha is computed, the others are not.
enum ColorModifier {
  /// Where a modifier stands in `$extensions`.
  private struct Place {
    var kind: String?
    var amount: JSONNode?
    var name: String
    var vendor: String
  }

  /// Applies the modifier that a token carries, and takes it away.
  ///
  /// - Returns: Whether there was one.
  static func apply(
    to token: inout JSONObject, reader: inout OldValueReader
  ) throws(LeftOut) -> Bool {
    guard let place = place(in: token), let value = token.member("$value") else { return false }
    guard place.kind == "alpha", let amount = place.amount else {
      throw LeftOut(reason: place.kind.map(LeftOut.Reason.modifier) ?? .modifierReference)
    }
    let text: String? =
      if case .number(let number) = amount.value { number.text } else { amount.string }
    let written = value.value.string ?? ""
    let base = CurlyReference.path(written).map(reader.literalColor) ?? OldForms.color(written)
    guard let text, let alpha = reader.amount(text) else {
      throw LeftOut(reason: .expression(type: "colour modifier"))
    }
    guard let base else {
      // The colour is in another file, or differs by context: CSS computes it.
      guard let path = CurlyReference.path(written) else {
        throw LeftOut(reason: .expression(type: "colour modifier"))
      }
      let target = reader.index.canonical(path)
      let color = "rgb(from {\(target)} r g b / \(Computed.number(alpha).text))"
      token.set(
        .init(
          name: "$value", namePosition: value.namePosition,
          value: JSONNode(.string(color), at: value.value.position)))
      token.removeExtension(place.name, inside: place.vendor)
      return true
    }
    if written.contains("{") || text.contains("{") {
      reader.log.add(
        .computed, at: value.value.position, remark: "'\(written)' has an alpha of \(alpha) now")
    }
    let color = OldValueReader.color(base.with(alpha: alpha), at: value.value.position)
    token.set(.init(name: "$value", namePosition: value.namePosition, value: color))
    token.removeExtension(place.name, inside: place.vendor)
    return true
  }

  /// Whether a token carries a modifier.
  static func isModified(_ token: JSONObject) -> Bool { place(in: token) != nil }

  private static func place(in token: JSONObject) -> Place? {
    let extensions = token["$extensions"]?.object
    if let modify = extensions?["studio.tokens"]?.object?["modify"] {
      return Place(
        kind: modify.object?["type"]?.string, amount: modify.object?["value"], name: "modify",
        vendor: "studio.tokens")
    }
    for vendor in TokenDialect.besideStyleDictionary.map(\.vendor) {
      if let alpha = extensions?[vendor]?.object?["alpha"],
        alpha.double ?? alpha.string.flatMap(Double.init) != nil
      {
        return Place(kind: "alpha", amount: alpha, name: "alpha", vendor: vendor)
      }
    }
    return nil
  }
}
