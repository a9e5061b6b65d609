/// A part of a text that stands for another file, in the forms of other tools.
struct IncludeTag: Hashable {
  enum Form: Hashable {
    /// `--8<-- "part.md"` of MkDocs: a path from the folder of the project.
    case snippet
    /// `{% include part.md %}` of Jekyll: a path from `_includes`.
    case include
    /// `{% include_relative part.md %}`, and a quoted `{% include "part.md" %}` of MkDocs.
    case relative
    /// A component that MDX imports from `./_part.mdx`.
    case component
    /// `{* ../docs_src/app.py ln[1:8] *}` of FastAPI and its kin: code, by a path from the folder of
    /// the project.
    case code
    /// `{{#include listing.rs:main}}` of mdBook, in code as well: a path from the page.
    case book
    /// `<!--@include: ./part.md-->` and `<<< ./a.ts` of VitePress: a path from the page, or `@/` for
    /// the folder of the documents.
    case press
  }

  var form: Form
  /// As the text writes it.
  var name: String
  /// The lines or the section of a snippet: `3:5`, `intro`.
  var part: Substring?
  /// The language of the code that the file is; `nil` for one that is read as markdown.
  var language: String?
  /// Whether it is in a block of code, where a file is what it says.
  var isInCode = false
  /// What the file can ask for: `title` in `{{ include.title }}` and `{props.title}`.
  var values: [String: String] = [:]

  /// Jekyll's tag, where it is all that a line says.
  init?(templateLine line: Substring) {
    let text = line.trimmingBlanks
    if text.hasPrefix("{*") || text.hasPrefix("{{") {
      guard let tag = Self.variant(text) else { return nil }
      self = tag
      return
    }
    guard text.hasPrefix("{%"), text.hasSuffix("%}"), text.ranges(of: "{%").count == 1 else {
      return nil
    }
    let inner = text.dropFirst(2).dropLast(2).drop { $0 == "-" || $0 == " " }
    let words = inner.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    guard words.count == 2, let file = words[1].split(separator: " ").first else { return nil }
    let isQuoted = file.first == "\"" || file.first == "'"
    switch words[0] {
    case "include" where !isQuoted: form = .include
    case "include", "include_relative", "include-markdown": form = .relative
    default: return nil
    }
    name = String(file.filter { $0 != "\"" && $0 != "'" })
    values = Self.values(in: words[1].dropFirst(file.count))
    if name.contains("{") { return nil }
  }

  init(_ form: Form, _ name: String) {
    self.form = form
    self.name = name
  }

