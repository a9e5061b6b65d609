import SwiftUI

/// A list of the places in a window, for macOS and iPadOS.
///
/// On an iPhone, use a tab bar or a navigation stack. The system supplies the material of the
/// sidebar; the detail beside it lies on ``DS/Color/tertiary``, drawn by ``ScaffoldContent``.
/// Inside a ``NavigationSplitScaffold`` the scaffold sets the width.
public struct SidebarPattern<Content: View>: View {
  @Environment(\.navigationModel) private var navigationModel

  /// The title above the rows.
  public let title: String
  /// The label of the selected row; `nil` selects none.
  public let selection: String?
  /// The rows, ``SidebarItem`` and ``SectionHeader``.
  public let content: Content

  /// Makes a sidebar.
  ///
  /// - Parameters:
  ///   - title: The title above the rows.
  ///   - selection: The label of the selected row.
  ///   - content: The rows, ``SidebarItem`` and ``SectionHeader``.
  public init(
    title: String, selection: String? = nil, @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.selection = selection
    self.content = content()
  }

  /// The title above the scrolling rows.
  public var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: DS.Spacing.s / 2) {
        Text(title)
          .font(DS.Font.title)
          .padding(.horizontal, DS.Spacing.s)
          .padding(.bottom, DS.Spacing.s / 2)
          .accessibilityAddTraits(.isHeader)
        content
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(DS.Spacing.m)
    }
    .environment(\.sidebarSelection, selection)
    .frame(
      minWidth: navigationModel == nil ? DS.Layout.sidebarMinimum : nil,
      idealWidth: navigationModel == nil ? DS.Layout.sidebarIdeal : nil
    )
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }
}

#Preview {
  SidebarPattern(title: "Library", selection: "Recent") {
    SectionHeader(text: "Files")
    SidebarItem(label: "Recent", systemImage: "doc")
    SidebarItem(label: "Folders", systemImage: "folder")
  }
}
