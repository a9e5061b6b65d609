import Diagnostics

/// Turns YAML text into nodes with places.
///
/// 1. `TextEncoding` refuses what is not UTF-8.
/// 2. `PlainReader` reads the document if it is written the way nearly all are. What it leaves goes
///    through libyaml:
/// 3. `DocumentGuard` refuses what would cost Yams too much: its check for duplicate keys hashes
///    aliases expanded, and it frees what it made by recursion.
/// 4. `DocumentComposer` has Yams compose the tree with its cheapest resolver. Yams gives up at a
///    duplicate key and names only the first of the two; the composer disguises that key and
///    tries again, so that the tree is complete.
/// 5. `NodeConverter` copies the tree into ``YAMLNode`` values, reporting duplicate keys, keys
///    that are not text, tags and merge keys at their own places, and counting nodes, because
///    an alias counts each time it is used.
///
/// Yams' constructor and decoder are never used: they trap on `title: {{ name }}` and expand
/// aliases without limit.
public enum YAMLParser {
  /// What a document is read to: a tree, and all that is wrong with it.
  ///
  /// An empty document is an empty mapping. A text that cannot be read at all has no root, but an
  /// error. A document with duplicate or other wrong keys has a root without them, and an error
  /// for each.
  public typealias Result = (root: YAMLNode?, diagnostics: [Diagnostic])

  /// Parses a document.
  ///
  /// - Parameters:
  ///   - text: The YAML text, one document.
  ///   - path: The path for places in diagnostics.
  ///   - firstLine: The line of the file at which `text` starts, for front matter and fences.
  ///   - limits: How large the document may be.
  public static func parse(
    _ text: String, path: String, firstLine: Int = 1, limits: YAMLLimits = .standard
  ) -> Result {
    parse(Array(text.utf8), path: path, firstLine: firstLine, limits: limits)
  }

  /// Parses a document as it is stored; one that is not UTF-8 is an error that names the encoding
  /// where it can be told.
  public static func parse(
    _ bytes: [UInt8], path: String, firstLine: Int = 1, limits: YAMLLimits = .standard
  ) -> Result {
    if let found = TextEncoding.refusal(of: bytes, path: path, firstLine: firstLine) {
      return (nil, [found])
    }
    let content = TextEncoding.withoutByteOrderMark(bytes)
    let plain = PlainReader.read(content, path: path, firstLine: firstLine, limits: limits)
    if let plain { return (plain.root, plain.diagnostics) }
    return compose(SourceMap(content, path: path, firstLine: firstLine), limits)
  }

  /// Parses a document by libyaml alone.
  static func compose(_ map: SourceMap, _ limits: YAMLLimits) -> Result {
    if let refusal = DocumentGuard(map, limits).refusal() { return (nil, [refusal]) }
    var composer = DocumentComposer(map: map)
    guard let composed = composer.compose() else { return (nil, composer.diagnostics) }
    guard let root = composed.root else {
      return (YAMLNode(.mapping([]), at: map.start), composer.diagnostics)
    }
    var converter = NodeConverter(places: composed.places, limits: limits)
    let node = converter.convert(root, depth: 0)
    return (converter.isOverLimit ? nil : node, composer.diagnostics + converter.diagnostics)
  }
}
