import Diagnostics

/// Distances that are a spacing token: of `padding`, stacks, grids and insets.
struct LiteralSpacing: LiteralNumberRule {
  static let id = FindingID.lintLiteralSpacing
  let knowledge: DesignKnowledge
  let choice: TokenChoice
  let sites: [String: [LiteralSite]] = Self.distances

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    choice = TokenChoice(subject.knowledge, role: .spacing)
  }

  private static let distances: [String: [LiteralSite]] =
    ([
      LiteralSite("padding"), LiteralSite("safeAreaPadding"), LiteralSite("contentMargins"),
      LiteralSite("EdgeInsets", "top", "leading", "bottom", "trailing"),
      LiteralSite("Grid", "horizontalSpacing", "verticalSpacing"),
      LiteralSite("Spacer", "minLength"), LiteralSite("listRowSpacing"),
      LiteralSite("listSectionSpacing"), LiteralSite("safeAreaInset", "spacing"),
    ]
    + [
      "VStack", "HStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem",
      "VStackLayout", "HStackLayout",
    ].map { LiteralSite($0, "spacing") }).byCall
}
