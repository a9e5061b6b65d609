import Diagnostics
import SwiftSymbols

/// The findings about calls, in words.
extension CodeWalk {
  func unknownMember(
    _ name: String, of type: Symbol, _ location: SourceLocation
  ) -> Diagnostic {
    let members = api.members(of: type)
    let cases = members.filter { $0.kind == .enumCase }.map { DeclaredAPI.plain($0.baseName) }
    let path = type.path.joined(separator: ".")
    let names = members.map { DeclaredAPI.plain($0.baseName) }
    return .init(
      .agentCodeUnknownMember, "'\(path)' has no public member '\(name)'", at: location,
      notes: cases.isEmpty || cases.count > 20
        ? [] : [.init("its cases: \(cases.joined(separator: ", "))")],
      suggestion: DidYouMean.suggestion(for: name, among: cases.isEmpty ? names : cases))
  }

  func fault(
    _ fault: CallMatch.Fault, _ name: String, _ location: SourceLocation, _ overloads: [Symbol]
  ) -> Diagnostic {
    let notes = overloads.prefix(3).map { overload in
      Diagnostic.Note("declared as '\(Self.shown(overload))'", at: overload.location)
    }
    let labels = overloads.flatMap(\.signature.parameters).compactMap(\.label)
    switch fault {
    case .unknown(let label):
      return .init(
        .agentCodeUnknownArgument, "\(name) takes no argument \(Self.spoken(label))",
        at: location,
        notes: notes, suggestion: label.flatMap { DidYouMean.suggestion(for: $0, among: labels) })
    case .closure(let label):
      return .init(
        .agentCodeUnknownArgument, "\(name) takes no closure \(label.map { "'\($0)'" } ?? "here")",
        at: location, notes: notes,
        suggestion: label.flatMap { DidYouMean.suggestion(for: $0, among: labels) })
    case .late(let label):
      return .init(
        .agentCodeArgumentOrder,
        "the argument \(Self.spoken(label)) of \(name) comes too late",
        at: location, notes: notes,
        suggestion: "write the arguments in the order of the declaration")
    case .missing(let label, let type):
      return .init(
        .agentCodeMissingArgument, "\(name) needs the argument \(Self.spoken(label)) (\(type))",
        at: location, notes: notes, suggestion: label.map { "add '\($0):' with a value" })
    }
  }

  private static func spoken(_ label: String?) -> String {
    label.map { "'\($0)'" } ?? "without a label"
  }

  /// The labels of a declaration: `Badge.init(text:level:)`.
  private static func shown(_ symbol: Symbol) -> String {
    (symbol.container + [symbol.name]).joined(separator: ".")
  }
}
