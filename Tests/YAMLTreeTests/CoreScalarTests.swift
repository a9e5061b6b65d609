import Testing
import YAMLTree

@Suite struct CoreScalarTests {
  @Test(arguments: ["", "~", "null", "Null", "NULL"])
  func nothing(text: String) { #expect(CoreScalar(text) == .null) }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false),
  ])
  func booleans(text: String, value: Bool) { #expect(CoreScalar(text) == .boolean(value)) }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("012", 12), ("+7", 7), ("-7", -7), ("0x1F", 31), ("0xff", 255),
    ("0o17", 15), ("9223372036854775807", .max), ("-9223372036854775808", .min),
  ])
  func integers(text: String, value: Int) { #expect(CoreScalar(text) == .integer(value)) }

  @Test(arguments: [
    ("1.", 1.0), (".5", 0.5), ("+.5", 0.5), ("1e3", 1000), ("1.E+3", 1000), ("-1.5e-1", -0.15),
    (".inf", .infinity), ("-.Inf", -.infinity), ("+.INF", .infinity), ("1e999", .infinity),
    ("9223372036854775808", 9_223_372_036_854_775_808),
    ("0xFFFFFFFFFFFFFFFF", 18_446_744_073_709_551_616),
  ])
  func numbers(text: String, value: Double) { #expect(CoreScalar(text) == .number(value)) }

  @Test(arguments: [".nan", ".NaN", ".NAN"])
  func noNumber(text: String) {
    guard case .number(let value) = CoreScalar(text) else {
      Issue.record("\(text) is a number")
      return
    }
    #expect(value.isNaN)
  }

  @Test(arguments: [
    "yes", "no", "on", "off", "y", "nULL", "tRUE", "1_000", "0b1", "0X1F", "-0x1F", "0x", "0o8",
    "12:30", "2026-11-21", "1e", "e1", ".", "+", "-", "+.", "1.2.3", "-.nan", ".infinity", "0x1p3",
    "١", "１", " 1",
  ])
  func texts(text: String) { #expect(CoreScalar(text) == .text) }
}
