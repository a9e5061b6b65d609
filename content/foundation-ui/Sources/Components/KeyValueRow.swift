import SwiftUI

/// One fact: its name and its value.
///
/// Key and value stand side by side, and one above the other at the accessibility sizes of Dynamic
/// Type, where a line is too short for both.
///
/// ```swift
/// KeyValueRow(key: "Size", value: "1024 bytes", copyable: true)
/// ```
public struct KeyValueRow: View {
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  /// The name of the fact.
  public let key: String
  /// The value of the fact.
  public let value: String
  /// Whether pressing the value copies it.
  public let copyable: Bool

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: What the fact is called.
  ///   - value: What the fact is, with its unit.
  ///   - copyable: Whether pressing the value copies it.
  public init(key: String, value: String, copyable: Bool = false) {
    self.key = key
    self.value = value
    self.copyable = copyable
  }

  /// The key and the value; with `copyable`, the whole row is a button that copies the value.
  ///
  /// A row that only shows a value is as high as its text. The target of one that copies reaches
  /// half a small step into the gaps above and below: rows at least ``DS/Spacing/s`` apart keep
  /// their rhythm, and their targets do not overlap.
  public var body: some View {
    if copyable {
      CopyableButton(text: value) { row }
        .padding(.vertical, -DS.Spacing.s / 2)
        .accessibilityLabel(key)
        .accessibilityValue(value)
    } else {
      row
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(key)
        .accessibilityValue(value)
    }
  }

  private var row: some View {
    layout {
      Text(key).font(DS.Font.body)
      if !isStacked {
        Spacer(minLength: DS.Spacing.s)
      }
      Text(value)
        .font(DS.Font.body.monospaced())
        .multilineTextAlignment(isStacked ? .leading : .trailing)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var isStacked: Bool { dynamicTypeSize.isAccessibilitySize }

  private var layout: AnyLayout {
    isStacked
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: DS.Spacing.s / 2))
      : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: DS.Spacing.s))
  }
}

#Preview {
  VStack(spacing: DS.Spacing.s) {
    KeyValueRow(key: "Type", value: "ftyp")
    KeyValueRow(key: "Size", value: "1024 bytes", copyable: true)
  }
  .padding(DS.Spacing.l)
}
