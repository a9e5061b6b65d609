import SwiftUI

/// The boxes of an ISO media file as a tree.
///
/// The outermost rows are created as they scroll into view, so files with many boxes stay fast.
public struct BoxTreePattern<Content: View>: View {
  @Environment(\.contentInset) private var contentInset

  /// The title above the tree.
  public let title: String
  /// The outermost boxes, each a ``BoxTreeNode``.
  public let content: Content

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - title: The title above the tree.
  ///   - content: The outermost boxes, each a ``BoxTreeNode``.
  public init(title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title above the scrolling tree.
  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: .zero) {
        Text(title)
          .font(DS.Font.title)
          .padding(.bottom, DS.Spacing.s)
          .accessibilityAddTraits(.isHeader)
        content
      }
      .padding(DS.Spacing.platformDefault)
    }
    .background(DS.Color.tertiary)
    .padding(.horizontal, -contentInset)
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Boxes of \(title)")
  }
}

#Preview {
  BoxTreePattern(title: "Boxes") {
    BoxTreeNode(type: "ftyp", size: "32 bytes", level: .success)
    BoxTreeNode(type: "moov", size: "4 KB") {
      BoxTreeNode(type: "mvhd", size: "108 bytes")
      BoxTreeNode(type: "trak", size: "2 KB", level: .warning)
    }
  }
}
