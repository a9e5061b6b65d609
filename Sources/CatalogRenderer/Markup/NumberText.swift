/// Numbers as a designer reads them, in the notation of code: with a point in every language.
enum NumberText {
  /// At most three decimals, without trailing zeros, the same on every machine.
  static func of(_ number: Double) -> String {
    guard number.magnitude <= 1e15,
      let thousandths = Int(exactly: (number.magnitude * 1000).rounded())
    else { return "\(number)" }
    let sign = number < 0 && thousandths > 0 ? "-" : ""
    let whole = thousandths / 1000
    var fraction = String(thousandths % 1000 + 1000).dropFirst()
    while fraction.hasSuffix("0") { fraction = fraction.dropLast() }
    return fraction.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
  }
}
