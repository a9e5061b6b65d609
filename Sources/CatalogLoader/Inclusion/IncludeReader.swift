import SwiftSymbols

/// Finds, line by line, what a text includes.
struct IncludeReader {
  enum Part: Equatable {
    case line(Substring)
    case include(IncludeTag)
  }

  /// Whether anything was found that the text does not say itself.
  private(set) var hasFound = false
  /// The blanks before the last line, which what it includes has too.
  private(set) var indentation: Substring = ""
  private var isInFrontMatter: Bool
  private var isFirst = true
  private var fence = CodeFence()
  private var isRaw = false
  /// Whether the lines are names of snippets, between two lines of scissors.
  private var isInNames = false
  /// The files of components by the names that imports give them.
  private var components: [Substring: String] = [:]
  /// The beginning of an import that goes on in the next line.
  private var importing = ""
  /// A tag of a component whose end has not come: the name, and the text so far.
  private var open: (name: Substring, text: String)?

  init(startsWithFrontMatter: Bool) { isInFrontMatter = startsWithFrontMatter }

  /// What a line stands for: itself, nothing, or files.
  mutating func read(_ line: Substring) -> [Part] {
    defer { isFirst = false }
    if isInFrontMatter {
      if !isFirst, line.trimmingBlanks == "---" { isInFrontMatter = false }
      return [.line(line)]
    }
    indentation = line.prefix { $0 == " " || $0 == "\t" }
    let text = line.trimmingBlanks
    if let parts = snippet(text, line) {
      hasFound = true
      return parts
    }
    if fence.read(line) { return [.line(line)] }
    if text.contains("{% raw") || text.contains("{% endraw") { isRaw = text.contains("{% raw") }
    if !isRaw, let tag = IncludeTag(templateLine: line) {
      hasFound = true
      return [.include(tag)]
    }
    if !isRaw, text.first == "<", let tag = PressTag.tag(of: text) {
      hasFound = true
      return [.include(tag)]
    }
    return component(text, line)
  }

  /// The forms of MkDocs, which count in code as well; `nil` for other lines.
  private mutating func snippet(_ text: Substring, _ line: Substring) -> [Part]? {
    if IncludedPart.isMark(text, "start") || IncludedPart.isMark(text, "end") { return [] }
    if text.hasPrefix("{{#"), let tag = IncludeTag(bookLine: text) { return [.include(tag)] }
    if text.hasPrefix("\\{{#"), IncludeTag(bookLine: text.dropFirst()) != nil {
      return [.line(indentation + text.dropFirst())]
    }
    if text.first == ";", text.dropFirst().afterScissors != nil {
      return [.line(indentation + text.dropFirst())]
    }
    guard let rest = text.afterScissors else {
      guard isInNames else { return nil }
      return text.isEmpty || text.first == ";" ? [] : [include(text)]
    }
    if rest.isEmpty {
      isInNames.toggle()
      return []
    }
    guard let quote = rest.first, quote == "\"" || quote == "'", rest.last == quote,
      rest.count > 2
    else { return nil }
    return [include(rest.dropFirst().dropLast())]
  }

  private func include(_ snippet: Substring) -> Part {
    var tag = IncludeTag(snippet: snippet)
    tag.isInCode = fence.isOpen
    return .include(tag)
  }

  /// The imports of MDX and the components that they name.
  private mutating func component(_ text: Substring, _ line: Substring) -> [Part] {
    if let parts = imports(text, line) { return parts }
    if let tag = open {
      open = nil
      return close(tag.name, tag.text + " " + text) ?? []
    }
    guard text.first == "<", !components.isEmpty else { return [.line(line)] }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard components[name] != nil else { return [.line(line)] }
    return close(name, String(text)) ?? []
  }

  /// The file of a component whose tag ends; `nil` where the tag goes on.
  private mutating func close(_ name: Substring, _ text: String) -> [Part]? {
    let ends = ["/>", "</\(name)>"]
    guard ends.contains(where: text.hasSuffix), let file = components[name] else {
      open = (name, text)
      return nil
    }
    return [.include(IncludeTag(component: file, tag: text))]
  }

  /// The imports of a line, which may go on in the next; `nil` for other lines.
  private mutating func imports(_ text: Substring, _ line: Substring) -> [Part]? {
    guard !importing.isEmpty || text.hasPrefix("import ") else { return nil }
    let statements = ImportStatements(importing.isEmpty ? String(text) : "\(importing) \(text)")
    // A line of prose may begin as an import does.
    let isCode = !statements.documents.isEmpty || statements.open.hasSuffix(" from")
    guard isCode || !importing.isEmpty else { return nil }
    importing = statements.open
    for document in statements.documents { components[document.name] = document.file }
    hasFound = true
    return [.line(statements.others[...])]
  }
}
