import SwiftUI

/// A pane with the details of what is selected.
///
/// The pane scrolls, so that content of any length fits. It lies on the thin material and, where
/// Reduce Transparency switches materials off, on ``DS/Color/tertiary``. Inside a
/// ``NavigationSplitScaffold`` the scaffold sets its width.
public struct InspectorPattern<Content: View>: View {
  @Environment(\.navigationModel) private var navigationModel

  /// The title of the pane; it is shown in upper case.
  public let title: String
  /// The sections and rows of the pane.
  public let content: Content

  /// Makes an inspector.
  ///
  /// - Parameters:
  ///   - title: The title of the pane.
  ///   - content: The sections and rows of the pane.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title above the scrolling content.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DS.Spacing.l) {
        Text(title)
          .font(DS.Font.title)
          .textCase(.uppercase)
          .accessibilityAddTraits(.isHeader)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(DS.Spacing.l)
    }
    .surfaceStyle(material: .thin, cornerRadius: .zero)
    .frame(minWidth: navigationModel == nil ? DS.Layout.inspectorMinimum : nil)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}

#Preview {
  InspectorPattern(title: "File metadata") {
    SectionHeader(text: "Basic info")
    KeyValueRow(key: "Type", value: "ftyp", copyable: true)
    Badge(text: "Valid", level: .success)
  }
}
