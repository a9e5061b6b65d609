import Foundation
import Testing

/// Measured values of Apple's system colours, as collected from public sources.
struct AppleColorData: Decodable {
  struct Row: Decodable {
    struct Value: Decodable {
      let hex: String
      let alpha: Double
    }

    let platform: String
    let name: String
    let os: String
    let osMin: String?
    let osMax: String?
    let light: Value?
    let dark: Value?
    let increasedContrastLight: Value?
    let increasedContrastDark: Value?
    let confidenceByAppearance: [String: String?]
    let sources: [String]
  }

  let colors: [Row]

  /// The row for the systems this catalog describes, iOS and macOS up to 18 and 15 or from 26 on;
  /// `nil` where the data have none.
  func row(platform: String, name: String, in range: SystemRange) throws -> Row? {
    let rows = colors.filter { row in
      guard row.platform == platform, row.name == name else { return false }
      // A row without a last version still holds; earlier ones end before iOS 18 or macOS 15.
      return switch range {
      case .before26:
        row.osMin != "26" && [nil, platform == "ios" ? "18" : "15"].contains(row.osMax)
      case .from26: row.osMax == nil
      }
    }
    try #require(rows.count <= 1, "\(platform) \(name)")
    return rows.first
  }
}

/// Apple's text styles, as the Human Interface Guidelines list them.
struct TextStyleData: Decodable {
  struct Phone: Decodable {
    struct Category: Decodable {
      struct Style: Decodable {
        let sizePt: Double
        let leadingPt: Double
      }

      let swiftuiDynamicTypeSize: String
      let styles: [String: Style]
    }

    let weights: [String: String]
    let categories: [Category]
  }

  struct Mac: Decodable {
    struct Style: Decodable {
      let sizePt: Double
      let lineHeightPt: Double
      let weight: String
    }

    let styles: [String: Style]
  }

  let defaultCategory: String
  let ios: Phone
  let macos: Mac
}

/// A file of the folder `Data`.
func data<Contents: Decodable>(_ name: String) throws -> Contents {
  let url = try #require(
    Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Data"))
  let decoder = JSONDecoder()
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  return try decoder.decode(Contents.self, from: Data(contentsOf: url))
}
