/// Shares as sentences give them.
public enum PercentText {
  /// `percent` with its sign and without a needless `.0`: `90 %`, `66.6 %`.
  public static func text(of percent: Double) -> String {
    let whole = Int(exactly: percent).map(String.init)
    return "\(whole ?? "\(percent)") %"
  }
}
