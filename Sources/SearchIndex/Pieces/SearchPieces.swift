import JSONTree
import Workers

/// Cuts an index into scripts, of which a page loads what a question needs.
///
/// Each calls one function with its name and what it holds, so that a page from a disk can load them
/// under a policy that allows scripts of its own site and nothing else.
///
/// - `index`: where terms are cut, what the numbers of documents tell of them, and the rules by
///   which words are folded and reduced to stems.
/// - `t0`, `t1` …: terms with their documents.
/// - `d0`, `d1` …: what is shown of documents.
/// - `w4-0`, `w4-1` …: the words of that length by their first letters, of which one is taken for
///   another that is misspelt; `e4-0`, `e4-1` …: the same by their last letters, where they are many.
/// - `c`: the colours of documents.
public struct SearchPieces: Sendable {
  private let index: SearchIndex
  private let folder: String
  private let systemNames: [String: String]

  /// How many documents a piece shows.
  private static let documentsInPiece = 8
  private static let function = "catalogSearch.add"

  /// How many characters of a document's text are shown.
  private static let shownText = 480

  /// - Parameters:
  ///   - folder: Where the scripts lie, with a final slash.
  ///   - systemNames: What systems are called, by their folder names.
  public init(_ index: SearchIndex, folder: String, systemNames: [String: String] = [:]) {
    self.index = index
    self.systemNames = systemNames
    self.folder = folder
  }

  /// The scripts.
  public func files(on workers: Workers = .all) -> [(path: String, bytes: [UInt8])] {
    let words = Dictionary(grouping: index.words) { $0.unicodeScalars.count }
      .sorted { $0.key < $1.key }.map { WordPieces($0.value, length: $0.key) }
    let documents = Array(stride(from: 0, to: index.documents.count, by: Self.documentsInPiece))
    var files = [file("index", head(words))]
    files += workers.map(index.pieces.starts.indices) { piece in
      file("t\(piece)", .string(terms(of: piece)))
    }
    files += workers.map(documents) { start in
      file("d\(start / Self.documentsInPiece)", shown(from: start))
    }
    for list in words {
      files += self.files("w\(list.length)", list.byFirst)
      files += self.files("e\(list.length)", list.byLast)
    }
    if !index.swatches.isEmpty { files.append(file("c", colors)) }
    return files
  }

  private func file(_ name: String, _ value: JSONValue) -> (path: String, bytes: [UInt8]) {
    var bytes = Array("\(Self.function)(\"\(name)\",".utf8)
    bytes += JSONWriter().bytes(value)
    bytes += ");\n".utf8
    return (folder + name + ".js", bytes)
  }

  private func files(
    _ name: String, _ pieces: [WordPieces.Piece]
  ) -> [(path: String, bytes: [UInt8])] {
    pieces.enumerated().map { number, piece in
      file("\(name)-\(number)", .string(piece.words.joined(separator: " ")))
    }
  }

  private func terms(of piece: Int) -> String {
    index.pieces.terms(of: piece).map { number in
      let term = index.terms[number]
      return "\(term.text) \(term.rarity) \(PostingCode.text(of: term.postings))"
    }.joined(separator: "\n")
  }

  /// The letters at which pieces begin.
  private func starts(_ pieces: [WordPieces.Piece]) -> JSONValue {
    .string(String(String.UnicodeScalarView(pieces.map(\.letter))))
  }

  /// `[title, place, address, text, color]` of each document, without what is empty at the end.
  private func shown(from start: Int) -> JSONValue {
    let end = min(start + Self.documentsInPiece, index.documents.count)
    return .array(
      index.documents[start..<end].map { document in
        var parts = [
          document.title, document.place, document.address,
          String(document.text.prefix(Self.shownText)),
          document.colors.first?.hex ?? "",
        ]
        while parts.last == "" { parts.removeLast() }
        return .array(parts.map { .string($0) })
      })
  }

  /// `[document, hex, lightness, a, b, opacity, contexts]` of each colour, without contexts where
  /// the document has no other colour.
  private var colors: JSONValue {
    .array(
      index.swatches.map { swatch in
        .array(
          [.integer(swatch.document), .string(swatch.hex)]
            + swatch.lab.map { .integer($0) } + [.integer(swatch.alpha)]
            + (swatch.context.isEmpty ? [] : [.string(swatch.context)]))
      })
  }

  private func head(_ words: [WordPieces]) -> JSONValue {
    [
      "documents": .integer(index.documents.count),
      "shown": .integer(Self.documentsInPiece),
      "terms": .string(
        index.pieces.starts.map { index.terms[$0].text }.joined(separator: " ")),
      "words": .array(
        words.map { .array([.integer($0.length), starts($0.byFirst), starts($0.byLast)]) }),
      "hasColors": .bool(!index.swatches.isEmpty),
      "colorNames": .string(index.swatches.isEmpty ? "" : SearchColor.names),
      "kinds": .array(
        index.kinds.map {
          .array([.string($0.id), .integer($0.weight), .integer($0.questionWeight)])
        }),
      "systems": .array(
        index.systems.map { .array([.string($0), .string(systemNames[$0] ?? $0)]) }),
      "ranges": .array(
        index.ranges.map {
          .array([
            .integer($0.start), .integer($0.kind), .integer($0.system), .string($0.language),
          ])
        }),
      "folds": .string(Folding.pairs),
      "fillers": .string(Fillers.words.sorted().joined(separator: " ")),
      "askers": .string(Fillers.askers.sorted().joined(separator: " ")),
      "aliases": .string(
        Stemmer.aliases.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
          .joined(separator: " ")),
      "endings": .array(
        Stemmer.steps.map { step in
          .string(
            step.map { "\($0.text) \($0.stem) \($0.replacement)" }.joined(separator: ","))
        }),
    ]
  }
}
