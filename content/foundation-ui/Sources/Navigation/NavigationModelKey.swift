import NavigationSplitViewKit
import SwiftUI

/// The environment key behind ``SwiftUI/EnvironmentValues/navigationModel``.
public struct NavigationModelKey: EnvironmentKey {
  /// No model: the view is in no scaffold.
  public static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The state of the columns that the enclosing scaffold and the patterns in it share.
  ///
  /// `nil` outside a ``NavigationSplitScaffold``. Set it above a scaffold to own the state, for
  /// example to open the inspector from a menu command:
  ///
  /// ```swift fragment
  /// @State private var navigation = NavigationModel()
  /// // …
  /// scaffold.environment(\.navigationModel, navigation)
  /// ```
  public var navigationModel: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}

/// A column of the scaffold, in reading order.
enum ScaffoldColumn: String, CaseIterable, Hashable, Sendable {
  case sidebar, content, inspector
}

/// Moves the focus to a column, opening it where it is closed.
struct FocusColumnAction {
  let perform: @MainActor (ScaffoldColumn) -> Void

  @MainActor
  func callAsFunction(_ column: ScaffoldColumn) {
    perform(column)
  }
}

private struct FocusColumnKey: EnvironmentKey {
  static var defaultValue: FocusColumnAction? { nil }
}

extension EnvironmentValues {
  /// How to focus a column of the enclosing scaffold; `nil` outside one.
  var focusColumn: FocusColumnAction? {
    get { self[FocusColumnKey.self] }
    set { self[FocusColumnKey.self] = newValue }
  }
}
