import TokenContrast

extension ContrastTable.Row {
  /// The contexts with the ratio: `dark: 3.97 to 1`.
  var text: String { "\(contexts.label): \(ratio.map { "\($0.text) to 1" } ?? "unknown")" }
}
