import CatalogModel
import CommonMark
import Diagnostics
import DocumentationCoverage
import SwiftSymbols

/// Finds the declarations that the extension files of documentation catalogs describe.
enum SymbolArticles {
  /// The articles of a module, and the files that describe nothing.
  static func articles(
    of module: ModuleSymbols, in files: [DocumentationExtension]
  ) -> (articles: [SymbolArticle], diagnostics: [Diagnostic]) {
    guard !files.isEmpty else { return ([], []) }
    let matcher = CatalogueMatcher(module)
    var articles: [SymbolArticle] = []
    var unmatched: [DocumentationExtension] = []
    var ambiguous: [(file: DocumentationExtension, candidates: Int)] = []
    for file in files {
      let symbol = matcher.positions(of: file.entry).first.map { module.symbols[$0] }
      guard symbol != nil || file.entry.path == module.name else {
        let candidates = matcher.candidates(of: file.entry)
        if candidates > 1 {
          ambiguous.append((file, candidates))
        } else {
          unmatched.append(file)
        }
        continue
      }
      let topics = SymbolTopics(file.body)
      articles.append(
        SymbolArticle(
          module: module.name, symbol: symbol?.key, text: topics.text, topics: topics.groups,
          replacesComment: file.replacesComment, at: file.entry.location))
    }
    var diagnostics = UnreadForms.findings(articles.map(uses))
    if let first = ambiguous.first {
      diagnostics.append(
        .ambiguous(first.file, ambiguous.map { ($0.file.entry.path, $0.candidates) }))
    }
    // Where a file of the sources could not be read, the declaration may be in that.
    if let first = unmatched.first, module.incompleteFiles.isEmpty {
      diagnostics.append(.unmatched(first, unmatched.map(\.entry.path), in: module.name))
    }
    return (articles, diagnostics)
  }

  /// What a text has of other tools that is not shown.
  private static func uses(_ article: SymbolArticle) -> UnreadForms.Uses {
    let path = article.location.path
    let first = (article.location.line ?? 1) + 1
    let options = ParsingOptions(firstLine: first, readsFrontMatter: false)
    return (path, Document(parsing: article.text, path: path, options: options).foreignUses)
  }
}

extension Diagnostic {
  /// Files about one of several declarations of a name, which only DocC's checksum tells apart.
  fileprivate static func ambiguous(
    _ first: DocumentationExtension, _ files: [(name: String, candidates: Int)]
  ) -> Diagnostic {
    let listed = files.prefix(10).map { "\($0.name) (\($0.candidates))" }
    let list = listed.joined(separator: ", ") + (files.count > 10 ? ", …" : "")
    return .init(
      .guideUnreadExtension,
      files.count == 1
        ? "\(files[0].candidates) declarations share the name of '\(first.entry.path)'"
        : "\(files.count) extension files describe one of several declarations of a name",
      at: first.entry.location,
      notes: (files.count == 1 ? [] : [.init("the names, and how many share each: \(list)")])
        + [.init("DocC calculates the suffix of such a link while it compiles the module")],
      suggestion: "move the text into the comment of the declaration that is meant")
  }

  fileprivate static func unmatched(
    _ first: DocumentationExtension, _ names: [String], in module: String
  ) -> Diagnostic {
    let list = names.prefix(10).joined(separator: ", ") + (names.count > 10 ? ", …" : "")
    return .init(
      .guideUnreadExtension,
      names.count == 1
        ? "an extension file describes '\(first.entry.path)', which is not public in \(module)"
        : "\(names.count) extension files describe what is not public in \(module)",
      at: first.entry.location, notes: names.count == 1 ? [] : [.init(list)],
      suggestion: "correct the link in the first heading, or remove the file")
  }
}
