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
