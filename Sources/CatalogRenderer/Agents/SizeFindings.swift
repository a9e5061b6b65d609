import CatalogModel
import Diagnostics

/// Finds files for programs that are larger than their limit.
struct SizeFindings {
  let limits: AgentLimits
  /// The manifest in which limits are stated: `foundation-ui/system.yaml`.
  let manifest: String

  /// - Parameters:
  ///   - entry: The page that is meant; `nil` for the start of the catalog.
  func check(_ page: MadePage, of entry: PageEntry?) -> Diagnostic? {
    finding(
      .page, page.size, "the page \(page.path)", entry?.sizeAdvice ?? "divide the system",
      entry?.madeFrom?.path)
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
      .agentsTooLarge, as: isStated ? .error : .warning,
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
}
