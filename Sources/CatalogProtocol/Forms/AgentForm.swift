import CatalogDriver
import JSONTree
import ModelContextProtocol

/// What a check of a document found, in the form of `catalog validate --format json`, cut where it
/// is too long for an answer.
enum AgentForm {
  /// How many findings are sent; those after them are seldom other mistakes.
  static let findingLimit = 50

  static let shape = OutputShape.object([
    .init("version", .integer), .init("valid", .flag, "Whether nothing is an error."),
    .init(
      "documents",
      .list(
        .object([
          .init("path", .text), .init("system", .nullable(.text)), .init("valid", .flag),
          .init("nodes", .integer),
        ]))),
    .init("diagnostics", .list(finding), "In the order of the text, 50 at most."),
    .init("omitted", .integer, "How many further findings there are."),
  ])

  private static let finding = OutputShape.object([
    .init("id", .text, "The rule."), .init("severity", .text, "'error' or 'warning'."),
    .init("message", .text), .init("path", .nullable(.text)),
    .init("line", .nullable(.integer), "From 1."),
    .init("column", .nullable(.integer), "From 1, in bytes."),
    .init(
      "notes",
      .list(
        .object([
          .init("message", .text), .init("path", .nullable(.text)),
          .init("line", .nullable(.integer)), .init("column", .nullable(.integer)),
        ])), "What was understood."),
    .init("suggestion", .nullable(.text), "What to do."),
    .init("example", .nullable(.text), "Text that is right and could stand at the place."),
    .init("pointer", .nullable(.text), "The value, as RFC 6901 points at it."),
  ])

  static func json(_ check: AgentCheck) -> JSONValue {
    let members = AgentReport.value(of: [check]).members
    let omitted = max(0, check.findings.count - findingLimit)
    return .object(
      members.map { member in
        guard member.name == "diagnostics", case .array(let all) = member.value else {
          return member
        }
        return .init(member.name, .array(Array(all.prefix(findingLimit))))
      } + [.init("omitted", .integer(omitted))])
  }
}