  /// `{* app.py ln[1:8] hl[3] title["app.py"] *}`, and `include` and `readfile` of Hugo's themes.
  private static func variant(_ text: Substring) -> IncludeTag? {
    let lines = /\{\*\s+(\S+?)(?:\s+ln\[([0-9:,]+)\])?(?:\s+(?:hl|title)\[[^\]]*\])*\s*\*\}/
    if let code = text.wholeMatch(of: lines)?.output {
      var tag = IncludeTag(.code, String(code.1))
      tag.part = code.2.flatMap { $0 == "0" ? nil : ranges($0) }
      tag.language = word(ending(tag.name))
      return tag
    }
    let shortcode = /\{\{[<%]\s*(?:include|readfile)\s+([^{}]*?)\s*\/?[>%]\}\}/
    guard let call = text.wholeMatch(of: shortcode)?.output.1 else { return nil }
    let values = values(in: call)
    let first = call.firstMatch(of: /^["'`]?([^"'`\s=]+)["'`]?(?:\s|$)/)?.output.1
    guard let file = values["file"] ?? first.map(String.init) else { return nil }
    var tag = IncludeTag(.relative, String(file.drop { $0 == "/" }))
    tag.values = values
    let isText = ["md", "markdown", "html"].contains(ending(tag.name))
    if values["code"] == "true" || !isText {
      tag.language = word(values["lang"] ?? ending(tag.name))
    }
    return tag
  }

  /// A single number stands for that line alone.
  private static func ranges(_ text: Substring) -> Substring {
    text.split(separator: ",").map { $0.contains(":") ? "\($0)" : "\($0):\($0)" }
      .joined(separator: ",")[...]
  }

  private static func word(_ text: String) -> String {
    text.filter { $0.isLetter || $0.isNumber || "+-#_".contains($0) }
  }

  private static func ending(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
  }

  /// A snippet of MkDocs by the name in its quotes, `part.md:3:5`.
  init(snippet name: Substring) {
    form = .snippet
    let start = name.lastIndex(of: "/") ?? name.startIndex
    guard !name.hasPrefix("http"), let colon = name[start...].firstIndex(of: ":") else {
      self.name = String(name)
      return
    }
    self.name = String(name[..<colon])
    part = name[name.index(after: colon)...]
  }

  /// mdBook's tag, where it is all that a line says: `{{#include file}}`, `{{#rustdoc_include file}}`,
  /// `{{#playground file}}`, with lines or an anchor behind the name of the file.
  init?(bookLine text: Substring) {
    guard text.hasPrefix("{{#"), text.hasSuffix("}}") else { return nil }
    let words = text.dropFirst(3).dropLast(2).split(separator: " ")
    guard words.count > 1, Self.bookWords.contains(String(words[0])) else { return nil }
    form = .book
    let start = words[1].lastIndex(of: "/") ?? words[1].startIndex
    let colon = words[1][start...].firstIndex(of: ":") ?? words[1].endIndex
    name = String(words[1][..<colon])
    let part = words[1][colon...].dropFirst()
    if !part.isEmpty { self.part = part.allSatisfy(\.isNumber) ? "\(part):\(part)" : part }
    if ["playground", "playpen"].contains(words[0]) { language = "rust" }
  }

  static let bookWords = ["include", "rustdoc_include", "playground", "playpen"]

  /// A component of MDX whose file is known.
  ///
  /// - Parameter tag: From `<` to `/>`.
  init(component name: String, tag: String) {
    form = .component
    self.name = name
    values = Self.values(in: tag[...])
  }

  /// `key="value"` and `key='value'`.
  private static func values(in text: Substring) -> [String: String] {
    guard text.utf8.contains(UInt8(ascii: "=")) else { return [:] }
    let found = text.matches(of: /([A-Za-z_][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/)
    return Dictionary(
      found.map { (String($0.output.1), String($0.output.2 ?? $0.output.3 ?? "")) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The places at which the file may be, the likeliest first.
  ///
  /// - Parameters:
  ///   - page: The file that includes it.
  ///   - root: The folder of all documents, with a slash at its end.
  func candidates(from page: String, below root: String) -> [String] {
    let folder = page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
    let plain = name.hasPrefix("@site/") ? String(name.dropFirst(6)) : name
    // The folder of the documents is often part of the path, and is called otherwise here.
    let inner = plain.firstIndex(of: "/").map { String(plain[plain.index(after: $0)...]) }
    let byRoot = [root + plain] + [inner].compactMap(\.self).map { root + $0 }
    let paths: [String] =
      switch form {
      case .snippet: byRoot + [folder + plain]
      case .include: [root + "_includes/" + plain] + byRoot + [folder + plain]
      case .relative: [folder + plain] + byRoot
      // What stands beside the folder of the texts is in it here.
      case .book: [folder + plain, root + plain.drop { $0 == "." || $0 == "/" }]
      case .press:
        [name.hasPrefix("@/") ? root + name.dropFirst(2) : folder + plain]
          + [root + plain.drop { $0 == "." || $0 == "/" }]
      case .component: name.hasPrefix(".") ? [folder + plain] : byRoot
      case .code: [root + plain.drop { $0 == "." || $0 == "/" }] + byRoot
      }
    let endings = form == .component && !plain.contains(".md") ? [".mdx", ".md"] : [""]
    return paths.flatMap { path in endings.map { ContentPath.normalized(path + $0) } }
      .filter { $0.hasPrefix(root) }
  }
}

extension Substring {
  /// Without blanks at both ends.
  var trimmingBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// The rest of a line after MkDocs' scissors, `--8<--`; `nil` for other lines.
  var afterScissors: Substring? {
    let text = drop { $0 == "-" }
    guard text.startIndex > startIndex, text.hasPrefix("8<-") else { return nil }
    return text.dropFirst(2).drop { $0 == "-" }.trimmingBlanks
  }
}
