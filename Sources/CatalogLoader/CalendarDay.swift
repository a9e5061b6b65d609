/// Days as the calendar has them.
public enum CalendarDay {
  /// Whether there is such a day: none is 30 February.
  public static func exists(year: Int, month: Int, day: Int) -> Bool {
    let isLeap = year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    let days = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...days[month - 1]).contains(day)
  }
}
