import Diagnostics
import Yams

/// Has Yams compose a document, getting past duplicate keys.
///
/// A duplicate key ends Yams' work with the mark of the first of the equal keys. A private-use
/// character put before that key makes it another one; the next attempt then succeeds, or stops
/// at the next duplicate. ``NodeConverter`` takes the character off again.
struct DocumentComposer {
  private(set) var diagnostics: [Diagnostic] = []
  private var places: MarkPlaces
  private var duplicates: [(name: String, mark: KeyMark)] = []

  /// Duplicates past which no more are looked for.
  static let attemptLimit = 16
  /// Bytes composed again for duplicates.
  private static let byteBudget = 2 << 20

  init(map: SourceMap) { places = MarkPlaces(map: map) }

  /// The tree, without a root when the document is empty; `nil` when it cannot be read.
  mutating func compose() -> (root: Node?, places: MarkPlaces)? {
    let size = max(1, places.map.bytes.count)
    let limit = min(Self.attemptLimit, max(1, Self.byteBudget / size))
    for _ in 0...limit {
      do {
        let root = try Yams.compose(yaml: places.disguisedText, .basic, .default, .utf8)
        return (root, places)
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        let mark = places.original(context.mark)
        duplicates.append((names.min() ?? "", mark))
        guard places.disguise(mark) else { break }
      } catch {
        reportDuplicates()
        diagnostics.append(SyntaxMessages(places: places).diagnostic(for: error))
        return nil
      }
    }
    reportDuplicates()
    return nil
  }

  /// Reports keys of which only the first place is known.
  private mutating func reportDuplicates() {
    diagnostics += duplicates.map { duplicate in
      let isDisguised = duplicate.name.unicodeScalars.first.map(MarkPlaces.disguises.contains)
      let name = Excerpt.of(String(duplicate.name.dropFirst(isDisguised == true ? 1 : 0)))
      return .init(
        .yamlDuplicateKey, "the key '\(name)' is given twice in one mapping",
        at: places.map.location(line: duplicate.mark.line, column: duplicate.mark.column),
        suggestion: "keep one of them")
    }
  }
}

/// A place as libyaml counts it, from 1, in the text as it was given.
struct KeyMark: Hashable {
  var line: Int
  var column: Int
}

/// The places of Yams' marks, which are those of the text with its disguised keys.
struct MarkPlaces {
  let map: SourceMap
  /// The columns of disguised keys by line, ascending.
  private var disguised: [Int: [Int]] = [:]
  /// The bytes that the disguises precede, each with a character of its own: the third of three
  /// equal keys would otherwise hide behind the second.
  private var insertions: [(offset: Int, disguise: Unicode.Scalar)] = []

  /// Private-use characters.
  static let disguises: ClosedRange<Unicode.Scalar> = "\u{E000}"..."\u{E0FF}"

  init(map: SourceMap) { self.map = map }

  func location(_ mark: Mark?) -> SourceLocation {
    guard let mark else { return map.start }
    let original = original(mark)
    return map.location(line: original.line, column: original.column)
  }

  /// The place of a mark; that of the end of the last line with text for one behind it. A fence of
  /// markdown ends with a line end that the file may lack.
  func locationInText(_ mark: Mark) -> SourceLocation {
    let original = original(mark)
    let end = map.endOfText
    return map.offset(line: original.line, column: original.column) > end
      ? map.location(offset: end) : location(mark)
  }

  func original(_ mark: Mark) -> KeyMark {
    var shift = 0
    for column in disguised[mark.line] ?? [] where column + shift < mark.column { shift += 1 }
    return KeyMark(line: mark.line, column: mark.column - shift)
  }

  func isDisguised(_ mark: Mark?) -> Bool {
    guard let mark, !disguised.isEmpty else { return false }
    let original = original(mark)
    return disguised[original.line]?.contains(original.column) == true
  }

  /// Whether a text in double quotes starts with an escaped byte order mark. Yams loses it: it has
  /// Foundation make its texts, for which the mark is no part of them.
  func startsWithByteOrderMark(_ scalar: Node.Scalar) -> Bool {
    guard scalar.style == .doubleQuoted, let mark = scalar.mark else { return false }
    let original = original(mark)
    let source = map.bytes[map.offset(line: original.line, column: original.column)...]
    return [#""\u"#, #""\U0000"#].contains { start in
      source.starts(with: start.utf8)
        && String(decoding: source.dropFirst(start.utf8.count).prefix(4), as: UTF8.self)
          .uppercased() == "FEFF"
    }
  }

  /// Disguises the key at a place; `false` when it cannot be, because it is no simple scalar.
  mutating func disguise(_ mark: KeyMark) -> Bool {
    let offset = map.offset(line: mark.line, column: mark.column)
    let value = Self.disguises.lowerBound.value + UInt32(insertions.count)
    guard offset < map.bytes.count, !"&*!?[{|>".utf8.contains(map.bytes[offset]),
      disguised[mark.line]?.contains(mark.column) != true,
      let disguise = Unicode.Scalar(value), Self.disguises.contains(disguise)
    else { return false }
    disguised[mark.line, default: []].append(mark.column)
    disguised[mark.line]?.sort()
    // Inside the quotes, where there are any.
    let isQuoted = "\"'".utf8.contains(map.bytes[offset])
    insertions.append((isQuoted ? offset + 1 : offset, disguise))
    return true
  }

  var disguisedText: String {
    var text: [UInt8] = []
    text.reserveCapacity(map.bytes.count + 4 * insertions.count)
    var start = 0
    for insertion in insertions.sorted(by: { $0.offset < $1.offset }) {
      text += map.bytes[start..<insertion.offset]
      text += String(insertion.disguise).utf8
      start = insertion.offset
    }
    text += map.bytes[start...]
    return String(decoding: text, as: UTF8.self)
  }
}
