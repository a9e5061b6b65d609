import AgentUI
import InterfaceStrings
import ReportFacts

extension Words {
  /// Which numbers a prop takes: `0 to 1 in steps of 0.1`; `nil` for all.
  func bounds(_ bounds: NumberBounds) -> String? {
    let values = Dictionary(
      uniqueKeysWithValues: bounds.members.map { ($0.name, NumberBounds.text($0.value)) })
    let range: ComponentPhrase? =
      switch (bounds.minimum, bounds.maximum) {
      case (_?, _?): .between
      case (_?, nil): .atLeast
      case (nil, _?): .atMost
      case (nil, nil): nil
      }
    let phrases = [range, bounds.step == nil ? nil : .steps].compactMap(\.self)
    return phrases.isEmpty ? nil : phrases.map { self($0, values) }.joined(separator: " ")
  }
}
