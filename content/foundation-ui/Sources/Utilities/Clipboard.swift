import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

/// The one place that writes to the system's pasteboard.
@MainActor
enum Clipboard {
  /// Replaces what is on the pasteboard and tells VoiceOver so.
  static func copy(_ text: String) {
    #if os(macOS)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #else
      UIPasteboard.general.string = text
    #endif
    AccessibilityNotification.Announcement("Copied").post()
  }
}
