import SwiftUI

/// A word on a coloured fill.
///
/// - Note: The fill is translucent.
public struct Tag: View {
  /// Makes a tag.
  ///
  /// - Parameters:
  ///   - text: The word.
  ///   - size: How much room is around it.
  public init(text: String, size: TagSize = .small) {
    self.text = text
    self.size = size
  }

  private let text: String
  private let size: TagSize

  public var body: some View { Text(text).padding(size == .small ? 4 : 8) }
}

/// How much room is around the word of a tag.
public enum TagSize: String, Sendable {
  case small
  /// With twice the room.
  case medium
}
