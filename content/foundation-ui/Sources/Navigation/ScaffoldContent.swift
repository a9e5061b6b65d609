import SwiftUI

/// The middle column of a scaffold: what the window is about.
///
/// It lies on ``DS/Color/tertiary`` and is padded by ``DS/Spacing/platformDefault``.
public struct ScaffoldContent<Content: View>: View {
  /// The title above the content; `nil` shows none.
  public let title: String?
  /// What the column shows.
  public let content: Content

  /// Makes a content column.
  ///
  /// - Parameters:
  ///   - title: The title above the content.
  ///   - content: What the column shows.
  public init(title: String? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title over a line, and the content below.
  public var body: some View {
    VStack(alignment: .leading, spacing: .zero) {
      if let title {
        heading(title)
        Divider()
      }
      VStack(alignment: .leading, spacing: DS.Spacing.m) {
        content
      }
      .padding(DS.Spacing.platformDefault)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(DS.Color.tertiary)
    .accessibilityElement(children: .contain)
  }

  private func heading(_ title: String) -> some View {
    Text(title)
      .font(.headline)
      .padding(.horizontal, DS.Spacing.platformDefault)
      .padding(.vertical, DS.Spacing.s)
      .accessibilityAddTraits(.isHeader)
  }
}

#Preview {
  ScaffoldContent(title: "movie.mp4") {
    KeyValueRow(key: "Duration", value: "00:01:30")
  }
}
