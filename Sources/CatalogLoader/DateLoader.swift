import Diagnostics
import YAMLTree

/// Reads `date` of front matter: the day on which a text was written or last changed.
///
/// A time of day behind it, as other tools write it, is left out.
enum DateLoader {
  /// The day as `2026-11-25`.
  static func date(_ fields: inout YAMLFields) -> String? {
    guard let text = fields.text("date") else { return nil }
    let (day, rest) = (String(text.prefix(10)), text.dropFirst(10))
    if isDay(day), rest.isEmpty || rest.hasPrefix("T") || rest.hasPrefix(" ") { return day }
    fields.report(
      .init(
        .guideUnreadDate, "'\(Excerpt.of(text))' is no date", at: fields.location(of: "date"),
        suggestion: "write the day with four digits of the year: 2026-11-25"))
    return nil
  }

  private static func isDay(_ text: String) -> Bool {
    guard let parts = text.wholeMatch(of: /([0-9]{4})-([0-9]{2})-([0-9]{2})/)?.output,
      let year = Int(parts.1), let month = Int(parts.2), let day = Int(parts.3),
      (1...12).contains(month)
    else { return false }
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...days[month - 1]).contains(day)
  }
}
