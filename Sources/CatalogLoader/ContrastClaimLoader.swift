import ColorScience
import Diagnostics
import TokenContrast
import YAMLTree

/// Reads `claimed`, what a document states of a pair: `7.2`, or `{ ratio: 7.2, level: AAA }`.
enum ContrastClaimLoader {
  /// `nil` when nothing is claimed, or nothing that can be understood.
  static func claim(_ fields: inout YAMLFields) -> ContrastClaim? {
    guard let node = fields.node("claimed") else { return nil }
    guard node.entries != nil else {
      return ratio(of: node, called: "claimed", &fields).map {
        ContrastClaim(ratio: $0.value, decimals: $0.decimals, location: node.location)
      }
    }
    var inner = YAMLFields(node, subject: "claimed")
    let ratioNode = inner.node("ratio")
    let ratio = ratioNode.flatMap { Self.ratio(of: $0, called: "ratio", &inner) }
    let levelNode = inner.node("level")
    let level = inner.oneOf("level", ContrastLevel.self)
    if ratioNode == nil, levelNode == nil {
      inner.report(
        .init(
          .contrastClaimValue, "'claimed' needs a ratio, a level or both", at: node.location,
          suggestion: "write 7.2, or { ratio: 7.2, level: AAA }"))
    }
    fields.report(inner.finish())
    guard ratio != nil || level != nil else { return nil }
    return ContrastClaim(
      ratio: ratio?.value, decimals: ratio?.decimals ?? 0, level: level, location: node.location)
  }

  private static func ratio(
    of node: YAMLNode, called name: String, _ fields: inout YAMLFields
  ) -> (value: Double, decimals: Int)? {
    if let value = node.number, let text = node.text, (1...21).contains(value) {
      return (value, decimals(of: text))
    }
    fields.report(
      .init(
        .contrastClaimValue, "'\(name)' must be a ratio from 1 to 21, not \(node.spokenKind)",
        at: node.location, suggestion: "write \(meant(by: node.text ?? "") ?? "a number") alone"))
    return nil
  }

  /// How many decimals a number is written with: 2 in `7.20`, and none in `7.2e1`.
  private static func decimals(of text: String) -> Int {
    let parts = text.lowercased().split(separator: "e")
    let fraction = parts.first?.split(separator: ".", omittingEmptySubsequences: false).dropFirst()
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let count = (fraction?.first?.count ?? 0).subtractingReportingOverflow(exponent)
    return count.overflow ? 0 : max(0, count.partialValue)
  }

  /// The number in a ratio that is written as people write it: `7,2` and `7.2:1`.
  private static func meant(by text: String) -> String? {
    let number = text.prefix { $0.isNumber || ".,".contains($0) }
    let rest = text.dropFirst(number.count).filter { !$0.isWhitespace }
    let decimal = String(number.map { $0 == "," ? "." : $0 })
    guard rest.isEmpty || rest == ":1", let value = Double(decimal), (1...21).contains(value)
    else { return nil }
    return decimal
  }
}
