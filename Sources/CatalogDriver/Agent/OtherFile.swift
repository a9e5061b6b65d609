import Diagnostics

/// A file that is easily taken for agent YAML, and is something else; its place and its name tell.
enum OtherFile: String {
  case catalog = "the manifest of a catalog"
  case system = "the manifest of a system"
  case component = "the description of a component"
  case mistake = "an example that is wrong on purpose"
  case guide = "a guide"
  case swift = "Swift code"

  /// What lies at a path; `nil` for what may be agent YAML.
  init?(at path: String) {
    let names = path.split(separator: "/")
    switch names.last {
    case "catalog.yaml": self = .catalog
    case "system.yaml": self = .system
    case "component.yaml": self = .component
    case let name? where name.hasSuffix(".md"): self = .guide
    case let name? where name.hasSuffix(".swift"): self = .swift
    case _? where names.dropLast().suffix(2) == ["examples", "invalid"]: self = .mistake
    default: return nil
    }
  }

  /// Says that the file is no document.
  func refusal(at path: String) -> Diagnostic {
    .init(
      .agentNotADocument, "this file is \(rawValue) and not agent YAML",
      at: SourceLocation(path), suggestion: suggestion)
  }

  private var suggestion: String {
    switch self {
    case .catalog, .system, .component, .mistake, .guide:
      "'catalog check --only agent' checks the agent YAML of the content"
    case .swift: "'catalog render --as yaml' reads the agent YAML that it is the code of"
    }
  }
}
