import SwiftUI

/// A button that copies a text and says for a moment that it has.
///
/// The text is also offered in a context menu and, on macOS, to Edit > Copy while the button has
/// the focus.
struct CopyableButton<Label: View>: View {
  @State private var copies = 0
  @State private var hasCopied = false

  private let text: String
  private let label: Label

  init(text: String, @ViewBuilder label: () -> Label) {
    self.text = text
    self.label = label()
  }

  var body: some View {
    Button {
      copy()
    } label: {
      HStack(spacing: DS.Spacing.s) {
        label
        Image(systemName: hasCopied ? "checkmark.circle" : "doc.on.doc")
          .foregroundStyle(.tint)
          .accessibilityHidden(true)
      }
      .frame(minWidth: DS.Target.minimum, minHeight: DS.Target.minimum)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .help("Copy")
    .contextMenu { Button("Copy", systemImage: "doc.on.doc") { copy() } }
    .accessibleAnimation(DS.Animation.quick, value: hasCopied)
    .accessibilityHint("Copies the text")
    .task(id: copies) { await confirm() }
    #if os(macOS)
      .onCopyCommand { [NSItemProvider(object: text as NSString)] }
    #endif
  }

  @MainActor private func copy() {
    Clipboard.copy(text)
    copies += 1
  }

  /// Restarts for each copy, so that a second press prolongs the check mark.
  @MainActor private func confirm() async {
    guard copies > 0 else { return }
    hasCopied = true
    guard (try? await Task.sleep(for: DS.State.confirmation)) != nil else { return }
    hasCopied = false
  }
}
