/// The forms in which VitePress includes files, where they are all that a line says:
/// `<!--@include: ./part.md{3,}#region-->` for markdown, `<<< @/a.ts#region{1,3} [Title]` for code.
enum PressTag {
  /// Whether a line may be one, told by its beginning.
  static let beginnings: [StaticString] = ["<!--@include", "<!-- @include", "<<< "]

  /// - Parameter line: Without blanks at its ends.
  static func tag(of line: Substring) -> IncludeTag? {
    if line.hasPrefix("<<<") { return code(line) }
    let text = /<!--\s*@include:\s*([^\s{}#]+)(#[^\s{}]+)?\s*(?:\{([0-9,]*)\})?(#[^\s{}]+)?\s*-->/
    guard line.hasPrefix("<!--"), let found = line.wholeMatch(of: text)?.output else { return nil }
    var tag = IncludeTag(.press, String(found.1))
    tag.part = (found.2 ?? found.4)?.dropFirst() ?? found.3.flatMap(range)
    return tag
  }

  private static func code(_ line: Substring) -> IncludeTag? {
    let text = /<<<\s*([^\s{}#\[\]]+)(#[^\s{}\[\]]+)?\s*(?:\{([^{}]*)\})?\s*(?:\[([^\[\]]+)\])?/
    guard let found = line.wholeMatch(of: text)?.output else { return nil }
    var tag = IncludeTag(.press, String(found.1))
    tag.part = found.2?.dropFirst()
    // In braces stand the lines that stand out, and the language.
    let stated = found.3?.split { " ,:".contains($0) }
      .last { $0.first?.isLetter == true && $0 != "line-numbers" && $0 != "no-line-numbers" }
    let ending = tag.name.split(separator: ".").last.map(String.init) ?? ""
    let language = (stated.map(String.init) ?? ending).filter { $0.isLetter || $0.isNumber }
    tag.language = found.4.map { "\(language) [\($0)]" } ?? language
    return tag
  }

  /// `3,` is from line 3, `3,5` lines 3 to 5, `,5` up to line 5, `3` line 3 alone.
  private static func range(_ text: Substring) -> Substring? {
    let ends = text.split(separator: ",", omittingEmptySubsequences: false)
    switch ends.count {
    case 1: return text.isEmpty ? nil : "\(text):\(text)"
    case 2: return "\(ends[0].isEmpty ? "1" : ends[0]):\(ends[1])"
    default: return nil
    }
  }
}

/// Parts of files that have names in the manner of editors, `// #region name`, or are the section
/// of a heading.
enum FileRegion {
  /// The lines of a part without the indentation that they share; `nil` where there is none.
  static func lines(_ name: Substring, of lines: [Substring]) -> [Substring]? {
    if let start = lines.firstIndex(where: { isMark($0, "region", name) }) {
      let end = lines[start...].firstIndex { isMark($0, "endregion", name) } ?? lines.endIndex
      return withoutIndentation(lines[(start + 1)..<end])
    }
    return section(name, of: lines)
  }

  private static func isMark(_ line: Substring, _ word: String, _ name: Substring) -> Bool {
    guard line.contains("region") else { return false }
    let words = line.split { " \t*/<>!".contains($0) }
    guard let place = words.firstIndex(where: { $0 == "#\(word)" || $0 == word }) else {
      return false
    }
    return words[(place + 1)...].first == name
  }

  private static func withoutIndentation(_ lines: ArraySlice<Substring>) -> [Substring] {
    let blanks = lines.filter { !$0.trimmingBlanks.isEmpty }
      .map { $0.prefix { $0 == " " || $0 == "\t" }.count }
    let shared = blanks.min() ?? 0
    return lines.map { $0.dropFirst(min(shared, $0.count)) }
  }

  /// The heading whose name it is, with all below it.
  private static func section(_ name: Substring, of lines: [Substring]) -> [Substring]? {
    func level(_ line: Substring) -> Int? {
      let marks = line.prefix { $0 == "#" }.count
      return (1...6).contains(marks) && line.dropFirst(marks).first == " " ? marks : nil
    }
    let key = { (text: Substring) in text.lowercased().filter { $0.isLetter || $0.isNumber } }
    guard let start = lines.firstIndex(where: { level($0) != nil && key($0) == key(name) }),
      let depth = level(lines[start])
    else { return nil }
    let end = lines[(start + 1)...].firstIndex { level($0).map { $0 <= depth } ?? false }
    return Array(lines[start..<(end ?? lines.endIndex)])
  }
}
