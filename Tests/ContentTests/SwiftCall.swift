import AgentUI
import CatalogModel
import SwiftSymbols
import Testing

/// The declaration a component is called by, and one argument as metadata and Swift both state it.
enum SwiftCall {
  struct Argument: Hashable, CustomStringConvertible {
    var label: String
    var type: String
    var defaultValue: String?

    var description: String {
      "\(label): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
    }
  }

  /// What the Swift declaration takes, without the closures that build children.
  static func declared(_ component: Component, in module: ModuleSymbols) throws -> [Argument] {
    let swift = component.contract.swift
    let candidates: [Symbol]
    switch swift.grammar {
    case .view, .style:
      candidates = module.initializers(of: [swift.type]).filter { $0.extensionConstraints == nil }
    case .modifier, .function:
      candidates = module.members(of: ["View"]).filter { $0.baseName == swift.call }
    case .environment:
      let property = module.members(of: ["EnvironmentValues"]).first { $0.name == swift.call }
      let type = try #require(property?.signature.type)
      return [Argument(label: try #require(swift.call), type: type)]
    }
    let symbol = candidates.max {
      $0.signature.parameters.count < $1.signature.parameters.count
    }
    return try #require(symbol, "\(component.name) is not in the sources").signature.parameters
      .filter { !$0.attributes.contains { $0.contains("ViewBuilder") } }
      .map { Argument(label: $0.label ?? "_", type: $0.type, defaultValue: $0.defaultValue) }
  }

  /// What the metadata say.
  static func described(_ component: Component, tokens: [String: Vocabulary.Token]) -> [Argument] {
    component.contract.props.map { prop in
      let isOptional = !prop.isRequired && prop.defaultValue == nil && prop.kind != .action
      return Argument(
        label: prop.isUnlabelled ? "_" : prop.name,
        type: type(of: prop) + (isOptional ? "?" : ""),
        defaultValue: prop.isRequired ? nil : defaultValue(of: prop, tokens) ?? "nil")
    }
  }

  private static func type(of prop: PropContract) -> String {
    switch prop.kind {
    case .action: "@escaping () -> Void"
    case .boolean: "Bool"
    case .enum: prop.swiftType ?? ""
    case .integer: "Int"
    case .number: "Double"
    case .string: prop.swiftType?.split(separator: ".").first.map(String.init) ?? "String"
    case .token: "CGFloat"
    }
  }

  private static func defaultValue(
    of prop: PropContract, _ tokens: [String: Vocabulary.Token]
  ) -> String? {
    if prop.kind == .action { return "{}" }
    guard let value = prop.defaultValue else { return nil }
    return switch prop.kind {
    case .enum: ".\(value)"
    case .token: tokens[value]?.swiftName
    default: value
    }
  }
}
