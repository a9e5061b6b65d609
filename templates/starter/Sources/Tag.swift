import SwiftUI

/// One or two words on a coloured shape, which say how something stands.
///
/// ```swift
/// Tag("Published", tone: .success)
/// ```
public struct Tag: View {
  private let text: String
  private let tone: TagTone

  /// Makes a tag.
  ///
  /// - Parameters:
  ///   - text: One or two words.
  ///   - tone: What the fact means to the reader.
  public init(_ text: String, tone: TagTone = .info) {
    self.text = text
    self.tone = tone
  }

  /// The words on their shape.
  public var body: some View {
    Text(text)
      .font(DS.Font.label)
      .foregroundStyle(DS.Color.text)
      .padding(.vertical, DS.Spacing.s / 2)
      .padding(.horizontal, DS.Spacing.m)
      .background(tone.fill, in: RoundedRectangle(cornerRadius: DS.Radius.tag))
  }
}

/// What the fact on a ``Tag`` means to the reader.
public enum TagTone: String, CaseIterable, Sendable {
  /// A neutral fact.
  case info
  /// Something went well.
  case success
  /// Something needs a look.
  case warning

  fileprivate var fill: Color {
    switch self {
    case .info: DS.Color.info
    case .success: DS.Color.success
    case .warning: DS.Color.warning
    }
  }
}
