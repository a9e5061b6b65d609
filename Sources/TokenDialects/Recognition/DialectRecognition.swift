import DesignTokens
import Diagnostics
import JSONTree

/// Which dialect a tree is written in, by what it holds.
struct DialectRecognition {
  let path: String
  let dialect: TokenDialect
  /// Whether files in this dialect can be read.
  private(set) var isRead = true
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the file says that it is in DTCG 2025.10, or is a resolver document.
  private(set) var isHeldToStandard = false

  init(_ root: JSONNode, path: String) {
    self.path = path
    guard let object = root.object else {
      dialect = Self.isThemeList(root) ? .tokensStudio : .dtcg
      if dialect == .tokensStudio { refuseStudioThemes(at: root.position) }
      return
    }
    dialect = Self.dialect(of: object)
    isHeldToStandard = Self.isHeldToStandard(object)
    switch dialect {
    case .dtcg: break
    case .theo: refuseTheo(at: root.position)
    case .tokensStudio where Self.isMetadataOnly(object): passOverStudioOrder(at: root.position)
    case .dtcgDraft, .tokensStudio, .styleDictionary, .spectrum, .terrazzo, .figma, .redHat, .plain:
      warn(at: root.position)
    }
  }

  private static func dialect(of root: JSONObject) -> TokenDialect {
    if isHeldToStandard(root) { return .dtcg }
    if FigmaVariables(root) != nil { return .figma }
    if root["$themes"] != nil || root["$metadata"] != nil || isMetadataOnly(root) {
      return .tokensStudio
    }
    let evidence = DialectEvidence(root)
    if isTheo(root, evidence) { return .theo }
    if evidence.hasSpectrumSchemas { return .spectrum }
    if evidence.hasStudioTypes || evidence.hasStudioExtensions && evidence.objectForms == 0 {
      return .tokensStudio
    }
    if evidence.plainTokens > 0, evidence.dollarTokens == 0 { return .styleDictionary }
    if evidence.hasModes { return .terrazzo }
    if evidence.isFigmaWithStrings { return .figma }
    if evidence.isRedHat, !evidence.isNew { return .redHat }
    if evidence.dollarTokens == 0, !evidence.isNew, PlainValues.areTokens(root) { return .plain }
    return evidence.isDraft ? .dtcgDraft : .dtcg
  }

  private static func isHeldToStandard(_ root: JSONObject) -> Bool {
    root["$schema"]?.string.map(TokenSchema.isCurrent) == true
      || root["resolutionOrder"]?.array != nil
  }

  private static func isTheo(_ root: JSONObject, _ evidence: DialectEvidence) -> Bool {
    guard let props = root["props"] else { return evidence.hasBraceExclamation }
    let isToken = props.object.map(TokenMarking.isToken) ?? false
    let isMap = props.array != nil || props.object != nil && !isToken
    let isKnown = ["global", "aliases", "imports"].contains { root[$0] != nil }
    return isMap && (isKnown || evidence.hasBraceExclamation)
  }

  /// `$metadata.json` of Tokens Studio.
  private static func isMetadataOnly(_ root: JSONObject) -> Bool {
    root.members.count == 1 && root["tokenSetOrder"]?.array != nil
  }

  /// `$themes.json` of Tokens Studio.
  private static func isThemeList(_ root: JSONNode) -> Bool {
    guard let themes = root.array, !themes.isEmpty else { return false }
    return themes.allSatisfy { $0.object?["selectedTokenSets"] != nil }
  }

  // MARK: - Messages

  private mutating func warn(at position: JSONPosition) {
    diagnostics.append(
      .init(
        .tokensDialect,
        "the file is written in \(dialect.phrase), not in DTCG 2025.10", at: location(position),
        suggestion: DialectAdvice.upgrade))
  }

  private mutating func refuseTheo(at position: JSONPosition) {
    isRead = false
    diagnostics.append(
      .init(
        .tokensUnknownDialect, "the file looks like Theo, which is not read",
        at: location(position),
        suggestion:
          "write each entry of 'props' as a token with '$type' and '$value', each of 'aliases' "
          + "as a token that others refer to as {name}"))
  }

  private mutating func refuseStudioThemes(at position: JSONPosition) {
    isRead = false
    diagnostics.append(
      .init(
        .tokensUnknownDialect, "the file holds themes of Tokens Studio, and no tokens",
        at: location(position),
        suggestion: "name the folder that holds the sets beside it"))
  }

  /// The order alone takes nothing away from the sets, which are read as they are named.
  private mutating func passOverStudioOrder(at position: JSONPosition) {
    isRead = false
    diagnostics.append(
      .init(
        .tokensUnknownDialect, as: .warning,
        "the file holds the order of Tokens Studio's sets, which is not read",
        at: location(position), suggestion: "name the files of the sets in this order"))
  }

  private func location(_ position: JSONPosition) -> SourceLocation {
    SourceLocation(path, at: position)
  }
}
