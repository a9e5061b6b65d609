import AgentUI
import Templates

/// The stage of a component's page: a preview that a reader changes, with its controls.
struct StageItem: TemplateContext, Sendable {
  /// The first example, which is there until scripts run.
  var example: ExampleItem
  /// What scripts redraw it from, as JSON.
  var data: String
  /// Whether previews of the component can be redrawn.
  var isLive: Bool
  var controls: [StageControl]
  /// What the first example has inside of the component.
  var children: [StageChild]
  /// The names of what may be put into the component.
  var offers: [String]
  /// The switches of the contexts that make a difference.
  var axes: [AxisItem]
  /// What previews can be put on: custom properties of the system's tokens, by name.
  var backdrops: [AxisItem.Option]
  /// The settings of Dynamic Type; empty where no text of the system grows with them.
  var textSizes: [AxisItem.Option]
  /// The address of the script that the token panel asks; empty where there is no panel.
  var tokenFacts: String
  /// What VoiceOver reads of the first example; `nil` where the component does not say.
  var label: String?
  /// The first example in each of several contexts.
  var groups: [StageGroup]

  /// Whether there are several contexts to draw it in.
  var hasContexts: Bool { !groups.isEmpty }

  static let fields: [ContextField<StageItem>] = [
    .text("system") { $0.example.system },
    .text("anchor") { $0.example.anchor },
    .markup("preview") { $0.example.preview },
    .markup("swift") { CodeMarkup.swift($0.example.swift) },
    .markup("yaml") { CodeMarkup.yaml($0.example.yaml) },
    .markup("data") { $0.data },
    .flag("isLive") { $0.isLive },
    .list("controls") { $0.controls },
    .flag("hasControls") { !$0.controls.isEmpty },
    .list("children") { $0.children },
    .texts("offers") { $0.offers },
    .flag("takesChildren") { !$0.offers.isEmpty },
    .list("axes") { $0.axes },
    .list("backdrops") { $0.backdrops },
    .flag("hasBackdrops") { !$0.backdrops.isEmpty },
    .list("textSizes") { $0.textSizes },
    .flag("hasTextSizes") { !$0.textSizes.isEmpty },
    .text("tokenFacts") { $0.tokenFacts },
    .flag("hasTokenPanel") { !$0.tokenFacts.isEmpty },
    .text("label") { $0.label },
    .flag("hasLabel") { $0.label != nil },
    .list("groups") { $0.groups },
    .flag("hasContexts") { $0.hasContexts },
  ]
}

/// A drawing in a context that differs from the others.
struct StageGroup: TemplateContext, Sendable {
  var label: String
  var preview: String

  static let fields: [ContextField<StageGroup>] = [
    .text("label") { $0.label },
    .markup("preview") { $0.preview },
  ]
}

/// A child of the component, which a reader can take away.
struct StageChild: TemplateContext, Sendable {
  var name: String
  /// Whether it is the only one, of a component that is nothing without.
  var isNeeded: Bool
  /// What the button says that takes it away.
  var remove: String

  static let fields: [ContextField<StageChild>] = [
    .text("name") { $0.name },
    .flag("isNeeded") { $0.isNeeded },
    .text("remove") { $0.remove },
  ]
}

/// What changes one prop.
struct StageControl: TemplateContext, Sendable {
  /// How the values of a prop are chosen.
  enum Form: String, Sendable {
    case segments, menu, tokens, toggle, number, text
  }

  struct Choice: TemplateContext, Sendable {
    var value: String
    var isChosen: Bool
    var swatch: String

    static let fields: [ContextField<Choice>] = [
      .text("value") { $0.value },
      .flag("isChosen") { $0.isChosen },
      .markup("swatch") { $0.swatch },
    ]
  }

  /// The name of the prop.
  var name: String
  var id: String
  var form: Form
  /// The value in the first example, or the default; empty where there is neither.
  var value: String
  var choices: [Choice]
  /// Which numbers a number may be.
  var bounds: NumberBounds
  /// Whether a number is whole.
  var isWhole: Bool
  /// Whether the prop need not be given, and has no default that holds then.
  var mayBeMissing: Bool

  /// How a number grows, in the words of a number field: `any` for all between the bounds.
  private var step: String { bounds.step.map(NumberBounds.text) ?? (isWhole ? "1" : "any") }

  static let fields: [ContextField<StageControl>] = [
    .text("name") { $0.name },
    .text("id") { $0.id },
    .text("value") { $0.value },
    .flag("isOn") { $0.value == "true" },
    .list("choices") { $0.choices },
    .text("minimum") { $0.bounds.minimum.map(NumberBounds.text) },
    .text("maximum") { $0.bounds.maximum.map(NumberBounds.text) },
    .text("step") { $0.step },
    .flag("mayBeMissing") { $0.mayBeMissing },
    .flag("isRadio") { $0.form == .segments || $0.form == .tokens },
    .flag("isMenu") { $0.form == .menu },
    .flag("isToggle") { $0.form == .toggle },
    .flag("isNumber") { $0.form == .number },
    .flag("isText") { $0.form == .text },
  ]
}
