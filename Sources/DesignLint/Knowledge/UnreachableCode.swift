import SwiftSymbols

/// Code in `if false { … }`, which is never run and so never seen.
struct UnreachableCode {
  private let ranges: [Range<Int>]

  init(in text: String) {
    // Hardly any file has some.
    guard text.contains("if false") else {
      ranges = []
      return
    }
    let code = BlankedCode(text)
    ranges = code.places(of: "if", in: 0..<code.bytes.count).compactMap { keyword in
      let condition = code.skipBlanks(from: keyword.upperBound)
      guard !code.bytes[..<keyword.lowerBound].ends(with: "#"),
        condition < code.bytes.count, code.word(at: condition) == "false"
      else { return nil }
      let open = code.skipBlanks(from: condition + "false".utf8.count)
      guard open < code.bytes.count, code.bytes[open] == UInt8(ascii: "{"),
        let end = code.end(ofBlockAt: open)
      else { return nil }
      return open..<end
    }
  }

  func contains(_ range: Range<Int>) -> Bool {
    ranges.contains { $0.contains(range.lowerBound) }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func ends(with text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
