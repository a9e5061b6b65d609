extension PropContract {
  /// The attribute of a host element that holds the prop: `data-corner-radius`.
  public var attributeName: String { "data-" + KebabCase.of(name) }

  /// The slot of a shadow tree that shows the prop: `corner-radius`.
  public var slotName: String { KebabCase.of(name) }
}

/// Names of Swift as HTML and CSS write them.
enum KebabCase {
  /// `cornerRadius` becomes `corner-radius`, `infoBG` `info-bg`, `isHTMLSafe` `is-html-safe`, and
  /// `größeMax` `größe-max`. Anything but letters, their marks and digits is a hyphen, so that the
  /// result can stand in markup.
  ///
  /// It goes by scalars, since a character may begin with a letter and hold a quotation mark.
  static func of(_ name: String) -> String {
    // Most names are one word, and each node of each preview asks.
    if name.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains) { return name }
    let scalars = Array(name.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      guard isWord(scalar) else {
        result.append("-")
        continue
      }
      let last = index > 0 && isWord(scalars[index - 1]) ? scalars[index - 1] : nil
      if let last, scalar.properties.isUppercase {
        let endsAcronym = index + 1 < scalars.count && scalars[index + 1].properties.isLowercase
        if !last.properties.isUppercase || endsAcronym { result.append("-") }
      }
      result.append(scalar.properties.lowercaseMapping)
    }
    return result
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    if properties.isAlphabetic || properties.numericType != nil { return true }
    return [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
  }
}
