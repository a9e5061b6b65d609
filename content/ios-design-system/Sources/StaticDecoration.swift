import SwiftUI

/// What a decoration shows.
public enum DecorationSymbol: String, CaseIterable, Sendable {
  /// The symbol `cloud`, a cloud drawn filled.
  case cloud
  /// The symbol `star`, a star drawn filled.
  case star
  /// The symbol `sparkles`, one large sparkle and two small ones.
  case sparkles
}

/// A cloud, a star or sparkles that stand still.
///
/// Decorations have no meaning, so VoiceOver skips them.
public struct StaticDecoration: View {
  /// What is shown.
  public let symbol: DecorationSymbol

  /// Makes a decoration.
  ///
  /// - Parameter symbol: What is shown.
  public init(symbol: DecorationSymbol = .sparkles) {
    self.symbol = symbol
  }

  /// The symbol in the primary colour, hidden from VoiceOver.
  public var body: some View {
    Image(systemName: symbol.rawValue)
      .symbolVariant(.fill)
      .font(.largeTitle)
      .foregroundStyle(Color.primary)
      .accessibilityHidden(true)
  }
}

#Preview {
  HStack {
    ForEach(DecorationSymbol.allCases, id: \.self) { StaticDecoration(symbol: $0) }
  }
}
