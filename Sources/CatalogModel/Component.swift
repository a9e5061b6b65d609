import AgentUI
import CommonMark
import DesignLint
import Diagnostics
import TokenContrast

/// A component as its `component.yaml` describes it, with its preview and guide.
public struct Component: Sendable {
  /// The name of its folder, and of its page.
  public var slug: String
  public var contract: ComponentContract
  public var layer: Layer
  public var summary: String
  public var status: Status
  /// How soon it is due, such as `P0`.
  public var priority: String?
  /// The platforms it is available on.
  public var platforms: [PlatformSupport]
  /// What it means to a reader or an agent.
  public var semantics: String?
  public var accessibility: Accessibility
  public var contrast: [ContrastPair]
  public var examples: [Example]
  /// Names of components to read next.
  public var related: [Reference]
  /// The same component in another language.
  public var twin: TwinChoice
  public var guide: Document?
  /// What the fences of the guide hold.
  public var fences: Fences
  public var preview: Preview
  /// What shows the component where nobody has drawn it; ``preview`` then is a stand-in.
  public var picture: PreviewPicture?
  public var previewWidth: PreviewWidth
  /// What the preview shows and its Swift does not, or the other way round, on purpose.
  public var previewDifferences: [PreviewDifference]
  /// Where each prop stands, by name.
  public var propLocations: [String: SourceLocation]
  /// Where each component that it takes as a child is named.
  public var childLocations: [String: SourceLocation] = [:]
  /// Swift code that it should stand in the place of.
  public var replaces: [SyntaxPattern] = []
  /// The file that describes it.
  public var manifest: TextFile
  /// Where its name stands.
  public var location: SourceLocation

  public var name: String { contract.name }

  public init(
    slug: String, contract: ComponentContract, layer: Layer, summary: String, status: Status,
    priority: String?, platforms: [PlatformSupport], semantics: String?,
    accessibility: Accessibility, contrast: [ContrastPair], examples: [Example],
    related: [Reference], twin: TwinChoice = .sameName, guide: Document?,
    fences: Fences = Fences(), preview: Preview,
    previewWidth: PreviewWidth = .fit, previewDifferences: [PreviewDifference] = [],
    propLocations: [String: SourceLocation] = [:],
    manifest: TextFile = TextFile(path: "", text: ""), location: SourceLocation
  ) {
    self.slug = slug
    self.contract = contract
    self.layer = layer
    self.summary = summary
    self.status = status
    self.priority = priority
    self.platforms = platforms
    self.semantics = semantics
    self.accessibility = accessibility
    self.contrast = contrast
    self.examples = examples
    self.related = related
    self.twin = twin
    self.guide = guide
    self.fences = fences
    self.preview = preview
    self.previewWidth = previewWidth
    self.previewDifferences = previewDifferences
    self.propLocations = propLocations
    self.manifest = manifest
    self.location = location
  }
}

/// What assistive technology announces, and what a designer must preserve.
public struct Accessibility: Hashable, Sendable {
  /// The label that VoiceOver speaks; `{prop}` stands for the value of a prop.
  public var label: String?
  public var role: String?
  /// The smallest side of its target, in points.
  public var minimumTarget: Double?
  public var notes: [String]

  public init(
    label: String? = nil, role: String? = nil, minimumTarget: Double? = nil, notes: [String] = []
  ) {
    self.label = label
    self.role = role
    self.minimumTarget = minimumTarget
    self.notes = notes
  }
}

/// A use of a component, as agent YAML.
public struct Example: Sendable {
  public var name: String
  public var description: String?
  public var root: AgentNode
  /// Swift code that replaces the derived one.
  public var swiftCode: String?
  /// Where that code is given: for a block of lines, the line before its first.
  public var swiftCodeLocation: SourceLocation?

  public init(
    name: String, description: String?, root: AgentNode, swiftCode: String?,
    swiftCodeLocation: SourceLocation? = nil
  ) {
    self.name = name
    self.description = description
    self.root = root
    self.swiftCode = swiftCode
    self.swiftCodeLocation = swiftCodeLocation
  }
}

/// How wide a component is drawn.
public enum PreviewWidth: String, Hashable, Sendable, CaseIterable {
  /// As wide as its content: chips, buttons.
  case fit
  /// As wide as a phone or a side panel: rows, cards.
  case pane
  /// All the width there is: whole windows.
  case fill
}

/// A difference between the preview of a component and its Swift that has a reason.
public struct PreviewDifference: Hashable, Sendable {
  /// Paths of tokens, or the states `hover` and `press`; empty for the whole preview.
  public var subjects: [Reference]
  /// Why the two differ.
  public var reason: String
  /// Where it stands.
  public var location: SourceLocation

  public init(of subjects: [Reference], reason: String, location: SourceLocation) {
    self.subjects = subjects
    self.reason = reason
    self.location = location
  }

  /// Whether it gives a reason for this token or state.
  public func covers(_ subject: String) -> Bool {
    subjects.isEmpty || subjects.contains { $0.name == subject }
  }
}

/// How a component is drawn: a template for its shadow tree and the stylesheet of that tree.
public struct Preview: Hashable, Sendable {
  public var template: TextFile
  public var stylesheet: TextFile
  /// Stylesheets of the system that the component shares with others, applied before its own.
  public var shared: [TextFile]

  /// Whether it only shows the name and the texts of a component that nobody has drawn yet.
  public var isStandIn: Bool { template.text.hasPrefix(Self.standInStart) }

  /// How the template of a stand-in begins.
  public static let standInStart = "<div class=\"stand-in\">"

  /// All stylesheets in the order in which they apply.
  public var stylesheets: [TextFile] { shared + [stylesheet] }

  public init(template: TextFile, stylesheet: TextFile, shared: [TextFile] = []) {
    self.template = template
    self.stylesheet = stylesheet
    self.shared = shared
  }
}

/// A picture of a component, such as a snapshot test records.
public struct PreviewPicture: Hashable, Sendable {
  /// The image by its path in the content.
  public var light: Reference
  /// The image for dark pages; `nil` where one serves both, or its name tells.
  public var dark: Reference?

  /// A picture whose files need not be there.
  public init(light: Reference, dark: Reference? = nil) {
    self.light = light
    self.dark = dark
  }
}

/// A file of the content that is used as text.
public struct TextFile: Hashable, Sendable {
  public var path: String
  public var text: String

  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }
}
