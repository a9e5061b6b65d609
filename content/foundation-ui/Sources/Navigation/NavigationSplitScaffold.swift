import NavigationSplitViewKit
import SwiftUI

/// The columns of a window, sidebar, content and inspector, with one shared state.
///
/// The scaffold wraps the split view in the widths, colours and animations of the design system.
/// It keeps which columns are open in a `NavigationModel`, taken from the environment or made by
/// itself, and hands it to the patterns inside. Command-1, Command-2 and Command-3 focus the
/// columns. In a compact width it shows one column, and the inspector becomes a sheet. A scaffold
/// without a sidebar or without an inspector takes an `EmptyView` in its place and has no control
/// for it.
public struct NavigationSplitScaffold<Sidebar: View, Content: View, Inspector: View>: View {
  @Environment(\.navigationModel) private var sharedModel
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var ownModel = NavigationModel()
  @State private var compactColumn: NavigationSplitViewColumn = .detail
  @FocusState private var focusedColumn: ScaffoldColumn?

  /// How many columns stand side by side.
  public let columns: ScaffoldColumns
  /// Whether the inspector stays open, at the cost of the sidebar where space is short.
  public let inspectorPinned: Bool
  /// The first column.
  public let sidebar: Sidebar
  /// The middle column.
  public let content: Content
  /// The last column.
  public let inspector: Inspector

  /// Makes a scaffold.
  ///
  /// - Parameters:
  ///   - columns: How many columns stand beside one another.
  ///   - inspectorPinned: Whether the inspector stays open and the sidebar gives way in its place.
  ///   - sidebar: The first column, a ``SidebarPattern``; an `EmptyView` for none.
  ///   - content: The middle column, a ``ScaffoldContent``.
  ///   - inspector: The last column, an ``InspectorPattern``; an `EmptyView` for none.
  public init(
    columns: ScaffoldColumns = .automatic,
    inspectorPinned: Bool = false,
    @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content,
    @ViewBuilder inspector: () -> Inspector
  ) {
    self.columns = columns
    self.inspectorPinned = inspectorPinned
    self.sidebar = sidebar()
    self.content = content()
    self.inspector = inspector()
  }

  /// The columns, sharing one navigation model.
  public var body: some View {
    @Bindable var model = model
    NavigationSplitView(
      columnVisibility: $model.columnVisibility, preferredCompactColumn: $compactColumn
    ) {
      column(.sidebar) { sidebar }
        .navigationSplitViewColumnWidth(
          min: DS.Layout.sidebarMinimum, ideal: DS.Layout.sidebarIdeal)
    } detail: {
      column(.content) { content }
        .inspector(isPresented: $model.showInspector) {
          column(.inspector) { inspector }
            .inspectorColumnWidth(
              min: DS.Layout.inspectorMinimum, ideal: DS.Layout.inspectorIdeal)
        }
        .toolbar { if hasInspector { inspectorToggle } }
    }
    .accessibleAnimation(DS.Animation.medium, value: model.showInspector)
    .keyboardShortcuts(.navigation)
    .environment(\.focusColumn, FocusColumnAction(perform: focus))
    .environment(\.navigationModel, model)
    .onAppear { arrange() }
    .onChange(of: shownColumns) { arrange() }
    .onChange(of: model.showInspector) { keepInspectorPinned() }
  }

  private var model: NavigationModel { sharedModel ?? ownModel }

  private var hasSidebar: Bool { Sidebar.self != EmptyView.self }

  private var hasInspector: Bool { Inspector.self != EmptyView.self }

  private var shownColumns: ScaffoldColumns { columns.resolved(sizeClass: sizeClass) }

  private func column(
    _ column: ScaffoldColumn, @ViewBuilder view: () -> some View
  ) -> some View {
    view()
      .focusable(interactions: .automatic)
      .focused($focusedColumn, equals: column)
      .accessibilityElement(children: .contain)
      .accessibilityLabel(column.rawValue)
  }

  @ToolbarContentBuilder private var inspectorToggle: some ToolbarContent {
    ToolbarItem(placement: .primaryAction) {
      ToolbarAction(
        label: model.showInspector ? "Hide inspector" : "Show inspector",
        systemImage: "sidebar.right"
      ) {
        model.showInspector.toggle()
      }
      .disabled(isInspectorHeldOpen)
    }
  }

  /// Brings the model in line with the number of columns there is room for.
  @MainActor private func arrange() {
    model.columnVisibility = columnVisibility
    model.showInspector = hasInspector && (shownColumns == .three || isInspectorHeldOpen)
  }

  private var columnVisibility: NavigationSplitViewVisibility {
    switch shownColumns {
    case .one: .detailOnly
    case _ where !hasSidebar: .detailOnly
    case .two where isInspectorHeldOpen: .detailOnly
    default: columns == .automatic ? .automatic : .all
    }
  }

  /// A column that stands alone has no room for a pinned inspector.
  private var isInspectorHeldOpen: Bool {
    inspectorPinned && hasInspector && shownColumns != .one
  }

  @MainActor private func keepInspectorPinned() {
    if isInspectorHeldOpen { model.showInspector = true }
  }

  /// Opens a column where it is closed, then moves the focus to it.
  @MainActor private func focus(_ column: ScaffoldColumn) {
    switch column {
    case .sidebar:
      guard hasSidebar else { return }
      model.columnVisibility = .all
      compactColumn = .sidebar
    case .content:
      compactColumn = .detail
    case .inspector:
      guard hasInspector else { return }
      model.showInspector = true
    }
    focusedColumn = column
  }
}

#Preview {
  NavigationSplitScaffold {
    SidebarPattern(title: "Library", selection: "Recent") {
      SidebarItem(label: "Recent", systemImage: "doc")
    }
  } content: {
    ScaffoldContent(title: "movie.mp4") {
      BoxTreePattern(title: "Boxes") {
        BoxTreeNode(type: "ftyp", size: "32 bytes")
      }
    }
  } inspector: {
    InspectorPattern(title: "File metadata") {
      KeyValueRow(key: "Type", value: "ftyp")
    }
  }
}
