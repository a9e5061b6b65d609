import DesignTokens
import Diagnostics
import JSONTree
import TokenDialects

/// The sets of a folder's files: those that one export can take in together, the largest among them,
/// and those that give the same tokens other values.
struct TokenParts {
  /// A resolver document, files that are read as one, or files of which later ones count.
  struct Part {
    var proposal: FolderResolver?
    /// The files to read, the resolver document itself where there is one.
    var paths: [String]
    /// The files that it is made of.
    var files: [String]
    fileprivate var values: [String: Set<JSONValue>] = [:]
  }

  /// In the order in which later ones count.
  private(set) var used: [Part] = []
  private(set) var others: [Part] = []
  /// For each of ``others``, how many of its tokens have another value in ``used``.
  private var clashes: [Int] = []

  init() {}

  /// - Parameters:
  ///   - proposals: How files belong together by themes and names.
  ///   - rest: The files that neither they nor resolver documents take in.
  ///   - resolvers: Resolver documents, with the files that they refer to.
  ///   - values: What a file gives its tokens.
  init(
    _ proposals: [FolderResolver], _ rest: [String], _ resolvers: [(path: String, files: [String])],
    values: (String) -> [String: Set<JSONValue>]
  ) {
    var parts: [Part] = rest.isEmpty ? [] : [Part(paths: rest, files: rest)]
    parts += resolvers.map { Part(paths: [$0.path], files: [$0.path] + $0.files) }
    parts += proposals.map { Part(proposal: $0, paths: [], files: $0.files.sorted()) }
    guard parts.count > 1 else {
      used = parts
      return
    }
    for index in parts.indices {
      for file in parts[index].files {
        parts[index].values.merge(values(file)) { $0.union($1) }
      }
    }
    var known: [String: Set<JSONValue>] = [:]
    var taken: Set<Int> = []
    let bySize = parts.indices.sorted { parts[$0].values.count > parts[$1].values.count }
    for index in bySize {
      let clashes = parts[index].values.count { path, values in
        known[path].map { $0 != values } ?? false
      }
      if clashes == 0 {
        known.merge(parts[index].values) { first, _ in first }
        taken.insert(index)
      } else {
        others.append(parts[index])
        self.clashes.append(clashes)
      }
    }
    used = parts.indices.filter(taken.contains).map { parts[$0] }
  }

  /// What is left out, told once for each set.
  var diagnostics: [Diagnostic] {
    let notes = used.compactMap { part in
      part.files.first.map { Diagnostic.Note("a set that is used begins here", at: .init($0)) }
    }
    return zip(others, clashes).map { part, clashes in
      let tokens = part.values.count.counted("token")
      let files = part.files.count.counted("file")
      let are = part.values.count == 1 ? "is" : "are"
      let others =
        clashes == 1 ? "one of them another value" : "\(clashes) of them other values"
      return .init(
        .tokensPassedOver, as: .error,
        "\(tokens) of \(files) \(are) left out: the sets that are used give \(others)",
        at: SourceLocation(part.files.first ?? ""), notes: notes,
        suggestion: part.files.count == 1
          ? "name this file alone to take it" : "name the folder of these files to take them")
    }
  }
}
