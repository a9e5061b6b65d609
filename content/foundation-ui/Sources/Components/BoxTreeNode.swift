import SwiftUI

/// One box of an ISO media file, and the boxes inside it.
///
/// A node with boxes inside can be opened and closed and remembers which it is.
///
/// ```swift
/// BoxTreeNode(type: "moov", size: "4 KB") {
///   BoxTreeNode(type: "mvhd", size: "108 bytes", level: .success)
/// }
/// ```
public struct BoxTreeNode<Children: View>: View {
  @State private var isOpen: Bool

  /// The four-character code of the box.
  public let type: String
  /// How large the box is, with its unit.
  public let size: String
  /// Whether the node is open when it appears.
  public let isExpanded: Bool
  /// The status of the box; `nil` shows none.
  public let level: BadgeLevel?
  /// The boxes inside.
  public let children: Children

  /// Makes a node with boxes inside.
  ///
  /// - Parameters:
  ///   - type: The four-character code of the box, such as `moov`.
  ///   - size: How large the box is, with its unit.
  ///   - isExpanded: Whether the node is open when it appears.
  ///   - level: The status of the box; `nil` shows none.
  ///   - children: The boxes inside.
  public init(
    type: String,
    size: String,
    isExpanded: Bool = true,
    level: BadgeLevel? = nil,
    @ViewBuilder children: () -> Children
  ) {
    self.type = type
    self.size = size
    self.isExpanded = isExpanded
    self.level = level
    self.children = children()
    _isOpen = State(initialValue: isExpanded)
  }

  /// The row of the box and, while it is open, the rows inside.
  public var body: some View {
    if Children.self == EmptyView.self {
      row.padding(.leading, DS.Spacing.l + DS.Spacing.s / 2)
    } else {
      DisclosureGroup(isExpanded: $isOpen) {
        children
      } label: {
        row
      }
      .disclosureGroupStyle(BoxTreeDisclosureStyle())
      .accessibleAnimation(DS.Animation.medium, value: isOpen)
    }
  }

  private var row: some View {
    HStack(spacing: DS.Spacing.s) {
      if let level {
        Indicator(level: level, size: .mini)
      }
      Text(type)
        .font(DS.Font.body.monospaced())
        .speechSpellsOutCharacters()
      Spacer(minLength: DS.Spacing.s)
      Text(size).font(DS.Font.body.monospacedDigit())
    }
    .frame(minHeight: DS.Target.minimum)
    .accessibilityElement(children: .combine)
  }
}

extension BoxTreeNode where Children == EmptyView {
  /// Makes a node without boxes inside.
  ///
  /// - Parameters:
  ///   - type: The four-character code of the box, such as `ftyp`.
  ///   - size: How large the box is, with its unit.
  ///   - isExpanded: Has no effect on a node without boxes inside.
  ///   - level: The status of the box; `nil` shows none.
  public init(type: String, size: String, isExpanded: Bool = true, level: BadgeLevel? = nil) {
    self.init(type: type, size: size, isExpanded: isExpanded, level: level) { EmptyView() }
  }
}

/// The triangle before the row on every platform, so that the sizes at the other end form a column.
private struct BoxTreeDisclosureStyle: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: .zero) {
      Button {
        configuration.isExpanded.toggle()
      } label: {
        HStack(spacing: DS.Spacing.s / 2) {
          Image(systemName: configuration.isExpanded ? "chevron.down" : "chevron.forward")
            .imageScale(.small)
            .frame(width: DS.Spacing.l)
            .accessibilityHidden(true)
          configuration.label
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityValue(configuration.isExpanded ? "open" : "closed")
      if configuration.isExpanded {
        VStack(alignment: .leading, spacing: .zero) {
          configuration.content
        }
        .padding(.leading, DS.Spacing.l)
      }
    }
  }
}

#Preview {
  BoxTreeNode(type: "moov", size: "4 KB") {
    BoxTreeNode(type: "mvhd", size: "108 bytes", level: .success)
  }
  .padding(DS.Spacing.l)
}
