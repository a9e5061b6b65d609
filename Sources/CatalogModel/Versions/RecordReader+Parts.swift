import AgentUI
import Diagnostics
import JSONTree

extension RecordReader {
  /// A component or primitive.
  static func part(
    _ name: String, _ fields: RecordFields
  ) throws(RecordFault) -> RecordedPart {
    let props = try fields.entries("props")
    let contract = ComponentContract(
      name: name,
      props: try props.map { name, fields throws(RecordFault) in try prop(name, fields) },
      children: try children(fields), swift: try form(fields.fields("swift")),
      requiresSemantics: try fields.flag("requiresSemantics"),
      keyword: try fields.flag("view") ? .view : .component)
    var part = RecordedPart(
      slug: try fields.text("slug"), isPrimitive: try fields.flag("primitive"),
      contract: contract, status: try fields.word("status"), platforms: try platforms(fields),
      examples: try examples(fields, "examples"), location: fields.location)
    part.propLocations = Dictionary(props.map { ($0.name, $0.fields.location) }) { first, _ in
      first
    }
    return part
  }

  private static func prop(
    _ name: String, _ fields: RecordFields
  ) throws(RecordFault) -> PropContract {
    PropContract(
      name: name, kind: try fields.word("type"),
      choices: try fields.texts("values").map { .init($0) },
      bounds: NumberBounds(
        minimum: try fields.number("minimum"), maximum: try fields.number("maximum"),
        step: try fields.number("step")),
      defaultValue: try fields.optionalText("default"), isRequired: try fields.flag("required"),
      swiftType: try fields.optionalText("swift"), isUnlabelled: try fields.flag("unlabelled"))
  }

  private static func children(_ fields: RecordFields) throws(RecordFault) -> ChildrenRule {
    guard let node = fields.object["children"], let word = node.string else {
      return .only(try fields.texts("children"))
    }
    switch word {
    case "none": return .none
    case "any": return .any
    default: throw .kind("children", "none, any or a list of names", node)
    }
  }

  private static func form(_ fields: RecordFields) throws(RecordFault) -> SwiftForm {
    SwiftForm(
      module: try fields.text("module"), type: try fields.text("type"),
      grammar: try fields.word("grammar", or: .view), call: try fields.optionalText("call"),
      member: try fields.optionalText("member"),
      slots: try fields.list("slots").map { node throws(RecordFault) in
        let slot = try RecordFields(node, path: fields.path)
        return .init(component: try slot.text("component"), label: try slot.text("label"))
      },
      closure: .init(
        label: try fields.optionalText("closure"),
        isOptional: try fields.flag("closureIsOptional")))
  }

  // MARK: Agent YAML

  static func examples(
    _ fields: RecordFields, _ name: String
  ) throws(RecordFault) -> [RecordedExample] {
    try fields.entries(name).map { name, fields throws(RecordFault) in
      RecordedExample(name: name, root: try node(fields))
    }
  }

  private static func node(_ fields: RecordFields) throws(RecordFault) -> AgentNode {
    let keyword: AgentNode.Keyword = fields.object["view"] == nil ? .component : .view
    return AgentNode(
      keyword: keyword, component: try fields.text(keyword.rawValue), props: try props(fields),
      children: try fields.list("children").map { child throws(RecordFault) in
        try node(RecordFields(child, path: fields.path))
      },
      semantics: try fields.optionalText("semantics"), location: fields.location)
  }

  private static func props(_ fields: RecordFields) throws(RecordFault) -> [AgentNode.Prop] {
    guard fields.object["props"] != nil else { return [] }
    return try fields.fields("props").object.members.map { member in
      AgentNode.Prop(
        name: member.name, value: value(member.value),
        nameLocation: SourceLocation(fields.path, at: member.namePosition),
        valueLocation: SourceLocation(fields.path, at: member.value.position))
    }
  }

  private static func value(_ node: JSONNode) -> AgentValue {
    switch node.value {
    case .string(let text): .text(text)
    case .bool(let flag): .boolean(flag)
    case .number(let number):
      if let whole = number.double.flatMap(Int.init(exactly:)), !number.text.contains(".") {
        .integer(whole)
      } else {
        .number(number.double ?? 0)
      }
    case .null, .array, .object: .structure(node.kindName)
    }
  }
}
