/// Gives headings the names their sections are linked by, each name once.
///
/// A name is the heading's plain text as GitHub writes it: lower-cased, spaces as `-`, nothing
/// kept but letters and digits of any script, `-` and `_`. When a name is taken, `-1`, `-2` and so
/// on is added, whatever took it. A heading without a letter or digit is called `section`.
public struct AnchorNames: Hashable, Sendable {
  private var taken: Set<String> = []
  /// The last number added to a name, so that many equal headings are not counted from 1 again.
  private var lastNumber: [String: Int] = [:]

  /// Names for a document of which no heading has been named yet.
  public init() {}

  /// The name for the next heading of a document.
  public mutating func name(for text: String) -> String { take(Self.slug(of: text)) }

  /// The name that an author gives a heading, made unique like any other.
  public mutating func take(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = lastNumber[name, default: 0]
    repeat { number += 1 } while !taken.insert("\(name)-\(number)").inserted
    lastNumber[name] = number
    return "\(name)-\(number)"
  }

  /// Takes a name as it is.
  ///
  /// - Returns: Whether it was free.
  mutating func takeFree(_ name: String) -> Bool { taken.insert(name).inserted }

  /// The name before it is made unique.
  public static func slug(of text: String) -> String {
    var slug = String.UnicodeScalarView()
    let trimmed = text.unicodeScalars.drop { $0.properties.isWhitespace }
    for scalar in String(trimmed).lowercased().unicodeScalars {
      if scalar == " " || scalar == "\t" {
        slug.append("-")
      } else if scalar == "-" || scalar == "_" || isWord(scalar) {
        slug.append(scalar)
      }
    }
    var trailing = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
    while trailing > 0, slug.last == "-" {
      slug.removeLast()
      trailing -= 1
    }
    return slug.contains(where: isWord) ? String(slug) : "section"
  }

  private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      return ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }
}
