import Diagnostics

/// What a translation had to assume, to compute, or to leave out.
enum Finding: Hashable {
  /// A bare number where a measure is due.
  case unitless(unit: String)
  /// A part that DTCG 2025.10 asks for and the file does not have.
  case missingPart(String, of: String, given: String)
  /// A type taken from the category of a token.
  case category
  /// A type taken from the look of a value, in a format that does not ask for types.
  case look
  /// An alias that declares another type than its target has.
  case aliasType
  /// A name with dots, read as groups.
  case dottedName
  case themeDefault(modifier: String, context: String)
  case setOrder
  case unorderedSets(String, String)
  case lightDark
  /// A map of modes in the place of a value.
  case valueMap(String)
  /// A token with tokens inside.
  case tokenAndGroup
  /// A key of some tool.
  case privateKey(String)
  /// Components that are called channels.
  case channels
  /// A custom property with a value beside it.
  case fallback
  /// A reference to a token of another file.
  case fileReference
  /// Sets that are called as modes.
  case setsOfModes(modifier: String)
  /// A text without a letter in the place of a value.
  case emptyValue
  /// A value that was computed from others.
  case computed
  /// A member of a composite value without counterpart.
  case member(String, of: String)
  /// A token without counterpart.
  case leftOut(LeftOut.Reason)
  /// The slant in a font weight.
  case fontStyle

  /// The diagnostic's id.
  var id: FindingID {
    switch self {
    case .unitless, .missingPart, .category, .look, .aliasType, .dottedName, .themeDefault,
      .setOrder, .unorderedSets, .lightDark, .valueMap, .tokenAndGroup, .privateKey, .channels,
      .fallback, .fileReference, .setsOfModes:
      .tokensDialectAssumed
    case .computed: .tokensDialectComputed
    case .member, .leftOut, .fontStyle, .emptyValue: .tokensDialectUntranslatable
    }
  }

  /// Whether a token is missing for it.
  var isOfToken: Bool { if case .leftOut = self { true } else { false } }

  /// The diagnostic's headline for `count` places.
  func headline(_ count: Int) -> String {
    let isOne = count == 1
    let (are, their) = isOne ? ("is", "its") : ("are", "their")
    switch self {
    case .unitless(let unit):
      return "\(counted(count, "number")) without a unit \(are) taken as \(unit)"
    case .missingPart(let part, let type, let value):
      return "\(counted(count, "\(type) value")) without '\(part)' \(are) given \(value)"
    case .category: return "the type of \(counted(count, "token")) is taken from \(their) category"
    case .look:
      return "the type of \(counted(count, "token")) is taken from \(their) value"
        + (isOne ? "" : "s")
    case .aliasType:
      return isOne
        ? "an alias is given the type of its target instead of its own"
        : "\(count) aliases are given the types of their targets instead of their own"
    case .dottedName:
      return isOne
        ? "a name with a dot is read as a group and a name in it"
        : "\(count) names with dots are read as groups and names in them"
    case .themeDefault(let modifier, let context):
      return "'\(context)' is taken as the default of '\(modifier)'"
    case .setOrder: return "the order of the sets is taken from the file"
    case .unorderedSets(let first, let second):
      return "'\(first)' comes before '\(second)', which is not the order of the sets"
    case .valueMap(let modifier):
      return "\(counted(count, "value")) by mode \(are) taken as the contexts of '\(modifier)'"
    case .tokenAndGroup:
      return isOne
        ? "a token with tokens inside is read as a group and its '$root'"
        : "\(count) tokens with tokens inside are read as groups and their '$root'"
    case .privateKey(let name):
      return "'\(name)' is no property of the format, and is kept in '$extensions'"
    case .lightDark: return "lists of two aliases are taken as the values for light and dark"
    case .setsOfModes(let modifier):
      return "sets are taken as the contexts of '\(modifier)', since no theme chooses between them"
    case .channels, .fallback, .fileReference: return read(count)
    case .computed, .member, .fontStyle, .leftOut, .emptyValue: return changed(count)
    }
  }

  /// The headline of what is written in another form.
  private func read(_ count: Int) -> String {
    switch self {
    case .channels:
      return "the channels of \(counted(count, "colour")) are read as "
        + (count == 1 ? "its components" : "their components")
    case .fallback:
      return count == 1
        ? "a custom property is given the value that is written beside it"
        : "\(count) custom properties are given the values that are written beside them"
    case .fileReference:
      return count == 1
        ? "a reference to another file is read as an alias"
        : "\(count) references to other files are read as aliases"
    default: return ""
    }
  }

  /// The headline of what was computed or has no counterpart.
  private func changed(_ count: Int) -> String {
    let isOne = count == 1
    let are = isOne ? "is" : "are"
    switch self {
    case .computed:
      return isOne
        ? "a value is computed, and no longer follows what it refers to"
        : "\(count) values are computed, and no longer follow what they refer to"
    case .member(let name, let type):
      return "'\(name)' of \(counted(count, "\(type) value")) is kept in '$extensions': "
        + Self.noPart
    case .fontStyle:
      return "the style in \(counted(count, "font weight")) is left out: \(Self.noType)"
    case .leftOut(let reason):
      return "\(counted(count, "token")) \(are) left out: \(reason.text(isOne: isOne))"
    case .emptyValue:
      return "\(counted(count, "token")) \(are) left out: "
        + (isOne ? "its value is empty" : "their values are empty")
    default: return ""
    }
  }

  private static let noPart = "DTCG 2025.10 has no such part"
  private static let noType = "DTCG 2025.10 has no type for it"

  private func counted(_ count: Int, _ noun: String) -> String {
    guard count != 1 else { return ("aeio".contains(noun.first ?? " ") ? "an " : "a ") + noun }
    return noun.hasSuffix("s") ? "\(count) \(noun)es" : "\(count) \(noun)s"
  }

  /// What to write instead.
  var suggestion: String {
    switch self {
    case .unitless(let unit): "write the unit, 16\(unit) for example"
    case .missingPart(let part, _, _): "write '\(part)'"
    case .category, .look: "write the '$type' of each token or group"
    case .aliasType: "remove the type of the alias: it has that of its target"
    case .dottedName: "nest groups instead of writing dots"
    case .themeDefault: "write another 'default' if another context is meant"
    case .setOrder: "write the order into '$metadata' as 'tokenSetOrder'"
    case .unorderedSets: "give the tokens that both define to one of them"
    case .lightDark, .valueMap: "write a resolver document with a modifier"
    case .tokenAndGroup: "write the token as '$root' of the group"
    case .privateKey(let name):
      DidYouMean.suggestion(for: name, among: FormReader.properties)
        ?? "write it into '$extensions'"
    case .computed: "write a reference where the value must follow"
    case .leftOut(let reason): reason.suggestion
    case .member: "write it into '$extensions'"
    case .fontStyle: "keep it in '$extensions'"
    case .channels: "write 'components' from 0 to 1"
    case .fallback: "write the value, or a reference to a token"
    case .fileReference: "write an alias, such as {group.token}"
    case .setsOfModes: "write themes into '$themes'"
    case .emptyValue: "give it a value, or remove the token"
    }
  }
}
