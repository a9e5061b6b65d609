import SwiftUI

/// The title of a section inside a pane.
///
/// It is a heading for VoiceOver, so people can move from section to section.
public struct SectionHeader: View {
  /// The title; it is shown in upper case.
  public let text: String
  /// Whether a line is drawn below the title.
  public let showsDivider: Bool

  /// Makes a section header.
  ///
  /// - Parameters:
  ///   - text: The title.
  ///   - showsDivider: Whether a line is drawn below the title.
  public init(text: String, showsDivider: Bool = false) {
    self.text = text
    self.showsDivider = showsDivider
  }

  /// The title and, where asked for, the line.
  public var body: some View {
    VStack(alignment: .leading, spacing: DS.Spacing.s) {
      Text(text)
        .font(DS.Font.label)
        .textCase(.uppercase)
        .accessibilityAddTraits(.isHeader)
      if showsDivider {
        Divider()
      }
    }
    .padding(.vertical, DS.Spacing.s / 2)
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview {
  SectionHeader(text: "Basic info", showsDivider: true).padding(DS.Spacing.l)
}
