/// Character references such as `&amp;`, which HTML and XML share.
public enum CharacterReference {
  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "apos": "'", "gt": ">", "lt": "<", "quot": "\"",
  ]

  /// The character that a reference stands for: one of the five that XML declares, or one by its
  /// number.
  ///
  /// - Parameter name: What stands between `&` and `;`: `lt`, `#38`, `#x26`.
  /// - Returns: `nil` for another name, and for a number that is no character.
  public static func scalar(_ name: some StringProtocol) -> Unicode.Scalar? {
    guard name.first == "#" else { return names[String(name)] }
    let number = name.dropFirst()
    let isHexadecimal = number.first == "x" || number.first == "X"
    let digits = isHexadecimal ? number.dropFirst() : number
    // Else a sign would count as a part of the number.
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }
}
