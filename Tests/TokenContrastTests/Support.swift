import ColorScience
import DesignTokens
import Diagnostics
import Testing
import TokenContrast
import TokenDialects

let nowhere = SourceLocation("system.yaml")

func reference(_ name: String) -> Reference { Reference(name, at: nowhere) }

/// Tokens with the modifiers `appearance` (light, dark) and `platform` (iOS, macOS).
///
/// - Parameters:
///   - base: Tokens by path; the colours in hexadecimal, or whole tokens in JSON.
///   - dark: What is different in dark appearance.
///   - macOS: What is different on macOS.
func tokens(
  _ base: KeyValuePairs<String, String>, dark: KeyValuePairs<String, String> = [:],
  macOS: KeyValuePairs<String, String> = [:]
) throws -> ResolvedTokens {
  let files: [(String, String)] = [
    (
      "r.json",
      #"""
      {"version": "2025.10",
       "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
       "modifiers": {
         "appearance": {"default": "light",
           "contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}},
         "platform": {"default": "iOS",
           "contexts": {"iOS": [], "macOS": [{"$ref": "mac.json"}]}}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/appearance"},
         {"$ref": "#/modifiers/platform"}]}
      """#
    ),
    ("base.json", file(base)), ("dark.json", file(dark)), ("mac.json", file(macOS)),
  ]
  let bytes = Dictionary(files.map { ($0.0, Array($0.1.utf8)) }) { first, _ in first }
  let load = TokenLoad(files: bytes, resolver: "r.json")
  try #require(load.diagnostics == [])
  return load.tokens
}

/// Flat names only: every token stands at the top of its file.
private func file(_ tokens: KeyValuePairs<String, String>) -> String {
  "{" + tokens.map { #""\#($0.key)": \#(token($0.value))"# }.joined(separator: ", ") + "}"
}

private func token(_ text: String) -> String {
  if text.hasPrefix("{\"") { return text }
  if text.hasPrefix("{") { return #"{"$type": "color", "$value": "\#(text)"}"# }
  guard let color = SRGBColor(hex: text) else { return text }
  return #"""
    {"$type": "color", "$value": {"colorSpace": "srgb",
      "components": [\#(color.red), \#(color.green), \#(color.blue)], "alpha": \#(color.alpha)}}
    """#
}

/// Colours at these paths of one or two names, black throughout.
func blackTokens(_ paths: String...) throws -> ResolvedTokens {
  let black = #"{"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}"#
  let names = paths.map { $0.split(separator: ".").map(String.init) }
  let groups = Dictionary(grouping: names) { $0[0] }
  let members = groups.sorted { $0.key < $1.key }.map { name, paths in
    let inner = paths.filter { $0.count > 1 }.map { #""\#($0[1])": \#(black)"# }
    return #""\#(name)": "# + (inner.isEmpty ? black : "{\(inner.joined(separator: ", "))}")
  }
  let text = #"{"$type": "color", \#(members.joined(separator: ", "))}"#
  let load = TokenLoad(parsing: Array(text.utf8), path: "t.json")
  try #require(load.diagnostics == [])
  return load.tokens
}

/// A colour nobody knows; what is drawn for it is grey.
let unknown = #"""
  {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.5, 0.5, 0.5]},
   "$extensions": {"catalog": {"status": "unknown", "reason": "nobody has published it"}}}
  """#

/// A material, drawn with a translucent stand-in.
let unknownMaterial = unknown.replacing("0.5]}", with: "0.5], \"alpha\": 0.7}")

func pair(
  _ foreground: String, on background: String, over: [String] = [],
  use: ContrastPair.Use = .text(typography: nil), contexts: [String: [String]] = [:],
  claim: ContrastClaim? = nil
) -> ContrastPair {
  ContrastPair(
    name: "\(foreground) on \(background)", foreground: reference(foreground),
    background: reference(background), over: over.map(reference), use: use, contexts: contexts,
    claim: claim, location: nowhere)
}

extension ContrastTable {
  /// `light: 21.00`, `dark: unknown`: the rows in short.
  var summary: [String] {
    rows.map { row in
      let value =
        switch row.result {
        case .measured(let measure): measure.ratio.text
        case .dependsOnBackdrop(let dependence): dependence.summary
        case .unknown(let reason): "unknown, \(reason)"
        }
      return "\(row.contexts.label): \(value)"
    }
  }
}

extension BackdropDependence {
  fileprivate var summary: String {
    guard let bounds else { return "depends, \(reason)" }
    return "\(bounds.lowest.text) over \(bounds.lowestOver) to \(bounds.highest.text) over "
      + "\(bounds.highestOver), \(reason)"
  }
}
