import ColorScience
import DesignTokens
import TokenContrast
import TokenDialects

/// A token model of 200 texts, a quarter of them translucent, and 200 backgrounds that differ by
/// appearance, contrast and platform: 12 contexts.
struct TokenModel {
  static let count = 200
  static let modifiers = [
    ("appearance", ["light", "dark"]), ("contrast", ["normal", "increased"]),
    ("platform", ["iOS", "iPadOS", "macOS"]),
  ]

  let tokens: ResolvedTokens

  init() throws {
    var random = SeededGenerator(seed: 2)
    var files = ["base.json": Self.file(Array(0..<Self.count), using: &random)]
    for (offset, modifier) in Self.modifiers.enumerated() {
      for context in modifier.1.dropFirst() {
        let own = Array(Swift.stride(from: offset, to: Self.count, by: Self.modifiers.count))
        files["\(context).json"] = Self.file(own, using: &random)
      }
    }
    files["r.json"] = Self.resolver
    let load = TokenLoad(files: files.mapValues { Array($0.utf8) }, resolver: "r.json")
    if let finding = load.diagnostics.first {
      throw Failure("the tokens are wrong: \(finding.summary)")
    }
    tokens = load.tokens
  }

  func measure() throws -> Measurement {
    try Measurement(
      "tokens", pairs: 12 * Self.count * Self.count,
      work: { TokenContrastMatrix(tokens) }, check: check)
  }

  /// Every context is a sheet of its own, and the ratios are those that a single pair has.
  private func check(_ matrix: TokenContrastMatrix) throws {
    guard matrix.sheets.count == 12, matrix.texts.count == Self.count,
      matrix.backgrounds.count == Self.count
    else { throw Failure("the matrix has \(matrix.sheets.count) sheets") }
    for sheet in matrix.sheets {
      let context = Context(sheet.contexts.representative)
      for index in 0..<Self.count {
        guard let text = color(matrix.texts[index], context),
          let background = color(matrix.backgrounds[index], context),
          let ratio = ContrastRatio.of(text, over: [background]),
          matrix[index, index, in: sheet] == .ratio(ratio)
        else { throw Failure("the ratio of token \(index) is wrong in \(sheet.contexts.label)") }
      }
    }
  }

  private func color(_ token: Token, _ context: Context) -> SRGBColor? {
    guard case .color(let color)? = token.value(in: context)?.value else { return nil }
    return color.value.srgb
  }

  // MARK: - Files

  /// - Parameter own: The tokens that the file defines.
  private static func file(_ own: [Int], using random: inout SeededGenerator) -> String {
    let groups = [("text", true), ("surface", false)].map { name, isText in
      let members = own.map { index in
        let color = SRGBColor(using: &random)
        let alpha = isText && index.isMultiple(of: 4) ? 0.6 : 1
        let components = "\(color.red), \(color.green), \(color.blue)"
        return #""t\#(index)": {"$value": {"colorSpace": "srgb", "#
          + #""components": [\#(components)], "alpha": \#(alpha)}}"#
      }
      return #""\#(name)": {"$type": "color", \#(members.joined(separator: ", "))}"#
    }
    return "{\(groups.joined(separator: ", "))}"
  }

  private static var resolver: String {
    let modifiers = modifiers.map { name, contexts in
      let members = contexts.enumerated().map { index, context in
        index == 0 ? #""\#(context)": []"# : #""\#(context)": [{"$ref": "\#(context).json"}]"#
      }
      return #""\#(name)": {"default": "\#(contexts[0])", "contexts": {"#
        + members.joined(separator: ", ") + "}}"
    }
    let order = Self.modifiers.map { ##"{"$ref": "#/modifiers/\##($0.0)"}"## }
    return ##"""
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {\##(modifiers.joined(separator: ", "))},
       "resolutionOrder": [{"$ref": "#/sets/base"}, \##(order.joined(separator: ", "))]}
      """##
  }
}
