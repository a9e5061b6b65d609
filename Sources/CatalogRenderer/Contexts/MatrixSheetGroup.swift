import Templates

/// Sheets of a matrix that share their first contexts.
struct MatrixSheetGroup: TemplateContext, Sendable {
  /// A page for a group of contexts.
  struct Link: TemplateContext, Sendable {
    /// What tells the sheet from the others of its group.
    var title: String
    /// All its contexts in words.
    var label: String
    var href: String
    var isCurrent: Bool

    static let fields: [ContextField<Link>] = [
      .text("title") { $0.title },
      .text("label") { $0.label },
      .text("href") { $0.href },
      .flag("isCurrent") { $0.isCurrent },
    ]
  }

  /// The shared contexts in words; empty where all sheets are in one group.
  var title: String
  var links: [Link]

  static let fields: [ContextField<MatrixSheetGroup>] = [
    .text("title") { $0.title },
    .list("links") { $0.links },
  ]
}
