import Diagnostics
import SwiftSymbols

/// What a file of a documentation catalog says of a declaration, or how it arranges a module.
public struct SymbolArticle: Hashable, Sendable {
  /// The module that the catalog belongs to.
  public var module: String
  /// The key of the declaration in its module; `nil` for the page of the module.
  public var symbol: String?
  /// Markdown, without the heading that names the declaration and without the topics.
  public var text: String
  /// The groups that it puts members in.
  public var topics: [SymbolTopics.Group]
  /// Whether it takes the place of the comment, instead of standing below it.
  public var replacesComment: Bool
  /// The file.
  public var location: SourceLocation

  /// An article of a file.
  public init(
    module: String, symbol: String?, text: String, topics: [SymbolTopics.Group] = [],
    replacesComment: Bool = false, at location: SourceLocation
  ) {
    self.module = module
    self.symbol = symbol
    self.text = text
    self.topics = topics
    self.replacesComment = replacesComment
    self.location = location
  }
}
