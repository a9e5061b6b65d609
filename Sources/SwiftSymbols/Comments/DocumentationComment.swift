/// A documentation comment in its parts. All texts are markdown.
///
/// The parts are those that Swift's markup names: `- Parameter x:`, `- Parameters:` with a list
/// below it, `- Returns:` and `- Throws:`. Everything else stays in the discussion.
public struct DocumentationComment: Hashable, Sendable {
  /// The comment without its markers and common indentation.
  public var text: String
  /// The first paragraph, when the comment begins with one.
  public var summary: String?
  /// What follows the summary, without the parts below; `nil` when there is nothing.
  public var discussion: String?
  /// In the order of the comment.
  public var parameters: [Parameter]
  /// What the comment says of the result.
  public var returns: String?
  /// What the comment says of errors.
  public var `throws`: String?

  /// What a comment says of one parameter.
  public struct Parameter: Hashable, Sendable {
    /// As the comment spells it, without backticks.
    public var name: String
    /// Markdown, without the indentation of its list item.
    public var text: String

    /// A parameter and what is said of it.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// Takes a comment apart whose markers are off already.
  public init(text: String) {
    self.text = text
    var parser = CommentParser(text)
    parser.run()
    parameters = parser.parameters
    returns = parser.returns
    `throws` = parser.throwsText
    (summary, discussion) = CommentBlocks.split(parser.prose)
  }

  /// What is said of the parameter called `name`.
  public func text(ofParameter name: String) -> String? {
    parameters.first { $0.name == name }?.text
  }
}
