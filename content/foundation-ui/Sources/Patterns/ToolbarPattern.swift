import SwiftUI

/// A bar at the top of a pane, with a title and the actions on what the pane shows.
///
/// Inside a ``NavigationSplitScaffold`` the title and the actions go into the window's toolbar or
/// the navigation bar. Elsewhere the bar is an ordinary view, and actions that do not fit beside
/// the title move below it.
public struct ToolbarPattern<Items: View>: View {
  @Environment(\.navigationModel) private var navigationModel
  @Environment(\.contentInset) private var contentInset

  /// The title of the pane.
  public let title: String
  /// The actions and statuses: ``ToolbarAction``, ``Badge`` and ``Indicator``.
  public let items: Items

  /// Makes a toolbar.
  ///
  /// - Parameters:
  ///   - title: The title of the pane.
  ///   - items: The actions and statuses: ``ToolbarAction``, ``Badge`` and ``Indicator``.
  public init(title: String, @ViewBuilder items: () -> Items) {
    self.title = title
    self.items = items()
  }

  /// The toolbar of the window inside a scaffold, else a bar over a line.
  public var body: some View {
    if navigationModel == nil {
      bar
    } else {
      Color.clear
        .frame(height: .zero)
        .navigationTitle(title)
        .toolbar { ToolbarItemGroup(placement: .primaryAction) { items } }
    }
  }

  private var bar: some View {
    VStack(spacing: .zero) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: DS.Spacing.m) {
          heading
          Spacer(minLength: DS.Spacing.m)
          itemRow
        }
        VStack(alignment: .leading, spacing: DS.Spacing.s) {
          heading
          itemRow
        }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.horizontal, DS.Spacing.platformDefault)
      .padding(.vertical, DS.Spacing.s)
      Divider()
    }
    .background(DS.Color.tertiary)
    .padding(.horizontal, -contentInset)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(title)
  }

  private var heading: some View {
    Text(title)
      .font(DS.Font.title)
      .accessibilityAddTraits(.isHeader)
  }

  private var itemRow: some View {
    HStack(spacing: DS.Spacing.s) { items }
  }
}

#Preview {
  ToolbarPattern(title: "movie.mp4") {
    Badge(text: "Valid", level: .success)
    ToolbarAction(label: "Find", systemImage: "magnifyingglass", shortcut: "⌘F")
    ToolbarAction(label: "Share", systemImage: "square.and.arrow.up")
  }
}
