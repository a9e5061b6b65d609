import SwiftUI

/// Представление, которое может описать себя словами YAML для агентов.
@MainActor
public protocol AgentDescribable {
  /// Имя компонента, как его пишут в YAML.
  var componentType: String { get }

  /// Значения свойств по именам; у перечислений — сырые значения.
  var properties: [String: Any] { get }

  /// Что этот компонент значит на своём месте.
  var semantics: String { get }
}

extension Badge: AgentDescribable {
  /// Имя компонента: `Badge`.
  public var componentType: String { "Badge" }

  /// Значения `text` и `level`.
  public var properties: [String: Any] {
    ["text": text, "level": level.rawValue]
  }

  /// Смысл бейджа вместе с его уровнем.
  public var semantics: String {
    "Status indicator for \(level.rawValue) state"
  }
}

extension KeyValueRow: AgentDescribable {
  /// Имя компонента: `KeyValueRow`.
  public var componentType: String { "KeyValueRow" }

  /// Значения `key`, `value` и `copyable`.
  public var properties: [String: Any] {
    ["key": key, "value": value, "copyable": copyable]
  }

  /// Смысл строки: значение названного факта.
  public var semantics: String { "Value of \(key)" }
}

extension SectionHeader: AgentDescribable {
  /// Имя компонента: `SectionHeader`.
  public var componentType: String { "SectionHeader" }

  /// Значение `text`.
  public var properties: [String: Any] { ["text": text] }

  /// Смысл заголовка: название группы.
  public var semantics: String { "Title of the section \(text)" }
}

extension InspectorPattern: AgentDescribable {
  /// Имя компонента: `InspectorPattern`.
  public var componentType: String { "InspectorPattern" }

  /// Значение `title`.
  public var properties: [String: Any] { ["title": title] }

  /// Смысл панели: подробности выбранного.
  public var semantics: String { "Details of the selection: \(title)" }
}

extension Card: AgentDescribable {
  /// Имя компонента: `Card`.
  public var componentType: String { "Card" }

  /// Значения `elevation` и, если радиус — токен, `cornerRadius`.
  public var properties: [String: Any] {
    var values: [String: Any] = ["elevation": elevation.rawValue]
    switch cornerRadius {
    case DS.Radius.small: values["cornerRadius"] = "radius.small"
    case DS.Radius.card: values["cornerRadius"] = "radius.card"
    default: break
    }
    return values
  }

  /// Смысл карточки: содержимое, которое составляет одно целое.
  public var semantics: String { "Container for content that belongs together" }
}

extension CopyableText: AgentDescribable {
  /// Имя компонента: `CopyableText`.
  public var componentType: String { "CopyableText" }

  /// Значения `text` и, если задано, `label`.
  public var properties: [String: Any] {
    var values: [String: Any] = ["text": text]
    values["label"] = label
    return values
  }

  /// Смысл: текст, который можно скопировать.
  public var semantics: String { "Text that can be copied" }
}

extension SidebarPattern: AgentDescribable {
  /// Имя компонента: `SidebarPattern`.
  public var componentType: String { "SidebarPattern" }

  /// Значение `title`.
  public var properties: [String: Any] { ["title": title] }

  /// Смысл панели: список мест.
  public var semantics: String { "List of places: \(title)" }
}

extension ToolbarPattern: AgentDescribable {
  /// Имя компонента: `ToolbarPattern`.
  public var componentType: String { "ToolbarPattern" }

  /// Значение `title`.
  public var properties: [String: Any] { ["title": title] }

  /// Смысл панели инструментов: действия над тем, что показано.
  public var semantics: String { "Actions on \(title)" }
}

extension BoxTreePattern: AgentDescribable {
  /// Имя компонента: `BoxTreePattern`.
  public var componentType: String { "BoxTreePattern" }

  /// Значения `title` и `isExpanded`.
  public var properties: [String: Any] { ["title": title, "isExpanded": isExpanded] }

  /// Смысл ветви: часть дерева боксов.
  public var semantics: String { "Tree of ISO media boxes: \(title)" }
}
