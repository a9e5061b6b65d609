import SwiftSyntax

/// Reads the arguments of `@available`, in the short form (`iOS 17, *`) and the long one
/// (`*, deprecated, message: "…"`).
enum AvailabilityReader {
  static func entries(of arguments: AvailabilityArgumentListSyntax) -> [Availability] {
    let short = arguments.compactMap { argument -> Availability? in
      guard case .availabilityVersionRestriction(let item) = argument.argument,
        let version = item.version
      else { return nil }
      return Availability(
        platform: item.platform.text, introduced: version.trimmedDescription)
    }
    return short.isEmpty ? long(arguments) : short
  }

  private static func long(_ arguments: AvailabilityArgumentListSyntax) -> [Availability] {
    guard let platform = arguments.first?.argument.trimmedDescription else { return [] }
    var entry = Availability(platform: platform)
    for argument in arguments.dropFirst() {
      switch argument.argument {
      case .token(let token): read(token.text, into: &entry)
      case .availabilityLabeledArgument(let argument): read(argument, into: &entry)
      case .availabilityVersionRestriction: break
      }
    }
    return [entry]
  }

  private static func read(_ word: String, into entry: inout Availability) {
    if word == "deprecated" { entry.isDeprecated = true }
    if word == "unavailable" { entry.isUnavailable = true }
  }

  private static func read(
    _ argument: AvailabilityLabeledArgumentSyntax, into entry: inout Availability
  ) {
    let value: String
    switch argument.value {
    case .version(let version): value = version.trimmedDescription
    case .string(let string):
      let text = string.segments.map(\.content.text).joined()
      // A raw literal has an error here, and no escapes.
      value = string.hasError ? text : LiteralText.unescaped(text)
    }
    switch argument.label.text {
    case "introduced": entry.introduced = value
    case "deprecated":
      entry.deprecated = value
      entry.isDeprecated = true
    case "obsoleted": entry.obsoleted = value
    case "message": entry.message = value
    case "renamed": entry.renamed = value
    default: break
    }
  }
}
