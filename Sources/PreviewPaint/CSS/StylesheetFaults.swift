/// What of a stylesheet browsers skip, or read as something else: brackets without the other, and
/// declarations without their colon or semicolon.
public struct StylesheetFaults: Sendable {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// A bracket that nothing closes.
    case unclosed
    /// A closing brace that ends nothing.
    case stray
    /// A declaration that runs on into the one after it, whose name is the text.
    case missingSemicolon
    /// Words in a block that are no declaration.
    case missingColon
  }

  /// One fault, at the text that shows it.
  public struct Fault: Equatable, Sendable {
    /// What is wrong.
    public var kind: Kind
    /// The bracket or name, and where it stands.
    public var piece: StylesheetScan.Piece
  }

  /// In the order in which they are found.
  public private(set) var faults: [Fault] = []

  private let tokenizer: CSSTokenizer
  private let tokens: [CSSToken]
  private var index = 0
  /// The braces around what is being read.
  private var blocks: [CSSToken] = []

  /// Reads a stylesheet, broken or not.
  public init(_ text: String) {
    tokenizer = CSSTokenizer(text)
    tokens = CSSTokenizer.tokens(of: text)
    while index < tokens.count { statement() }
    // A bracket that is open to the end hides the brace that would end the block.
    if let first = blocks.first, faults.last?.kind != .unclosed { report(.unclosed, first) }
  }

  /// Reads up to what ends a declaration or begins a block.
  private mutating func statement() {
    let start = index
    skip(to: ["{", "}", ";"])
    let statement = tokens[start..<index].filter { $0.kind != .blank }
    guard index < tokens.count else { return declaration(statement) }
    let end = tokens[index]
    index += 1
    if end.isMark("{") {
      blocks.append(end)
      // A custom property may hold anything in braces.
      if Self.isCustom(statement) {
        skip(to: ["}"])
        if index < tokens.count { _ = blocks.popLast() }
        index += 1
      }
      return
    }
    declaration(statement)
    if end.isMark("}"), blocks.popLast() == nil { report(.stray, end) }
  }

  private mutating func declaration(_ tokens: [CSSToken]) {
    guard !blocks.isEmpty, let first = tokens.first, case .ident = first.kind else { return }
    guard tokens.count > 1, tokens[1].isMark(":") else { return report(.missingColon, first) }
    if Self.isCustom(tokens) || tokens.dropFirst(2).first?.kind == .ident("progid") { return }
    var open: [CSSToken.Kind] = []
    for (index, token) in tokens.enumerated().dropFirst(2) {
      if token.kind == open.last { open.removeLast() }
      if let closing = token.closing { open.append(closing) }
      guard open.isEmpty, token.isMark(":") else { continue }
      return report(.missingSemicolon, tokens[index - 1])
    }
  }

  private static func isCustom(_ statement: [CSSToken]) -> Bool {
    guard statement.count > 1, case .ident(let name) = statement[0].kind else { return false }
    return name.hasPrefix("--") && statement[1].isMark(":")
  }

  /// Goes on to a mark that stands in no bracket, or to the end.
  private mutating func skip(to ends: [Unicode.Scalar]) {
    var open: [CSSToken] = []
    while index < tokens.count {
      let token = tokens[index]
      if let last = open.last {
        if token.kind == last.closing { open.removeLast() }
      } else if ends.contains(where: token.isMark) {
        return
      }
      if token.closing != nil { open.append(token) }
      index += 1
    }
    if let first = open.first { report(.unclosed, first) }
  }

  private mutating func report(_ kind: Kind, _ token: CSSToken) {
    let text = String(decoding: tokenizer.bytes[token.range], as: UTF8.self)
    faults.append(
      Fault(kind: kind, piece: .init(text: text, line: token.line, column: token.column)))
  }
}
