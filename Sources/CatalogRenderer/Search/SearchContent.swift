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
  public static let kinds = allCases.map { SearchKind($0.rawValue, weight: $0.weight) }

  /// The number of the kind.
  public var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// How much its documents count, in eighths.
  private var weight: Int {
    switch self {
    case .component: 12
    case .guide, .finding, .page: 10
    case .token, .symbol, .rule: 9
    case .componentSection, .guideSection, .requirement, .ruleSection: 8
    case .prop, .member, .example: 7
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
  var colors: [String] = []

  init(_ content: SearchContent, _ title: String, anchor: String? = nil) {
    self.content = content
    self.title = title
    self.anchor = anchor
  }
}
