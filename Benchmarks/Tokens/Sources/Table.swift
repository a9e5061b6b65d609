/// The printed table.
enum Table {
  static let header =
    "Medians of \(Measurement.rounds) rounds; peak memory is that of the whole process\n"
    + line("", ["tokens", "files", "seconds", "fastest", "tokens/s", "peak MB"])

  static func row(_ measurement: Measurement) -> String {
    line(
      measurement.workload.title,
      [
        "\(measurement.tokens)", "\(measurement.files)", decimals(measurement.median, 3),
        decimals(measurement.seconds[0], 3),
        "\(Int(Double(measurement.tokens) / measurement.median))",
        measurement.peakMemory.map { decimals(Double($0) / 1e6, 1) } ?? "unknown",
      ])
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    let first = title + String(repeating: " ", count: max(0, 28 - title.count))
    return first + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    return "\(scaled / scale)." + String(scale + scaled % scale).dropFirst()
  }
}
