import Templates

/// The page of a guide.
struct GuideContext: SitePage {
  var frame: PageFrame
  var summary: String
  var kindLabel: String
  var isCase: Bool
  var content: String

  static let fields: [ContextField<GuideContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("kindLabel") { $0.kindLabel },
      .flag("isCase") { $0.isCase },
      .markup("content") { $0.content },
    ]
}

/// The page of whole screens.
struct ScreensContext: SitePage {
  var frame: PageFrame
  var summary: String
  var examples: [ExampleItem]

  static let fields: [ContextField<ScreensContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("examples") { $0.examples },
    ]
}

/// The page of the public API.
struct APIContext: SitePage {
  /// The declarations of one source file.
  struct File: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var symbols: [SymbolItem]

    static let fields: [ContextField<File>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .list("symbols") { $0.symbols },
    ]
  }

  /// The declarations of one folder.
  struct Group: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var files: [File]

    static let fields: [ContextField<Group>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .list("files") { $0.files },
    ]
  }

  var frame: PageFrame
  var summary: String
  var groups: [Group]

  static let fields: [ContextField<APIContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("groups") { $0.groups },
    ]
}
