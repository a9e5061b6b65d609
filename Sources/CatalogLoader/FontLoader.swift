import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `fonts` under `theme` of `system.yaml`, and the files that it names.
///
/// A typeface is somebody's work: without a licence a file is not published.
enum FontLoader {
  /// Bytes that a file may have: a page waits for it. A typeface of one script as WOFF2 is smaller.
  static let limit = 128 << 10

  static func font(_ node: YAMLNode, _ fields: inout YAMLFields) -> FontFile? {
    var inner = YAMLFields(node, subject: "a font")
    let family = inner.requiredText("family")
    let file = inner.requiredReference("file")
    let license = inner.text("license") ?? ""
    let isLicensed = license.contains { !$0.isWhitespace }
    if let file, !isLicensed {
      inner.report(
        .init(
          .themeFont, "the font '\(file.name)' has no licence, so it is not published",
          at: file.location,
          suggestion: "add 'license: …' with the name of the licence that allows a site to load it")
      )
    }
    let weight = inner.text("weight") ?? "400"
    if !isWeight(weight) {
      inner.report(
        .init(
          .themeFont, "'\(weight)' is no weight of a font", at: inner.location(of: "weight"),
          suggestion: "write a number from 1 to 1000, or two for a variable font: 100 900"))
    }
    let isItalic = inner.boolean("italic")
    fields.report(inner.finish())
    guard let family, let file, isLicensed, isWeight(weight) else { return nil }
    return FontFile(
      family: family, file: file, weight: weight, isItalic: isItalic, license: license)
  }

  /// Reads the files; one that cannot be published is reported, and left out.
  static func reading(
    _ fonts: [FontFile], in folder: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> [FontFile] {
    fonts.compactMap { font in
      if folder.isUnread(font.file.name) { return nil }
      guard let bytes = folder.tree[folder.path(font.file.name)] else {
        let known = Form.allCases.flatMap { folder.files(in: "", suffix: "." + $0.rawValue) }
        diagnostics.append(
          .init(
            .themeFont, "there is no font '\(font.file.name)'", at: font.file.location,
            near: DidYouMean.nearest(to: font.file.name, among: known)))
        return nil
      }
      if let problem = problem(font.file, bytes) {
        diagnostics.append(problem)
        return nil
      }
      var font = font
      font.bytes = bytes
      return font
    }
  }

  private static func problem(_ file: Reference, _ bytes: [UInt8]) -> Diagnostic? {
    guard let form = Form.allCases.first(where: { file.name.hasSuffix("." + $0.rawValue) }),
      form.starts.contains(where: { bytes.starts(with: $0) })
    else {
      return .init(
        .themeFont, "'\(file.name)' is no font that browsers load", at: file.location,
        suggestion: "name a file of WOFF2, WOFF, TrueType or OpenType, with the ending of its kind")
    }
    guard bytes.count > limit else { return nil }
    return .init(
      .themeFont,
      "the font has \(bytes.count) bytes; pages load it, so it may have \(limit)",
      at: file.location,
      suggestion: "keep the characters that your pages need, and write it as WOFF2")
  }

  private static func isWeight(_ text: String) -> Bool {
    let numbers = text.split(separator: " ").map { Int($0) }
    return (1...2).contains(numbers.count)
      && numbers.allSatisfy { $0.map((1...1000).contains) ?? false }
  }

  /// The kinds of files that browsers load, by their endings.
  private enum Form: String, CaseIterable {
    case woff2, woff, ttf, otf

    /// How a file of the kind begins.
    var starts: [[UInt8]] {
      switch self {
      case .woff2: [Array("wOF2".utf8)]
      case .woff: [Array("wOFF".utf8)]
      case .ttf: [[0, 1, 0, 0], Array("true".utf8)]
      case .otf: [Array("OTTO".utf8), [0, 1, 0, 0]]
      }
    }
  }
}
