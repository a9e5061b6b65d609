import AgentUI
import CatalogModel
import CommonMark
import InterfaceStrings

/// What a search finds of a component: itself, its props, its examples, its guide.
struct ComponentSearch {
  let component: Component
  let vocabulary: Vocabulary
  let words: Words

  var parts: [SearchPart] {
    [itself] + component.contract.props.map(prop) + component.examples.map(example) + sections
  }

  private var itself: SearchPart {
    var part = SearchPart(.component, component.name)
    let contract = component.contract
    let accessibility = component.accessibility
    part.keywords =
      ([words.layer(component.layer), words.status(component.status)]
      + [component.semantics, accessibility.role, accessibility.label].compactMap(\.self)
      + contract.props.map(\.name) + component.platforms.map(\.name)).joined(separator: " ")
    part.text = ([component.summary] + accessibility.notes).joined(separator: " ")
    return part
  }

  private func prop(_ prop: PropContract) -> SearchPart {
    var part = SearchPart(.prop, prop.name, anchor: PropBuilder.anchor(of: prop))
    part.place = component.name
    part.names = ["\(component.name).\(prop.name)"]
    let values = prop.choices.map(\.name)
    part.keywords = ([prop.kind.rawValue] + values + [prop.defaultValue].compactMap(\.self))
      .joined(separator: " ")
    part.text = ([prop.description, values.joined(separator: ", ")])
      .filter { !$0.isEmpty }.joined(separator: " · ")
    return part
  }

  private func example(_ example: Example) -> SearchPart {
    var part = SearchPart(.example, example.name, anchor: ComponentPage.anchor(of: example))
    part.place = component.name
    part.text = example.description ?? ""
    part.code = SearchPart.code(of: example.root, in: vocabulary, swift: example.swiftCode)
    return part
  }

  /// Those of the guide; what stands before its first heading belongs to the component.
  private var sections: [SearchPart] {
    guard let guide = component.guide else { return [] }
    let form = SearchSections.Form(
      page: .componentSection, section: .componentSection, title: component.name,
      anchorPrefix: ComponentKind.guidePrefix)
    return SearchSections.parts(of: guide, form).filter { !$0.text.isEmpty || $0.anchor != nil }
  }
}
