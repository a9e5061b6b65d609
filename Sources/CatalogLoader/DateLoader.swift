import Diagnostics
import YAMLTree

/// Reads `date` of front matter: the day on which a text was written or last changed.
///
/// A time of day behind it, as other tools write it, is left out.
enum DateLoader {
  /// The day as `2026-11-25`.
  static func date(_ fields: inout YAMLFields) -> String? {
    guard let text = fields.text("date") else { return nil }
    if let day = day(text) { return day }
    fields.report(
      .init(
        .guideUnreadDate, "'\(Excerpt.of(text))' is no date", at: fields.location(of: "date"),
        suggestion: "write the day with four digits of the year: 2026-11-25"))
    return nil
  }

  private static func day(_ text: String) -> String? {
    let form = /([0-9]{4})[-\/]([0-9]{1,2})[-\/]([0-9]{1,2})(?:[T ].*)?/
    guard let parts = text.wholeMatch(of: form)?.output, let year = Int(parts.1),
      let month = Int(parts.2), let day = Int(parts.3),
      CalendarDay.exists(year: year, month: month, day: day)
    else { return nil }
    return "\(parts.1)-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }
}
