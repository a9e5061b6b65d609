import CatalogModel
import Diagnostics

/// Finds files for programs that are larger than their limit.
struct SizeFindings {
  let limits: AgentLimits
  /// The manifest in which limits are stated: `foundation-ui/system.yaml`.
  let manifest: String

  /// - Parameter origin: The file of the content that the page is made from, where there is one.
  func check(_ page: MarkdownPage, madeFrom origin: String?) -> Diagnostic? {
    finding(
      .page, page.size, "the page \(page.path)", Self.advice(page.route), origin)
  }

  func check(_ file: AgentFile, _ kind: AgentLimits.Kind) -> Diagnostic? {
    finding(kind, file.size, file.path, Self.advice(kind), nil)
  }

  private func finding(
    _ kind: AgentLimits.Kind, _ size: TextSize, _ subject: String, _ advice: String,
    _ origin: String?
  ) -> Diagnostic? {
    let limit = limits[kind]
    guard size.tokens > limit.tokens else { return nil }
    let isStated = limit.location != nil
    return Diagnostic(
      isStated ? .error : .warning, id: "agents/too-large",
      "\(subject) has \(size.tokenText), over its limit of \(TextSize.grouped(limit.tokens))",
      at: origin.map { SourceLocation($0) } ?? limit.location,
      notes: isStated && origin != nil
        ? [.init("the limit is stated here", at: limit.location)] : [],
      suggestion: "\(advice), or raise 'agents: { limits: { \(kind.rawValue): "
        + "\(size.tokens) } }' in \(manifest)")
  }

  private static func advice(_ kind: AgentLimits.Kind) -> String {
    switch kind {
    case .llms: "shorten the summaries that it lists"
    case .full, .catalog: "shorten guides and examples"
    case .page: "divide the page"
    }
  }

  /// What makes a page smaller, by what it is made of.
  private static func advice(_ route: Route) -> String {
    switch route {
    case .guide: "divide the guide into several"
    case .specification: "divide the specification into several"
    case .rule: "leave out examples that show the same"
    case .component: "shorten the component's guide and examples"
    case .tokenGroup: "divide the tokens into more top-level groups"
    case .screens: "leave out screens that show the same"
    case .contrast, .contrastMatrix: "name fewer tokens under 'contrast: { matrix: … }'"
    case .symbol: "divide the type"
    case .catalog, .notFound, .system, .tokens, .specifications, .rules, .api, .coverage, .agents:
      "divide the system"
    }
  }
}
