import SwiftUI

/// One row of a sidebar: a name, and a symbol where one helps.
///
/// The row shows a place and does not go there by itself: wrap it in a `NavigationLink` or a
/// `Button`.
public struct SidebarItem: View {
  @Environment(\.sidebarSelection) private var sidebarSelection

  /// The name of the place.
  public let label: String
  /// The name of an SF Symbol before the label.
  public let systemImage: String?
  /// Whether this row is the selected one, whatever the sidebar says.
  public let isSelected: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - label: The name of the place.
  ///   - systemImage: The name of an SF Symbol before the label.
  ///   - isSelected: Whether this row is selected; a sidebar whose `selection` is this label
  ///     selects it too.
  public init(label: String, systemImage: String? = nil, isSelected: Bool = false) {
    self.label = label
    self.systemImage = systemImage
    self.isSelected = isSelected
  }

  /// The symbol and the label on the background of the selection, with an edge: the fill alone is
  /// too faint to show which row is selected.
  public var body: some View {
    HStack(spacing: DS.Spacing.s) {
      if let systemImage {
        Image(systemName: systemImage)
          .foregroundStyle(isCurrent ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint))
          .frame(width: DS.Spacing.l)
          .accessibilityHidden(true)
      }
      Text(label).font(DS.Font.body)
    }
    .padding(.horizontal, DS.Spacing.s)
    .frame(maxWidth: .infinity, minHeight: DS.Target.minimum, alignment: .leading)
    .background(isCurrent ? AnyShapeStyle(.tint.quaternary) : AnyShapeStyle(.clear), in: shape)
    .overlay {
      shape.strokeBorder(
        isCurrent ? AnyShapeStyle(.tint) : AnyShapeStyle(.clear), lineWidth: DS.Layout.hairline)
    }
    .contentShape(Rectangle())
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isCurrent ? .isSelected : [])
  }

  private var isCurrent: Bool { isSelected || sidebarSelection == label }

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: DS.Radius.small, style: .continuous)
  }
}

private struct SidebarSelectionKey: EnvironmentKey {
  static let defaultValue: String? = nil
}

extension EnvironmentValues {
  /// The label of the row that the enclosing sidebar shows as selected.
  var sidebarSelection: String? {
    get { self[SidebarSelectionKey.self] }
    set { self[SidebarSelectionKey.self] = newValue }
  }
}

#Preview {
  VStack(spacing: .zero) {
    SidebarItem(label: "Recent", systemImage: "doc", isSelected: true)
    SidebarItem(label: "Library", systemImage: "folder")
  }
  .padding(DS.Spacing.m)
}
