import Templates
import Testing

/// Shapes and records that are made at run time.
@Suite struct RecordTests {
  private let author = Shape(name: "author", fields: [.text("name")])

  private func shape() -> Shape {
    Shape(
      name: "props",
      fields: [
        .text("label"), .flag("isOn"), .texts("options"), .markup("icon"),
        .object("author", author), .list("authors", of: author),
      ])
  }

  private func render(_ text: String, _ shape: Shape, _ record: Record) throws -> String {
    let (template, diagnostics) = library(text).compile("page", for: shape)
    #expect(diagnostics.isEmpty)
    return String(decoding: try #require(template).render(record), as: UTF8.self)
  }

  @Test func valuesAreFoundByName() throws {
    let shape = shape()
    let ada = Value.object(try Record(author, ["name": "Ada"]))
    let record = try Record(
      shape,
      [
        "label": "<", "isOn": true, "options": .list(["a", "b"]), "icon": .markup([0x26]),
        "author": ada, "authors": .list([ada, ada]),
      ])
    let text = "{{label}}{{#isOn}}on{{/isOn}}{{#options}}{{.}}{{/options}}{{{icon}}}{{author.name}}"
    #expect(
      try render(text + "{{#authors}}{{name}}{{/authors}}", shape, record) == "&lt;onab&AdaAdaAda")
  }

  @Test func missingValuesAreAbsent() throws {
    let shape = shape()
    let text = "[{{label}}{{{icon}}}{{author.name}}{{#isOn}}x{{/isOn}}{{^options}}none{{/options}}]"
    #expect(try render(text, shape, Record(shape, [:])) == "[none]")
  }

  @Test func shapesMayHoldThemselves() throws {
    let item = Shape(name: "item") { item in [.text("label"), .list("items", of: item)] }
    let leaf = Value.object(try Record(item, ["label": "b"]))
    let record = try Record(item, ["label": "a", "items": .list([leaf, leaf])])
    let (template, _) = library("{{>tree}}", ["tree": "{{label}}<{{#items}}{{>tree}}{{/items}}>"])
      .compile("page", for: item)
    #expect(try template?.render(record) == Array("a<b<>b<>>".utf8))
  }

  @Test func valuesOfAnotherKindAreRefused() {
    let shape = shape()
    let other = Shape(name: "other", fields: [.text("name")])
    func problem(_ values: () throws -> [String: Value]) -> String? {
      do {
        _ = try Record(shape, values())
        return nil
      } catch { return "\(error)" }
    }
    #expect(problem { ["lable": "x"] } == "'props' declares no field 'lable'")
    #expect(problem { ["label": true] } == "field 'label' of 'props' must be a text")
    #expect(problem { ["options": "a"] } == "field 'options' of 'props' must be a list")
    #expect(problem { ["options": .list([true])] } == "field 'options' of 'props' must be a list")
    #expect(
      problem { ["author": .object(try Record(other, [:]))] }
        == "field 'author' of 'props' must be an object")
  }

  @Test func recordsOfAnotherShapeAreRefused() throws {
    let (compiled, _) = library("{{name}}").compile("page", for: author)
    let other = Shape(name: "author", fields: [.text("name")])
    let template = try #require(compiled)
    #expect {
      try template.render(Record(other, ["name": "x"]))
    } throws: {
      "\($0)" == "'page' was compiled for 'author' and got a record of another shape"
    }
  }

  @Test func typedContextsMakeRecords() throws {
    let shape = Shape(of: Author.self)
    #expect(shape.name == "Author")
    #expect(shape.fields.map(\.name) == ["name", "mail"])
    #expect(try render("{{name}}", shape, Record(Author(name: "Ada"))) == "Ada")
  }
}
