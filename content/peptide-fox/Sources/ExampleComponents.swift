import SwiftUI

/// The sizes of text whose bullets have an optical offset.
public enum BulletTextSize: String, CaseIterable, Sendable {
  /// 12 points, bullet moved by 1.8.
  case points12
  /// 13 points, bullet moved by 2.1.
  case points13
  /// 14 points, bullet moved by 2.5.
  case points14
  /// 16 points, bullet moved by 3.5.
  case points16

  /// Size of the text, in points.
  public var points: CGFloat {
    switch self {
    case .points12: 12
    case .points13: 13
    case .points14: 14
    case .points16: 16
    }
  }

  /// How far the bullet moves down, in points.
  public var offset: CGFloat {
    switch self {
    case .points12: PeptideFox.Optical.offset12
    case .points13: PeptideFox.Optical.offset13
    case .points14: PeptideFox.Optical.offset14
    case .points16: PeptideFox.Optical.offset16
    }
  }
}

/// An item of a list, its bullet centred on the first line by eye.
public struct BulletItem: View {
  /// The text of the line.
  public let text: String
  /// The size of the text, which decides the offset of the bullet.
  public let size: BulletTextSize

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - text: The text of the line.
  ///   - size: The size of the text, which decides the offset of the bullet.
  public init(_ text: String, size: BulletTextSize = .points14) {
    self.text = text
    self.size = size
  }

  /// The bullet and the text, read by VoiceOver as one.
  public var body: some View {
    HStack(alignment: .top, spacing: Spacing.space2) {
      Text("•")
        .font(.brownLL(size: size.points * PeptideFox.Optical.bulletScale))
        .offset(y: size.offset)
        .accessibilityHidden(true)
      Text(text)
        .font(.brownLL(size: size.points))
        .lineSpacing((Typography.lineHeight - 1) * size.points)
    }
    .accessibilityElement(children: .combine)
  }
}

/// The two sizes of icons.
public enum IconSize: String, CaseIterable, Sendable {
  /// 16 points.
  case standard
  /// 20 points, the largest allowed.
  case maximum

  /// The side of the icon, in points.
  public var points: CGFloat {
    switch self {
    case .standard: PeptideFox.Icon.standard
    case .maximum: PeptideFox.Icon.maximum
    }
  }
}

/// A text after a small icon that supports it.
public struct IconLabel: View {
  /// What the label says beside its icon.
  public let text: String
  /// The name of the SF Symbol.
  public let systemName: String
  /// The side of the icon.
  public let size: IconSize

  /// Makes a label.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - systemName: The name of the SF Symbol.
  ///   - size: The side of the icon.
  public init(_ text: String, systemName: String, size: IconSize = .standard) {
    self.text = text
    self.systemName = systemName
    self.size = size
  }

  /// The icon, hidden from VoiceOver, and the text.
  public var body: some View {
    HStack(spacing: Spacing.space2) {
      Image(systemName: systemName)
        .resizable()
        .scaledToFit()
        .frame(width: size.points, height: size.points)
        .accessibilityHidden(true)
      Text(text).typography(.body)
    }
  }
}

/// One of several cards side by side, all of the same height, with the call to action at the
/// bottom.
public struct ComparisonCard<Content: View>: View {
  /// What is compared.
  public let title: String
  /// The text of the call to action.
  public let callToAction: String
  /// The action of the call to action.
  public let action: () -> Void
  /// What is said about it.
  public let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - title: What is compared.
  ///   - callToAction: The text of the call to action.
  ///   - action: The action of the call to action.
  ///   - content: What is said about it.
  public init(
    title: String,
    callToAction: String,
    action: @escaping () -> Void = {},
    @ViewBuilder content: () -> Content
  ) {
    self.title = title
    self.callToAction = callToAction
    self.action = action
    self.content = content()
  }

  /// Title, content, a flexible gap and the call to action, at least 480 points high without
  /// padding.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).typography(.cardTitle)
      Spacer().frame(height: Spacing.space1)
      VStack(alignment: .leading, spacing: Spacing.space2) { content }
      Spacer(minLength: Spacing.space8)
      Button(action: action) {
        Text(callToAction)
          .typography(.body)
          .frame(minHeight: PeptideFox.Layout.targetMinimum)
          .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    }
    .frame(minHeight: PeptideFox.Layout.comparisonHeight)
    .card()
  }
}

/// A peptide of the library: its name, what it is, and its badges.
public struct PeptideCard<Badges: View>: View {
  /// Name of the peptide.
  public let name: String
  /// What it is, in a few words.
  public let description: String
  /// The badges below.
  public let badges: Badges

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - name: Name of the peptide.
  ///   - description: What it is, in a few words.
  ///   - badges: The badges below.
  public init(name: String, description: String, @ViewBuilder badges: () -> Badges) {
    self.name = name
    self.description = description
    self.badges = badges()
  }

  /// Name, description and badges on a tinted card.
  public var body: some View {
    VStack(alignment: .leading, spacing: Spacing.space4) {
      VStack(alignment: .leading, spacing: Spacing.space1) {
        Text(name).typography(.cardTitle)
        Text(description).typography(.body)
      }
      if Badges.self != EmptyView.self {
        HStack(spacing: Spacing.space2) { badges }
      }
    }
    .tintedCard()
  }
}
