import SwiftUI

extension InspectorPattern: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "InspectorPattern" }

  /// The values of `title`.
  public var properties: [String: Any] {
    ["title": title]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Details of the selection: \(title)"
  }
}

extension SidebarPattern: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "SidebarPattern" }

  /// The values of `title` and `selection`.
  public var properties: [String: Any] {
    Dictionary(describing: ["title": title, "selection": selection])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "List of places: \(title)"
  }
}

extension ToolbarPattern: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "ToolbarPattern" }

  /// The values of `title`.
  public var properties: [String: Any] {
    ["title": title]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Actions on \(title)"
  }
}

extension BoxTreePattern: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "BoxTreePattern" }

  /// The values of `title`.
  public var properties: [String: Any] {
    ["title": title]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Tree of ISO media boxes: \(title)"
  }
}

extension NavigationSplitScaffold: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "NavigationSplitScaffold" }

  /// The values of `columns` and `inspectorPinned`.
  public var properties: [String: Any] {
    ["columns": columns.rawValue, "inspectorPinned": inspectorPinned]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Columns of a window: sidebar, content and inspector"
  }
}

extension ScaffoldContent: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "ScaffoldContent" }

  /// The values of `title`.
  public var properties: [String: Any] {
    Dictionary(describing: ["title": title])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Middle column: what the window is about"
  }
}
