import SwiftUI

extension Badge: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "Badge" }

  /// The values of `text` and `level`.
  public var properties: [String: Any] {
    ["text": text, "level": level.rawValue]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Status indicator for \(level.rawValue) state"
  }
}

extension Indicator: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "Indicator" }

  /// The values of `level`, `size`, `reason` and `tooltip`.
  public var properties: [String: Any] {
    Dictionary(describing: [
      "level": level.rawValue, "size": size.rawValue, "reason": reason,
      "tooltip": tooltip?.plainText,
    ])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Compact status dot for \(level.rawValue) state"
  }
}

extension Card: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "Card" }

  /// The values of `elevation` and `cornerRadius`.
  public var properties: [String: Any] {
    Dictionary(describing: [
      "elevation": elevation.rawValue, "cornerRadius": DS.Radius.path(of: cornerRadius),
    ])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Container for content that belongs together"
  }
}

extension KeyValueRow: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "KeyValueRow" }

  /// The values of `key`, `value` and `copyable`.
  public var properties: [String: Any] {
    ["key": key, "value": value, "copyable": copyable]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Value of \(key)"
  }
}

extension SectionHeader: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "SectionHeader" }

  /// The values of `text` and `showsDivider`.
  public var properties: [String: Any] {
    ["text": text, "showsDivider": showsDivider]
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Title of the section \(text)"
  }
}

extension CopyableText: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "CopyableText" }

  /// The values of `text` and `label`.
  public var properties: [String: Any] {
    Dictionary(describing: ["text": text, "label": label])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Text that can be copied"
  }
}

extension SidebarItem: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "SidebarItem" }

  /// The values of `label`, `systemImage` and `isSelected`.
  public var properties: [String: Any] {
    Dictionary(describing: ["label": label, "systemImage": systemImage, "isSelected": isSelected])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Place in the sidebar: \(label)"
  }
}

extension ToolbarAction: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "ToolbarAction" }

  /// The values of `label`, `systemImage` and `shortcut`.
  public var properties: [String: Any] {
    Dictionary(describing: ["label": label, "systemImage": systemImage, "shortcut": shortcut])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "Action of the toolbar: \(label)"
  }
}

extension BoxTreeNode: AgentDescribable {
  /// The component's name in agent YAML.
  public var componentType: String { "BoxTreeNode" }

  /// The values of `type`, `size`, `isExpanded` and `level`.
  public var properties: [String: Any] {
    Dictionary(describing: [
      "type": type, "size": size, "isExpanded": isExpanded, "level": level?.rawValue,
    ])
  }

  /// What the component means to a reader.
  public var semantics: String {
    "ISO media box \(type)"
  }
}
