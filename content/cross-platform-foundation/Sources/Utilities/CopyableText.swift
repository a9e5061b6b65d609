import SwiftUI

#if os(macOS)
  import AppKit
#else
  import UIKit
#endif

/// Текст, который копируется нажатием.
///
/// Символ рядом с текстом говорит, что его можно скопировать.
public struct CopyableText: View {
  /// Текст, который показан и копируется.
  public let text: String
  /// Что это за текст, для VoiceOver; `nil` — произносится только сам текст.
  public let label: String?

  /// Создаёт копируемый текст.
  ///
  /// - Parameters:
  ///   - text: Текст, который показан и копируется.
  ///   - label: Что это за текст, для VoiceOver.
  public init(text: String, label: String? = nil) {
    self.text = text
    self.label = label
  }

  /// Кнопка с текстом и символом копирования.
  public var body: some View {
    Button {
      copy()
    } label: {
      HStack(spacing: DS.Spacing.s) {
        Text(text).font(DS.Font.body.monospaced())
        Image(systemName: "doc.on.doc").foregroundStyle(.tint).accessibilityHidden(true)
      }
      .frame(minHeight: DS.Target.minimum)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(label ?? text)
    .accessibilityValue(label == nil ? "" : text)
    .accessibilityHint("Копирует текст")
  }

  @MainActor private func copy() {
    #if os(macOS)
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #else
      UIPasteboard.general.string = text
    #endif
    AccessibilityNotification.Announcement("Скопировано").post()
  }
}

#Preview {
  CopyableText(text: "1024 байта", label: "Размер").padding(DS.Spacing.l)
}
