import CommonMark
import SwiftSymbols

/// A text with what it includes of other files.
struct IncludingText: Equatable, Sendable {
  var bytes: [UInt8]
  var origins: LineOrigins
}

/// Fills in what texts include of other files in the folder of the documents: snippets of MkDocs,
/// includes of Jekyll, partials of Docusaurus.
///
/// A file that cannot be included leaves an empty line, and is told. No file includes itself, no
/// more than ``maximumDepth`` include each other, and no text grows by more than ``maximumSize``.
struct TextInclusions {
  static let maximumDepth = 10
  /// In characters, for each page.
  static let maximumSize = 1_000_000

  /// The files of the documents.
  let files: [String: [UInt8]]
  /// What their paths begin with.
  let root: String
  /// The files that others include.
  private(set) var included: Set<String> = []
  private(set) var problems: [InclusionProblem] = []

  /// What may still be added to the page.
  private var budget = Self.maximumSize
  /// The files around a place, the page first, and the line of the page.
  private var chain: [String] = []
  private var line = 1

  init(_ files: [(path: String, input: [UInt8])], below root: String) {
    self.files = Dictionary(files.map { ($0.path, $0.input) }, uniquingKeysWith: { one, _ in one })
    self.root = root
  }

  /// Whether a text may include others; a second look tells.
  ///
  /// Each guide is asked, so that the text is gone through once.
  static func mayInclude(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var (imports, namesDocument) = (false, false)
      for index in bytes.indices {
        func begins(_ words: [StaticString]) -> Bool {
          words.contains { $0.withUTF8Buffer(bytes[index...].starts(with:)) }
        }
        switch bytes[index] {
        case UInt8(ascii: "8"), UInt8(ascii: "{"): if begins(includingWords) { return true }
        case UInt8(ascii: "<"): if begins(PressTag.beginnings) { return true }
        case UInt8(ascii: "i"): imports = imports || begins(["import "])
        case UInt8(ascii: "."): namesDocument = namesDocument || begins(importedEndings)
        default: break
        }
        if imports, namesDocument { return true }
      }
      return false
    }
  }

  /// How the marks begin that include a file: of MkDocs, of Jekyll, of Hugo, and of mdBook.
  private static let includingWords: [StaticString] = [
    "8<-", "{* ", "{% include", "{%- include", "{%include", "{{< include", "{{% include",
    "{{< readfile", "{{% readfile", "{{#include", "{{#rustdoc_include", "{{#play",
  ]

  /// How an import of a document ends. Code and links of guides have the two words that it is made
  /// of, and a guide that is read twice is edited slowly.
  private static let importedEndings: [StaticString] = [".md'", ".md\"", ".mdx'", ".mdx\""]

  /// A page with all that it includes; `nil` where that is nothing.
  mutating func text(of path: String, _ bytes: [UInt8]) -> IncludingText? {
    let text = String(decoding: bytes, as: UTF8.self)
    (budget, chain) = (Self.maximumSize, [path])
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var output = Output()
    var reader = IncludeReader(startsWithFrontMatter: lines.first?.trimmingBlanks == "---")
    for (index, line) in lines.enumerated() {
      self.line = index + 1
      add(reader.read(line), indented: reader.indentation, to: &output)
    }
    guard reader.hasFound else { return nil }
    return IncludingText(
      bytes: Array(output.lines.joined(separator: "\n").utf8),
      origins: LineOrigins(output.origins))
  }

  /// Lines with the lines of the page that they come from.
  private struct Output {
    var lines: [String] = []
    var origins: [Int] = []

    mutating func add(_ text: String, from line: Int) {
      lines.append(text)
      origins.append(line)
    }
  }

  private mutating func add(
    _ parts: [IncludeReader.Part], indented: Substring, to output: inout Output
  ) {
    for part in parts {
      switch part {
      case .line(let text): output.add(String(text), from: line)
      case .include(let tag):
        let isBlock = tag.form == .component
        if isBlock { output.add("", from: line) }
        for text in lines(of: tag) ?? [""] {
          output.add(text.isEmpty ? "" : indented + text, from: line)
        }
        if isBlock { output.add("", from: line) }
      }
    }
  }

  /// What a tag stands for; `nil` where that is told.
  private mutating func lines(of tag: IncludeTag) -> [String]? {
    guard let page = chain.last else { return nil }
    let found = tag.candidates(from: page, below: root).first { files[$0] != nil }
    guard let path = found, let bytes = files[path] else {
      return fail(tag.name.hasPrefix("http") ? .address : .missing, tag)
    }
    if let picture = IncludedHTML.picture(path, tag, in: chain.first ?? page) { return [picture] }
    included.insert(path)
    if chain.contains(path) { return fail(.cycle, tag) }
    if chain.count > Self.maximumDepth { return fail(.depth, tag) }
    guard let text = String(validating: bytes, as: UTF8.self),
      let lines = IncludedPart.lines(of: text, tag)
    else { return fail(.part, tag) }
    if path.hasSuffix(".html"), text.contains("{%") { return fail(.logic, tag) }
    budget -= bytes.count
    if budget < 0 { return fail(.size, tag) }
    if let language = tag.language {
      let longest = lines.map { $0.trimmingBlanks.prefix { $0 == "`" }.count }.max() ?? 0
      let mark = String(repeating: "`", count: max(3, longest + 1))
      // Colours of a terminal are no text.
      let isColoured = language.hasPrefix("ansi")
      let shown = isColoured ? lines.map { $0.replacing(/\x1B\[[0-9;]*m/, with: "") } : lines
      return [mark + language] + shown.map(String.init) + [mark]
    }
    chain.append(path)
    defer { chain.removeLast() }
    let isHTML = path.hasSuffix(".html") && !tag.isInCode
    var output = Output()
    var reader = IncludeReader(startsWithFrontMatter: false)
    var links = tag.form == .component ? PartLinks(of: path, in: page) : nil
    var fence = CodeFence()
    for line in isHTML ? IncludedHTML.joined(lines) : lines {
      let isCode = tag.form == .component && fence.read(line)
      let isPlain = tag.values.isEmpty || isCode
      var filled = isPlain ? line : IncludeValues.fill(tag, into: line)[...]
      if links != nil { filled = links?.moved(filled) ?? filled }
      add(reader.read(filled), indented: reader.indentation, to: &output)
    }
    return output.lines
  }

  private mutating func fail(_ kind: InclusionProblem.Kind, _ tag: IncludeTag) -> [String]? {
    problems.append(
      InclusionProblem(kind: kind, name: tag.name, path: chain.first ?? "", line: line))
    return nil
  }
}
