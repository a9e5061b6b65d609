import DesignTokens
import Diagnostics

/// A file of a typeface that the pages of a system load.
public struct FontFile: Hashable, Sendable {
  /// The name by which the theme chooses it.
  public var family: String
  /// The file, from the folder of the system.
  public var file: Reference
  /// A weight from 1 to 1000, or the two ends of a range for a variable font: `100 900`.
  public var weight: String
  public var isItalic: Bool
  /// What allows the file to be published.
  public var license: String
  /// The bytes of the file; empty where they were not read or cannot be published.
  public var bytes: [UInt8] = []

  /// A file that is not read yet.
  public init(
    family: String, file: Reference, weight: String = "400", isItalic: Bool = false,
    license: String
  ) {
    self.family = family
    self.file = file
    self.weight = weight
    self.isItalic = isItalic
    self.license = license
  }
}

/// Families of typefaces that the reader's machine has, by the names that CSS gives them.
///
/// Source: CSS Fonts 4, 4.1. Browsers that do not know a name take what follows it.
public enum SystemTypeface: String, CaseIterable, Sendable {
  case ui = "system-ui"
  case sans = "ui-sans-serif"
  case serif = "ui-serif"
  case rounded = "ui-rounded"
  case monospace = "ui-monospace"

  /// The names to try, the most preferred first.
  public var families: [String] {
    switch self {
    case .ui: ["system-ui"] + Self.interface
    case .sans: ["ui-sans-serif", "system-ui"] + Self.interface
    case .serif: ["ui-serif", "New York", "Iowan Old Style", "Charter", "Georgia", "serif"]
    case .rounded:
      ["ui-rounded", "SF Pro Rounded", "Arial Rounded MT Bold", "system-ui"] + Self.interface
    case .monospace:
      [
        "ui-monospace", "SF Mono", "Menlo", "Consolas", "DejaVu Sans Mono", "monospace",
      ]
    }
  }

  private static let interface = [
    "-apple-system", "Segoe UI", "Roboto", "Helvetica Neue", "Arial", "sans-serif",
  ]
}

extension System {
  /// The names to try for a typeface that the theme chooses: those of a token, of a file, or of the
  /// reader's machine; `nil` where it names nothing of these.
  public func families(of choice: Reference) -> [String]? {
    if let known = SystemTypeface(rawValue: choice.name) { return known.families }
    if theme.fonts.contains(where: { $0.family == choice.name }) { return [choice.name] }
    switch tokens[TokenPath(choice.name)]?.value()?.value {
    case .fontFamily(let names): return names
    case .typography(let style): return style.fontFamily
    default: return nil
    }
  }
}
