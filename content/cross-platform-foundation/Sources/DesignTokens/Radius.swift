import SwiftUI

extension DS {
  /// Радиусы скругления, в пунктах.
  public enum Radius {
    /// Карточки и панели: 10 пунктов.
    public static let card: CGFloat = 10

    /// Больше высоты любого чипа, поэтому концы становятся полукругами: капсула.
    public static let chip: CGFloat = 999

    /// Строки, поля и прочие небольшие фигуры: 6 пунктов.
    public static let small: CGFloat = 6
  }
}
