import MarkupEscaping
import Templates

/// One drawing of a tree, as it is being written.
struct PreviewDrawing {
  let renderer: PreviewRenderer
  let scope: PreviewScope
  private(set) var output: [UInt8] = []
  /// How the shadow trees of a component begin, which is the same for all its nodes on a page.
  private var styles: [String: [UInt8]] = [:]

  init(renderer: PreviewRenderer, scope: PreviewScope) {
    self.renderer = renderer
    self.scope = scope
  }

  mutating func draw(_ node: AgentNode, depth: Int, stylesheet: (String) -> PreviewStylesheet) {
    guard depth < AgentParser.depthLimit, output.count < PreviewRenderer.outputLimit else { return }
    guard let template = renderer.templates[node.component] else {
      return drawMissing(node.component)
    }
    let props = template.contract.props.map { GivenProp($0, node) }
    let shadow = template.html(hasChildren: !node.children.isEmpty) {
      Dictionary(
        props.map { ($0.contract.name, $0.templateValue) }, uniquingKeysWith: { first, _ in first })
    }
    guard let shadow else { return drawMissing(node.component) }
    output += "<ds-node class=\"node\" data-component=\"".utf8
    HTMLEscaping.append(node.component, to: &output)
    output.append(UInt8(ascii: "\""))
    for prop in props { drawAttribute(prop) }
    drawContexts(template.contract, props)
    output += "><template shadowrootmode=\"open\">".utf8
    output += styles(of: template, stylesheet)
    output += shadow
    output += "</template>".utf8
    for prop in props { drawSlot(prop) }
    for child in node.children { draw(child, depth: depth + 1, stylesheet: stylesheet) }
    output += "</ds-node>".utf8
  }

  private mutating func drawMissing(_ name: String) {
    output += "<span class=\"missing-component\">".utf8
    HTMLEscaping.append(name, to: &output)
    output += "</span>".utf8
  }

  private mutating func drawAttribute(_ prop: GivenProp) {
    switch (prop.contract.kind, prop.value) {
    case (.boolean, .boolean(true)):
      output.append(UInt8(ascii: " "))
      output += prop.contract.attributeName.utf8
    case (.enum, let value?), (.token, let value?), (.integer, let value?), (.number, let value?):
      output.append(UInt8(ascii: " "))
      output += prop.contract.attributeName.utf8
      output += "=\"".utf8
      HTMLEscaping.append(value.text, to: &output)
      output.append(UInt8(ascii: "\""))
    default: break
    }
  }

  /// A node that changes the context of its tokens declares them anew.
  private mutating func drawContexts(_ contract: ComponentContract, _ props: [GivenProp]) {
    let choices = contract.contexts.compactMap { binding in
      props.first { $0.contract.name == binding.prop }?.value.map { (binding.modifier, $0.text) }
    }
    for attribute in scope.attributes(setting: choices) {
      output += " \(attribute.name)=\"".utf8
      HTMLEscaping.append(attribute.value, to: &output)
      output.append(UInt8(ascii: "\""))
    }
  }

  private mutating func drawSlot(_ prop: GivenProp) {
    guard prop.contract.kind == .string, let value = prop.value else { return }
    output += "<span slot=\"".utf8
    output += prop.contract.slotName.utf8
    output += "\">".utf8
    HTMLEscaping.append(value.text, to: &output)
    output += "</span>".utf8
  }

  private mutating func styles(
    of template: PreviewTemplate, _ stylesheet: (String) -> PreviewStylesheet
  ) -> [UInt8] {
    if let known = styles[template.contract.name] { return known }
    let bytes = template.stylesheets.flatMap { stylesheet($0).markup }
    styles[template.contract.name] = bytes
    return bytes
  }
}

/// A prop with the value it has for a node: the one given, else the default, else none.
private struct GivenProp {
  let contract: PropContract
  let value: AgentValue?

  init(_ contract: PropContract, _ node: AgentNode) {
    self.contract = contract
    switch (contract.kind, node.value(contract.name)) {
    case (.boolean, .boolean(let value)): self.value = .boolean(value)
    case (.boolean, _): value = .boolean(contract.defaultValue == "true")
    case (_, nil), (_, .structure): value = contract.defaultValue.map { .text($0) }
    case (_, let given?): value = given
    }
  }

  var templateValue: Value {
    switch value {
    case .boolean(let flag) where contract.kind == .boolean: .flag(flag)
    case let value?: .text(value.text)
    case nil: .absent
    }
  }
}
