import SwiftUI

/// How many columns a scaffold shows side by side.
public enum ScaffoldColumns: String, CaseIterable, Sendable {
  /// As many as there is room for, up to three: the system hides the sidebar where it is short.
  case automatic
  /// The content alone.
  case one
  /// The sidebar and the content.
  case two
  /// The sidebar, the content and the inspector.
  case three
}

extension ScaffoldColumns {
  /// The number of columns as a case other than `automatic`.
  ///
  /// A compact width has room for one column, whatever was asked for.
  func resolved(sizeClass: UserInterfaceSizeClass?) -> ScaffoldColumns {
    #if !os(macOS)
      if sizeClass == .compact { return .one }
    #endif
    return self == .automatic ? .three : self
  }
}
