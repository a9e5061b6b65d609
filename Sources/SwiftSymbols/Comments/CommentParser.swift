/// Takes the fields (`- Parameter x:` and its kin) out of a comment, line by line.
struct CommentParser {
  private(set) var parameters: [DocumentationComment.Parameter] = []
  private(set) var returns: String?
  private(set) var throwsText: String?
  /// The lines that belong to no field.
  private(set) var prose: [String] = []

  private let lines: [Substring]
  private var next = 0
  private var fence = CodeFence()

  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  mutating func run() {
    while next < lines.count {
      let line = lines[next]
      next += 1
      let wasCode = fence.isOpen
      fence.read(line)
      guard !wasCode, !fence.isOpen, let item = CommentListItem(line), item.indent < 4 else {
        prose.append(String(line))
        continue
      }
      take(item, line)
    }
  }

  private mutating func take(_ item: CommentListItem, _ line: Substring) {
    guard let field = item.field else { return prose.append(String(line)) }
    let words = field.name.split(separator: " ", maxSplits: 1)
    switch (words.first?.lowercased(), words.count) {
    case ("parameter", 2):
      let text = text(of: field, below: item)
      parameters.append(.init(name: Self.plainName(words[1]), text: text))
    case ("parameters", 1): takeParameters(below: item)
    case ("returns", 1), ("return", 1): returns = Self.join(returns, text(of: field, below: item))
    case ("throws", 1): throwsText = Self.join(throwsText, text(of: field, below: item))
    default: prose.append(String(line))
    }
  }

  private mutating func takeParameters(below outer: CommentListItem) {
    while next < lines.count {
      let line = lines[next]
      if line.isBlank {
        guard let text = lines[next...].firstIndex(where: { !$0.isBlank }),
          lines[text].indent > outer.indent
        else { return }
        next = text
        continue
      }
      if let item = CommentListItem(line), !item.isInside(outer) { return }
      guard let item = CommentListItem(line), let field = item.field else {
        guard line.indent > outer.indent else { return }
        next += 1
        prose.append(String(line.drop { $0 == " " || $0 == "\t" }))
        continue
      }
      next += 1
      let text = text(of: field, below: item)
      parameters.append(.init(name: Self.plainName(Substring(field.name)), text: text))
    }
  }

  /// The text behind the colon and the lines that continue it.
  private mutating func text(of field: CommentListItem.Field, below item: CommentListItem) -> String
  {
    var below: [Substring] = []
    var code = CodeFence()
    while next < lines.count {
      let line = lines[next]
      if line.isBlank {
        guard let text = lines[next...].firstIndex(where: { !$0.isBlank }),
          lines[text].indent > item.indent
        else { break }
        below += lines[next..<text]
        next = text
        continue
      }
      let isSibling = CommentListItem(line).map { !$0.isInside(item) } ?? false
      if !code.isOpen, isSibling || line.indent <= item.indent && line.endsItem(after: below.last) {
        break
      }
      code.read(line)
      below.append(line)
      next += 1
    }
    let indents = below.filter { !$0.isBlank }.map(\.indent)
    let common = indents.min() ?? 0
    let rest = below.map { $0.isBlank ? "" : String($0.dropFirst(common)) }
    return ([field.text] + rest).joined(separator: "\n").trimmingBlankEnds
  }

  private static func plainName(_ name: Substring) -> String {
    String(name.filter { $0 != "`" && $0 != " " })
  }

  private static func join(_ first: String?, _ second: String) -> String {
    first.map { $0 + "\n\n" + second } ?? second
  }
}
