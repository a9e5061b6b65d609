import SwiftUI

/// A word that tells the state of something.
public struct Badge: View {
  /// The states there are.
  public enum Level { case ok, off }

  private let text: String
  private let level: Level

  /// A badge of a level.
  public init(text: String, level: Level) {
    self.text = text
    self.level = level
  }

  public var body: some View { Text(text) }
}
