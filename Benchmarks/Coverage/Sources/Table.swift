/// The printed table.
enum Table {
  static let header = """
    Medians of \(Measurement.rounds) rounds; peak memory is that of the largest process. The first \
    dump also builds what is not built.
    """

  static func heading(_ corpus: Corpus, symbols: Int) -> String {
    let size = "\(corpus.files.count) files, \(corpus.lines) lines, \(symbols) public symbols"
    return "\n\(corpus.name): \(size)\n" + line("", ["seconds", "fastest", "peak MB"])
  }

  static func row(_ title: String, _ measurement: Measurement) -> String {
    line(
      title,
      [
        decimals(measurement.median, 2), decimals(measurement.fastest, 2),
        decimals(Double(measurement.peakMemory) / 1e6, 0),
      ])
  }

  /// Of what is measured once.
  static func row(_ title: String, _ cost: Cost) -> String {
    line(title, [decimals(cost.seconds, 2), "", decimals(Double(cost.peakMemory) / 1e6, 0)])
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    let first = title + String(repeating: " ", count: max(0, 44 - title.count))
    return first + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
  }

  private static func decimals(_ value: Double, _ places: Int) -> String {
    let scale = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard places > 0 else { return "\(scaled)" }
    return "\(scaled / scale)." + String(scale + scaled % scale).dropFirst()
  }
}
