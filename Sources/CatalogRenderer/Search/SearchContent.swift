import AgentUI
import CatalogModel
import SearchIndex

/// What a search finds in a catalog.
///
/// The part before the point of an id is what results are grouped and filtered by.
public enum SearchContent: String, CaseIterable, Sendable {
  case component
  case componentSection = "component.section"
  case prop
  case guide
  case guideSection = "guide.section"
  case token
  case symbol
  case member = "symbol.member"
  case requirement
  case rule
  case ruleSection = "rule.section"
  case example
  case finding
  case page

  /// In the order of their numbers.
  public static let kinds = allCases.map {
    SearchKind($0.rawValue, weight: $0.weight, questionWeight: $0.questionWeight)
  }

  /// The number of the kind.
  public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How much its documents count, in eighths.
  private var weight: Int {
    switch self {
    case .component: 12
    case .guide, .finding, .page: 10
    case .token, .symbol, .rule: 9
    case .componentSection, .guideSection, .prop, .requirement, .ruleSection: 8
    case .member, .example: 7
    }
  }

  /// The same for a question in words, which prose answers.
  private var questionWeight: Int {
    switch self {
    case .guide, .rule: 14
    case .guideSection, .ruleSection, .componentSection: 12
    case .component, .requirement, .finding, .page: 10
    case .token, .prop, .example: 6
    case .symbol, .member: 5
    }
  }
}

/// A part of a page that a search finds by itself.
struct SearchPart: Sendable {
  var content: SearchContent
  var title: String
  /// The id of its element; `nil` for the page as a whole.
  var anchor: String?
  /// What it belongs to, where that is not the page.
  var place: String?
  var names: [String] = []
  var keywords = ""
  var text = ""
  /// Code that is found and not shown.
  var code = ""
  var colors: [SearchDocument.Color] = []

  init(_ content: SearchContent, _ title: String, anchor: String? = nil) {
    self.content = content
    self.title = title
    self.anchor = anchor
  }

  /// What an example is found by: its Swift, as its author wrote it where that is stated, and its
  /// agent YAML.
  static func code(
    of root: AgentNode, in vocabulary: Vocabulary, swift: String? = nil
  ) -> String {
    (swift ?? SwiftPrinter(vocabulary).print(root)) + "\n" + YAMLPrinter(vocabulary).print(root)
  }
}
