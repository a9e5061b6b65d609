import Diagnostics
import Yams

/// Turns YAML text into nodes with places.
///
/// 1. `DocumentGuard` refuses what would cost Yams too much: its check for duplicate keys hashes
///    aliases expanded, and it frees what it made by recursion.
/// 2. `DocumentComposer` has Yams compose the tree with its cheapest resolver. Yams gives up at a
///    duplicate key and names only the first of the two; the composer disguises that key and
///    tries again, so that the tree is complete.
/// 3. `NodeConverter` copies the tree into ``YAMLNode`` values, reporting duplicate keys, keys
///    that are not text, tags and merge keys at their own places, and counting nodes, because
///    an alias counts each time it is used.
///
/// Yams' constructor and decoder are never used: they trap on `title: {{ name }}` and expand
/// aliases without limit.
public enum YAMLParser {
  /// The size of a document, in bytes of UTF-8.
  public static let byteLimit = 1 << 20
  /// Nodes a document may have once its aliases are expanded.
  public static let nodeLimit = 200_000
  /// Collections inside each other, once aliases are expanded.
  public static let depthLimit = 250

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - text: The YAML text, one document.
  ///   - path: The path for places in diagnostics.
  ///   - firstLine: The line of the file at which `text` starts, for front matter and fences.
  /// - Returns: The root node; an empty document is an empty mapping. When the text cannot be read
  ///   at all, `nil` with an error. A document with duplicate or other wrong keys has a root
  ///   without them, and an error for each.
  public static func parse(
    _ text: String, path: String, firstLine: Int = 1
  ) -> (root: YAMLNode?, diagnostics: [Diagnostic]) {
    var bytes = Array(text.utf8)
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
    let map = SourceMap(bytes, path: path, firstLine: firstLine)
    if let refusal = DocumentGuard(bytes, map).refusal() { return (nil, [refusal]) }
    var composer = DocumentComposer(map: map)
    guard let composed = composer.compose() else { return (nil, composer.diagnostics) }
    guard let root = composed.root else {
      return (YAMLNode(.mapping([]), at: map.start), composer.diagnostics)
    }
    var converter = NodeConverter(places: composed.places)
    let node = converter.convert(root, depth: 0)
    return (converter.isOverLimit ? nil : node, composer.diagnostics + converter.diagnostics)
  }
}
