import Diagnostics
import SwiftSymbols

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

  /// A padding of a line's width, or half of it, keeps the line from being cut off.
  func derived(_ number: LiteralNumber, in file: LintFile) -> DerivedNumber? {
    guard file.uses.calls[number.call].name == "padding" else { return nil }
    let isOfLine = file.lineWidths(around: number.call).contains {
      TokenChoice.isEqual(number.value, $0) || TokenChoice.isEqual(number.value, $0 / 2)
    }
    return isOfLine || isTakenBack(number, in: file) ? .nothing : nil
  }

  /// Whether a negative padding of the same chain takes it back, as for a larger touch area.
  private func isTakenBack(_ number: LiteralNumber, in file: LintFile) -> Bool {
    file.modifiers(of: file.root(of: number.call)).contains { link in
      link.name == "padding"
        && link.arguments.contains { $0.number.map { $0 == -number.value } ?? false }
    }
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
