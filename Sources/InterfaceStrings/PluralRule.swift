/// A form that nouns take beside a number, as the Unicode CLDR names them.
public enum PluralForm: String, Hashable, Sendable, CaseIterable {
  /// Beside nothing, where a language has a form for it: Arabic, Latvian.
  case zero
  /// Beside 1, and in some languages beside 21 and 31.
  case one
  /// Beside 2, where a language tells a pair apart.
  case two
  /// Beside a few: in Slavic languages 2 to 4.
  case few
  /// Beside many: in Russian 5 to 20.
  case many
  /// Beside all other numbers, fractions among them.
  case other
}

/// Which form a language takes beside a whole number.
///
/// The rules are those for cardinal numbers of the Unicode CLDR (UTS 35, part 3, "Language Plural
/// Rules"), reduced to whole numbers, which are all that an interface counts.
public enum PluralRule: Hashable, Sendable {
  /// One form for all numbers: Japanese.
  case single
  /// 1 and all others: English.
  case oneOther
  /// 0 and 1, and all others: French.
  case zeroOneOther
  /// 1, 21, 31 …; 2–4, 22–24 …; all others: Russian.
  case eastSlavic
  /// As ``eastSlavic``, with the general form for the rest: Croatian.
  case southSlavic
  /// 1; 2–4, 22–24 …; all others: Polish.
  case polish
  /// 1; 2–4; all others: Czech.
  case czech
  /// 1, 101 …; 2, 102 …; 3–4, 103–104 …; all others: Slovenian.
  case slovenian
  /// 1, 21 …; 2–9, 22–29 …; all others: Lithuanian.
  case lithuanian
  /// Tens and 11–19; 1, 21 …; all others: Latvian.
  case latvian
  /// 1; 0, 2–19, 102–119 …; all others: Romanian.
  case romanian
  /// 0; 1; 2; 3–10, 103–110 …; 11–99, 111–199 …; all others: Arabic.
  case arabic
  /// 1; 2; all others: Hebrew.
  case hebrew

  /// The rule of a language, by its BCP 47 tag; that of English for one that is not known here.
  public static func of(_ language: String) -> PluralRule {
    let primary = language.lowercased().split(separator: "-").first.map(String.init) ?? ""
    return languages[primary] ?? .oneOther
  }

  /// The form beside a number; the sign of the number makes no difference.
  public func form(of number: Int) -> PluralForm {
    let count = number.magnitude
    let (ten, hundred) = (count % 10, count % 100)
    return switch self {
    case .single: .other
    case .oneOther: count == 1 ? .one : .other
    case .zeroOneOther: count <= 1 ? .one : .other
    case .eastSlavic: Self.slavic(ten, hundred, rest: .many)
    case .southSlavic: Self.slavic(ten, hundred, rest: .other)
    case .polish: count == 1 ? .one : Self.isFew(ten, hundred) ? .few : .many
    case .czech: count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .slovenian: [1: .one, 2: .two, 3: .few, 4: .few][hundred] ?? .other
    case .lithuanian:
      (11...19).contains(hundred) || ten == 0 ? .other : ten == 1 ? .one : .few
    case .latvian:
      ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
    case .romanian:
      count == 1 ? .one : count == 0 || (1...19).contains(hundred) ? .few : .other
    case .arabic: Self.arabicForm(count, hundred)
    case .hebrew: count == 1 ? .one : count == 2 ? .two : .other
    }
  }

  /// The forms that whole numbers take, in the order of ``PluralForm``.
  public var forms: [PluralForm] {
    let used = Set((0...120).map(form))
    return PluralForm.allCases.filter(used.contains)
  }

  private static func isFew(_ ten: UInt, _ hundred: UInt) -> Bool {
    (2...4).contains(ten) && !(12...14).contains(hundred)
  }

  private static func slavic(_ ten: UInt, _ hundred: UInt, rest: PluralForm) -> PluralForm {
    if ten == 1, hundred != 11 { return .one }
    return isFew(ten, hundred) ? .few : rest
  }

  private static func arabicForm(_ count: UInt, _ hundred: UInt) -> PluralForm {
    if let form = [0: PluralForm.zero, 1: .one, 2: .two][count] { return form }
    return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
  }

  private static let languages: [String: PluralRule] = [
    "ja": .single, "zh": .single, "ko": .single, "vi": .single, "th": .single, "id": .single,
    "ms": .single, "fr": .zeroOneOther, "pt": .zeroOneOther, "hy": .zeroOneOther,
    "ru": .eastSlavic, "uk": .eastSlavic, "be": .eastSlavic, "sr": .southSlavic,
    "hr": .southSlavic, "bs": .southSlavic, "pl": .polish, "cs": .czech, "sk": .czech,
    "sl": .slovenian, "lt": .lithuanian, "lv": .latvian, "ro": .romanian, "ar": .arabic,
    "he": .hebrew,
  ]
}
