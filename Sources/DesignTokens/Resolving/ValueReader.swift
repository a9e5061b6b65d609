import Diagnostics
import JSONTree

/// Reads the value of one token in one combination of contexts. References are followed as they
/// are met; the tokens they lead to have been read before.
struct ValueReader {
  let records: [TokenRecord]
  let index: TokenIndex
  /// By path, how closely a file must follow the standard.
  let conformances: [String: TokenConformance]
  /// Filled by ``TableBuilder``, dependencies first.
  var tables: [TokenTable]

  /// The context of every modifier at the moment.
  var selection: [Int] = []
  /// What reading the current token has found wrong.
  var diagnostics: [Diagnostic] = []
  /// The tokens the current one has been found to refer to.
  var references = UniqueList()
  /// Whether the current token needs one that was left out when its file was read.
  var needsLeftOut = false
  /// How many did-you-means may still be searched for: each one looks at all tokens.
  var suggestionsLeft = 20

  /// A value, or a part of one, that is being read.
  struct Cursor {
    var node: JSONNode
    /// The file `node` stands in.
    var file: String
    /// The token that is being read.
    var token: TokenPath
    /// Where in its value we are, `color.components[0]` for example; empty for the whole.
    var part = ""
    /// The reference through which `node` was reached, when it belongs to another token.
    var origin: SourceLocation?
    /// The tokens that were passed on the way to `node` from ``origin``.
    var via: [Int] = []

    var location: SourceLocation {
      SourceLocation(file, at: node.position)
    }

    /// How to call it in a message.
    var label: Headline { part.isEmpty ? "\(about: token)" : "'\(part)' of \(about: token)" }

    func member(_ name: String, _ node: JSONNode) -> Cursor {
      moved(to: node, part: part.isEmpty ? name : "\(part).\(name)")
    }

    func element(_ index: Int, _ node: JSONNode) -> Cursor {
      moved(to: node, part: "\(part)[\(index)]")
    }

    private func moved(to node: JSONNode, part: String) -> Cursor {
      var cursor = self
      cursor.node = node
      cursor.part = part
      return cursor
    }
  }

  init(
    records: [TokenRecord], index: TokenIndex, conformances: [String: TokenConformance]
  ) {
    self.records = records
    self.index = index
    self.conformances = conformances
    tables = Array(repeating: .empty, count: records.count)
  }

  /// How closely the file of the reference at `cursor` must follow the standard.
  func conformance(at cursor: Cursor) -> TokenConformance {
    conformances[cursor.origin?.path ?? cursor.file] ?? .tolerant
  }

  /// The definition that counts in the current contexts.
  func activeDefinition(_ token: Int) -> Definition? {
    records[token].definitions.last { $0.condition.holds(in: selection) }
  }

  mutating func report(
    _ id: FindingID, _ headline: Headline, _ cursor: Cursor, notes: [Diagnostic.Note] = [],
    suggestion: String? = nil
  ) {
    var notes = notes
    if cursor.origin != nil {
      let passed = cursor.via.prefix(8).map { "'\(records[$0].path)'" }.joined(separator: " → ")
      notes.append(
        Diagnostic.Note("the value comes from here, through \(passed)", at: cursor.location))
    }
    diagnostics.append(
      .init(
        id, headline, at: cursor.origin ?? cursor.location, notes: notes, suggestion: suggestion))
  }

  /// Makes the last finding a warning, since the value is read all the same.
  mutating func soften() {
    guard let last = diagnostics.indices.last else { return }
    diagnostics[last].severity = .warning
  }

  mutating func report(_ problem: TokenIndex.Problem, _ cursor: Cursor) {
    if problem.isTold {
      needsLeftOut = true
      return
    }
    var suggestion = problem.suggestion
    if problem.id == .tokensAliasMissing, let text = cursor.node.string,
      let path = CurlyAlias.path(text)
    {
      suggestion = similarToken(path).map { "did you mean '{\($0)}'?" }
    }
    report(problem.id, problem.headline, cursor, suggestion: suggestion)
  }

  private mutating func similarToken(_ path: String) -> String? {
    guard suggestionsLeft > 0 else { return nil }
    suggestionsLeft -= 1
    return DidYouMean.nearest(to: path, among: records.lazy.map(\.path.text))
  }
}
