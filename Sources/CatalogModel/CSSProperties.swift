import DesignTokens

/// The custom properties that a site declares for a token.
public enum CSSProperties {
  /// The names of all of them, with their hyphens: for a composite type also those of its parts.
  public static func names(of token: Token) -> [String] {
    let name = token.path.cssProperty
    return [name] + parts(of: token.type).map { "\(name)-\($0)" }
  }

  private static func parts(of type: TokenType?) -> [String] {
    switch type {
    case .typography: ["font-family", "font-size", "font-weight", "line-height", "letter-spacing"]
    case .transition: ["duration", "delay", "timing-function"]
    case .border: ["width", "style", "color"]
    case .strokeStyle: ["dash-array", "line-cap"]
    default: []
    }
  }
}
