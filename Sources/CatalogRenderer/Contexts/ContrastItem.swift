import Templates

/// A contrast pair with its ratio in each context.
struct ContrastItem: TemplateContext, Sendable {
  struct Layer: TemplateContext, Sendable {
    var path: String
    var href: String

    static let fields: [ContextField<Layer>] = [
      .text("path") { $0.path },
      .text("href") { $0.href },
    ]
  }

  struct Row: TemplateContext, Sendable {
    var context: String
    var sample: String
    var ratio: String
    var verdict: String
    var confidence: String
    var isPass = false
    var isFail = false
    var isUnknown = false

    static let fields: [ContextField<Row>] = [
      .text("context") { $0.context },
      .markup("sample") { $0.sample },
      .text("ratio") { $0.ratio },
      .text("verdict") { $0.verdict },
      .text("confidence") { $0.confidence },
      .flag("isPass") { $0.isPass },
      .flag("isFail") { $0.isFail },
      .flag("isUnknown") { $0.isUnknown },
    ]
  }

  var name: String
  var foreground: String
  var foregroundHref: String
  var background: String
  var backgroundHref: String
  var over: [Layer]
  var requirement: String
  var rows: [Row]
  /// The lowest ratio that is known; `nil` when none is.
  var worst: String?
  /// The result of the lowest ratio.
  var verdict: String
  var isPass: Bool
  var isFail: Bool
  /// Whether the table is shown at once.
  var isOpen: Bool

  static let fields: [ContextField<ContrastItem>] = [
    .text("name") { $0.name },
    .text("foreground") { $0.foreground },
    .text("foregroundHref") { $0.foregroundHref },
    .text("background") { $0.background },
    .text("backgroundHref") { $0.backgroundHref },
    .list("over") { $0.over },
    .text("requirement") { $0.requirement },
    .list("rows") { $0.rows },
    .text("worst") { $0.worst },
    .text("verdict") { $0.verdict },
    .flag("isPass") { $0.isPass },
    .flag("isFail") { $0.isFail },
    .flag("isUnknown") { !$0.isPass && !$0.isFail },
    .flag("isOpen") { $0.isOpen },
  ]
}
