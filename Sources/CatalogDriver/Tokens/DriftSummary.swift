import SwiftTokens

extension TokenDrift {
  /// The figures in one line: `24 tokens agree with the Swift source, 1 missing, 2 different`.
  var summary: String {
    var counts: [String: Int] = [:]
    for entry in entries { counts[Self.word(entry.kind), default: 0] += 1 }
    let parts = Self.words.compactMap { word in counts[word].map { "\($0) \(word)" } }
    let noun = matched == 1 ? "token agrees" : "tokens agree"
    return (["\(matched) \(noun) with the Swift source"] + parts).joined(separator: ", ")
  }

  private static let words = ["missing", "extra", "different", "misnamed", "not comparable"]

  private static func word(_ kind: DriftEntry.Kind) -> String {
    switch kind {
    case .missingInSwift: "missing"
    case .extraInSwift: "extra"
    case .differentName: "misnamed"
    case .different: "different"
    case .notComparable: "not comparable"
    }
  }
}
