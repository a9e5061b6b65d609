import AgentUI
import Testing

@Suite struct PropTests {
  private let path = "one/components/badge/component.yaml"

  @Test func propsAreRead() throws {
    let yaml = """
      props:
        - { name: text, type: string, required: true, description: The word. }
        - name: level
          type: enum
          values: [info, { name: error, description: Wrong. }]
          default: info
      """
    let result = load(component(yaml))
    #expect(result.messages == [])
    let props = try #require(result.system?.components.first?.contract.props)
    #expect(props.map(\.name) == ["text", "level"])
    #expect(props.map(\.isRequired) == [true, false])
    #expect(props.last?.choices.map(\.name) == ["info", "error"])
    #expect(props.last?.choices.last?.description == "Wrong.")
    #expect(props.last?.defaultValue == "info")
  }

  @Test func aPropNeedsATypeThereIs() {
    let result = load(component("props:\n  - { name: a }\n  - { name: b, type: strin }\n"))
    #expect(
      result.messages == [
        "\(path):5:5: a prop needs 'type' [yaml/missing-key]",
        "\(path):6:22: 'type' cannot be the text \"strin\" [yaml/unknown-value]",
      ])
    #expect(result.suggestions.last == "did you mean 'string'?")
  }

  @Test func aPropIsDeclaredOnce() {
    let prop = "  - { name: a, type: string }\n"
    let result = load(component("props:\n" + prop + prop))
    #expect(
      result.messages == ["\(path):6:7: the prop 'a' is declared twice [component/duplicate-prop]"])
  }

  @Test func anEnumHasValues() {
    let result = load(component("props:\n  - { name: a, type: enum }\n"))
    #expect(
      result.messages == [
        "\(path):5:5: the enum 'a' has no 'values' [component/enum-without-values]"
      ])
  }

  @Test func theDefaultIsAValue() {
    let result = load(
      component("props:\n  - { name: a, type: enum, values: [x, yes], default: yess }\n"))
    #expect(
      result.messages == [
        "\(path):5:46: the default 'yess' is not one of the values [component/default-not-a-value]"
      ])
    #expect(result.suggestions == ["did you mean 'yes'?"])
  }
}
