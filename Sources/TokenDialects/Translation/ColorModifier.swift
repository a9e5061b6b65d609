import ColorScience
import JSONTree

/// What changes the colour of a token beside its value: Tokens Studio's `modify` and Primer's
/// `alpha`.
///
/// The result is computed where all that it depends on is known here. What is in another file or
/// differs by context is left to CSS, as an expression that refers to it.
enum ColorModifier {
  /// Where a modifier stands in `$extensions`.
  private struct Place {
    var modify: JSONObject?
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
    guard let name = place.kind else { throw LeftOut(reason: .modifierReference) }
    let kind = ModifiedColor.Kind(
      name: name, space: place.modify?["space"]?.string, color: place.modify?["color"]?.string)
    guard let kind, let amount = text(of: place.amount) else {
      throw LeftOut(reason: kind == nil ? .modifier(name) : .expression(type: "colour modifier"))
    }
    let written = value.value.string ?? ""
    let change = ModifiedColor(kind: kind, base: written, amount: amount)
    let changed: JSONNode
    if let color = change.color(&reader) {
      if change.refers {
        reader.log.add(.computed, at: value.value.position, remark: remark(kind, written, color))
      }
      changed = OldValueReader.color(color, at: value.value.position)
    } else if let text = change.css(&reader) {
      changed = JSONNode(.string(text), at: value.value.position)
    } else {
      throw LeftOut(reason: .expression(type: "colour modifier"))
    }
    token.set(.init(name: "$value", namePosition: value.namePosition, value: changed))
    token.removeExtension(place.name, inside: place.vendor)
    return true
  }

  private static func text(of amount: JSONNode?) -> String? {
    guard case .number(let number)? = amount?.value else { return amount?.string?.trimmed }
    return number.text
  }

  private static func remark(
    _ kind: ModifiedColor.Kind, _ written: String, _ color: ColorValue
  ) -> String {
    guard case .alpha = kind else { return "'\(written)' is \(color.srgb.clipped.hex) now" }
    return "'\(written)' has an alpha of \(Computed.number(color.alpha).text) now"
  }

  /// Whether a token carries a modifier.
  static func isModified(_ token: JSONObject) -> Bool { place(in: token) != nil }

  private static func place(in token: JSONObject) -> Place? {
    let extensions = token["$extensions"]?.object
    if let modify = extensions?["studio.tokens"]?.object?["modify"] {
      return Place(
        modify: modify.object, kind: modify.object?["type"]?.string,
        amount: modify.object?["value"], name: "modify", vendor: "studio.tokens")
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
