import SwiftUI

/// The middle column of a scaffold: what the window is about.
///
/// It lies on ``DS/Color/tertiary`` and is padded by ``DS/Spacing/platformDefault``. A
/// ``ToolbarPattern`` or a ``BoxTreePattern`` inside reaches the edges of the column all the same.
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

  /// The title and the content below it.
  public var body: some View {
    VStack(alignment: .leading, spacing: DS.Spacing.m) {
      if let title {
        Text(title)
          .font(DS.Font.title)
          .accessibilityAddTraits(.isHeader)
      }
      content.environment(\.contentInset, DS.Spacing.platformDefault)
    }
    .padding(DS.Spacing.platformDefault)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(DS.Color.tertiary)
    .accessibilityElement(children: .contain)
  }
}

extension EnvironmentValues {
  /// How far content stands from the edges of the column around it.
  var contentInset: CGFloat {
    get { self[ContentInsetKey.self] }
    set { self[ContentInsetKey.self] = newValue }
  }
}

private struct ContentInsetKey: EnvironmentKey {
  static let defaultValue: CGFloat = .zero
}

#Preview {
  ScaffoldContent(title: "movie.mp4") {
    KeyValueRow(key: "Duration", value: "00:01:30")
  }
}
