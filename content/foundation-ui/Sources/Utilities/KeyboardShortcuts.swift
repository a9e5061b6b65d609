import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

/// The keyboard shortcuts of the framework, the same on every screen.
public enum KeyboardShortcuts {
  /// Copies the selection: Command-C.
  public static let copy = KeyboardShortcut("c", modifiers: .command)

  /// Selects everything: Command-A.
  public static let selectAll = KeyboardShortcut("a", modifiers: .command)

  /// Opens the search: Command-F.
  public static let find = KeyboardShortcut("f", modifiers: .command)

  /// Moves the focus to the sidebar: Command-1.
  public static let focusSidebar = KeyboardShortcut("1", modifiers: .command)

  /// Moves the focus to the content: Command-2.
  public static let focusContent = KeyboardShortcut("2", modifiers: .command)

  /// Moves the focus to the inspector: Command-3.
  public static let focusInspector = KeyboardShortcut("3", modifiers: .command)
}

/// A group of shortcuts.
public enum ShortcutSet: String, CaseIterable, Sendable {
  /// Copy, select all and find.
  case editing
  /// The shortcuts that focus the columns of the navigation scaffold.
  case navigation
  /// Both groups.
  case all
}

extension ShortcutSet {
  var commands: [ShortcutCommand] {
    switch self {
    case .editing: [.copy, .selectAll, .find]
    case .navigation: [.focus(.sidebar), .focus(.content), .focus(.inspector)]
    case .all: ShortcutSet.editing.commands + ShortcutSet.navigation.commands
    }
  }
}

extension View {
  /// Enables a group of keyboard shortcuts while this view is on screen.
  ///
  /// Editing commands go to whatever has the focus. Navigation commands go to the enclosing
  /// `NavigationSplitScaffold` and do nothing outside one.
  ///
  /// - Parameter set: The shortcuts to enable.
  /// - Returns: The view with the shortcuts.
  public func keyboardShortcuts(_ set: ShortcutSet = .all) -> some View {
    modifier(KeyboardShortcutsModifier(set: set))
  }
}

/// One command that a shortcut triggers.
enum ShortcutCommand: Hashable {
  case copy, selectAll, find
  case focus(ScaffoldColumn)

  var shortcut: KeyboardShortcut {
    switch self {
    case .copy: KeyboardShortcuts.copy
    case .selectAll: KeyboardShortcuts.selectAll
    case .find: KeyboardShortcuts.find
    case .focus(.sidebar): KeyboardShortcuts.focusSidebar
    case .focus(.content): KeyboardShortcuts.focusContent
    case .focus(.inspector): KeyboardShortcuts.focusInspector
    }
  }

  var title: String {
    switch self {
    case .copy: "Copy"
    case .selectAll: "Select All"
    case .find: "Find"
    case .focus(let column): "Focus \(column.rawValue)"
    }
  }
}

/// Installs a button without a size for each command: SwiftUI ties shortcuts to controls.
private struct KeyboardShortcutsModifier: ViewModifier {
  @Environment(\.focusColumn) private var focusColumn

  let set: ShortcutSet

  func body(content: Content) -> some View {
    content.background {
      ForEach(set.commands, id: \.self) { command in
        Button(command.title) { perform(command) }
          .keyboardShortcut(command.shortcut)
      }
      .buttonStyle(.plain)
      .frame(width: .zero, height: .zero)
      .clipped()
      .accessibilityHidden(true)
    }
  }

  @MainActor private func perform(_ command: ShortcutCommand) {
    switch command {
    case .copy: EditCommand.send(.copy)
    case .selectAll: EditCommand.send(.selectAll)
    case .find: EditCommand.send(.find)
    case .focus(let column): focusColumn?(column)
    }
  }
}

/// Sends a standard editing command to whatever has the focus.
@MainActor
private enum EditCommand {
  case copy, selectAll, find

  static func send(_ command: EditCommand) {
    #if os(macOS)
      let item = NSMenuItem()
      item.tag = NSTextFinder.Action.showFindInterface.rawValue
      NSApplication.shared.sendAction(command.selector, to: nil, from: item)
    #else
      UIApplication.shared.sendAction(command.selector, to: nil, from: nil, for: nil)
    #endif
  }

  private var selector: Selector {
    #if os(macOS)
      switch self {
      case .copy: #selector(NSText.copy(_:))
      case .selectAll: #selector(NSText.selectAll(_:))
      case .find: #selector(NSResponder.performTextFinderAction(_:))
      }
    #else
      switch self {
      case .copy: #selector(UIResponderStandardEditActions.copy(_:))
      case .selectAll: #selector(UIResponderStandardEditActions.selectAll(_:))
      case .find: #selector(UIResponderStandardEditActions.find(_:))
      }
    #endif
  }
}

extension KeyboardShortcut {
  /// Reads a shortcut as people write it, such as `⇧⌘F`: modifier signs, then one key.
  ///
  /// `nil` when there is no key, no modifier, or something before the key that is no modifier.
  init?(symbols: String) {
    var modifiers: SwiftUI.EventModifiers = []
    guard let key = symbols.last else { return nil }
    for symbol in symbols.dropLast() {
      switch symbol {
      case "⌘": modifiers.insert(.command)
      case "⇧": modifiers.insert(.shift)
      case "⌥": modifiers.insert(.option)
      case "⌃": modifiers.insert(.control)
      default: return nil
      }
    }
    guard !modifiers.isEmpty, let lowercased = key.lowercased().first else { return nil }
    self.init(KeyEquivalent(lowercased), modifiers: modifiers)
  }
}
