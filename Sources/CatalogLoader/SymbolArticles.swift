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
    for file in files {
      let symbol = matcher.positions(of: file.entry).first.map { module.symbols[$0] }
      guard symbol != nil || file.entry.path == module.name else {
        unmatched.append(file)
        continue
      }
      let topics = SymbolTopics(file.body)
      articles.append(
        SymbolArticle(
          module: module.name, symbol: symbol?.key, text: topics.text, topics: topics.groups,
          replacesComment: file.replacesComment, at: file.entry.location))
    }
    var diagnostics = UnreadForms.findings(articles.map(uses))
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
