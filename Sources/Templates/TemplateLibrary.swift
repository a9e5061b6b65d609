import Diagnostics

/// Named templates of the Mustache language, ready to be compiled against contexts.
///
/// The way of a template through this module:
///
/// 1. `TemplateScanner` splits its bytes into lines of text and tags, with their places.
/// 2. `TemplateParser` decides which lines disappear (`LineRule`) and builds a tree of
///    `Node` values; the library does this once for every template.
/// 3. `Compiler` resolves every name against the declared fields of the open contexts
///    (``Shape``), fills blocks, and writes a `Program`: a flat list of operations.
/// 4. `Machine` runs the program over the values of one context (``Record``) and writes bytes.
///
/// Names that no open context declares, partials that do not exist, text that would be written
/// unescaped: all are diagnostics of step 3, so a compiled template has no way to render wrongly
/// but to exceed ``TemplateLimits``. The language is that of the Mustache specification with
/// inheritance, without lambdas and dynamic names; where the specification lets a missing name
/// or partial be empty, this module reports it.
public struct TemplateLibrary: Sendable {
  let templates: [String: ParsedTemplate]
  let phrases: [String: TemplatePhrase]
  let limits: TemplateLimits

  /// Parses all templates. What is wrong with one is reported when it is compiled, and in
  /// ``diagnostics``.
  ///
  /// - Parameter phrases: Texts by the key that templates name them with: `{{words.key}}`.
  public init(
    _ sources: [String: TemplateSource], phrases: [String: TemplatePhrase] = [:],
    limits: TemplateLimits = TemplateLimits()
  ) {
    self.limits = limits
    self.phrases = phrases
    var templates: [String: ParsedTemplate] = [:]
    for (name, source) in sources {
      templates[name] = TemplateParser.parse(source, name: name, limits: limits)
    }
    self.templates = templates
  }

  /// The names of all templates, sorted.
  public var names: [String] { templates.keys.sorted() }

  /// What is wrong with the text of any template, used or not, in the order of their names.
  public var diagnostics: [Diagnostic] {
    names.flatMap { templates[$0]?.diagnostics ?? [] }
  }

  /// The same templates with other phrases.
  public func with(phrases: [String: TemplatePhrase]) -> TemplateLibrary {
    TemplateLibrary(templates: templates, phrases: phrases, limits: limits)
  }

  private init(
    templates: [String: ParsedTemplate], phrases: [String: TemplatePhrase], limits: TemplateLimits
  ) {
    self.templates = templates
    self.phrases = phrases
    self.limits = limits
  }

  /// Compiles a template for a context type.
  ///
  /// - Returns: the template, unless one of the diagnostics is an error.
  public func compile<Context: TemplateContext>(
    _ name: String, for context: Context.Type, options: TemplateOptions = TemplateOptions()
  ) -> (template: Template<Context>?, diagnostics: [Diagnostic]) {
    let (program, diagnostics) = Compiler.compile(name, for: Shape(of: context), self, options)
    return (program.map { Template(program: $0) }, diagnostics)
  }

  /// Compiles a template for a shape that is known at run time only.
  ///
  /// - Returns: the template, unless one of the diagnostics is an error.
  public func compile(
    _ name: String, for shape: Shape, options: TemplateOptions = TemplateOptions()
  ) -> (template: RecordTemplate?, diagnostics: [Diagnostic]) {
    let (program, diagnostics) = Compiler.compile(name, for: shape, self, options)
    return (program.map { RecordTemplate(program: $0, shape: shape) }, diagnostics)
  }
}
