/// The weights of `SwiftUI.Font.Weight`, the lightest first.
///
/// The lightest of SwiftUI is `ultraLight`, that of the token format `thin`: the order decides
/// about the number, not the name.
public enum SwiftUIFontWeight: String, CaseIterable, Hashable, Sendable {
  /// The constants of `Font.Weight` by their names there, from the lightest to the heaviest.
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The weight that lies nearest to a number of the token format, 1 to 1000; of two that are
  /// equally near the lighter one.
  public init(nearest weight: Double) {
    self = Self.allCases.first { weight <= $0.greatest } ?? .black
  }

  /// The number of the token format, 100 to 900.
  public var value: Double { Double((Self.allCases.firstIndex(of: self) ?? 0) + 1) * 100 }

  /// How Swift calls it after `Font.Weight.`.
  public var name: String { rawValue }

  /// The greatest number that it is nearest to.
  private var greatest: Double { self == .black ? .infinity : value + 50 }

  /// The branches of a `switch` over a number, by which exported source finds the weight.
  static var branches: [String] {
    allCases.map { weight in
      let pattern = weight == .black ? "default" : "case ...\(CSSNumber.text(weight.greatest))"
      return "\(pattern): .\(weight.name)"
    }
  }
}
