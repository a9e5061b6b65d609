import ColorScience

/// The types and extensions that follow the tokens: those that their expressions use, and what
/// these need themselves. In the texts, `NAMESPACE` stands for the type that holds the tokens.
struct SwiftSupport {
  enum Part: CaseIterable {
    case adaptiveToken, dynamicColor, colorSpace, duration, cubicBezier, transition, fontWeight
    case typography, strokeStyle, border, shadow
  }

  private(set) var parts: Set<Part> = []
  private(set) var spaces: Set<ColorSpace> = []
  private(set) var usesRem = false

  /// Looks at what `bodies` use.
  init(_ bodies: [SwiftBody]) {
    for body in bodies { add(body.expression) }
    if parts.contains(.border) { parts.insert(.strokeStyle) }
    if parts.contains(.transition) { parts.insert(.cubicBezier) }
    if parts.contains(.cubicBezier) { parts.insert(.duration) }
    if parts.contains(.typography) { parts.insert(.fontWeight) }
  }

  private mutating func add(_ expression: ExportedExpression) {
    switch expression {
    case .literal, .reference: break
    case .rem: usesRem = true
    case .space(let space):
      spaces.insert(space)
      parts.insert(.colorSpace)
    case .member(let type, _): if let type { add(type) }
    case .array(let elements): for element in elements { add(element) }
    case .call(let name, let arguments):
      if let type = ExportedSwift.SupportType(rawValue: name) { add(type) }
      if name == "SwiftUI.Color", arguments.first?.label == "light" { parts.insert(.dynamicColor) }
      for argument in arguments { add(argument.value) }
    }
  }

  private mutating func add(_ type: ExportedSwift.SupportType) {
    switch type {
    case .adaptive: parts.insert(.adaptiveToken)
    case .border: parts.insert(.border)
    case .colorSpace: parts.insert(.colorSpace)
    case .cubicBezier: parts.insert(.cubicBezier)
    case .fontWeight: parts.insert(.fontWeight)
    case .shadow: parts.insert(.shadow)
    case .strokeStyle: parts.insert(.strokeStyle)
    case .transition: parts.insert(.transition)
    case .typography: parts.insert(.typography)
    }
  }

  /// The lines before the tokens.
  var header: [String] {
    let platform = [
      "", "#if canImport(UIKit)", "  import UIKit", "#elseif canImport(AppKit)", "  import AppKit",
      "#endif",
    ]
    let start = [ExportedSwift.header, "", "import SwiftUI"]
    return start + (parts.contains(.dynamicColor) ? platform : []) + [""]
  }

  /// The declarations, each after an empty line.
  ///
  /// - Parameter shadowed: names that groups have taken from types of the standard library.
  func text(namespace: String, shadowed: Set<String>) -> String {
    let declarations = Part.allCases.filter(parts.contains).map { "\n" + text(of: $0) + "\n" }
    let qualified = SwiftQualification(shadowed).applied(to: declarations.joined())
    return qualified.replacing("NAMESPACE", with: namespace)
  }

  private func text(of part: Part) -> String {
    switch part {
    case .adaptiveToken: Self.adaptiveToken
    case .dynamicColor: Self.dynamicColor
    case .colorSpace: colorSpaces
    case .duration: Self.duration
    case .cubicBezier: Self.cubicBezier
    case .transition: Self.transition
    case .fontWeight: Self.fontWeight
    case .typography: Self.typography
    case .strokeStyle: Self.strokeStyle
    case .border: Self.border
    case .shadow: Self.shadow
    }
  }
}

/// Puts modules before the names of types that groups have taken.
struct SwiftQualification {
  private let modules: [String: String]

  private static let known = [
    "Bool": "Swift", "Double": "Swift", "Hashable": "Swift", "SIMD3": "Swift",
    "Sendable": "Swift", "String": "Swift", "CGFloat": "SwiftUI", "CGLineCap": "SwiftUI",
    "UIColor": "UIKit", "NSColor": "AppKit",
  ]

  init(_ shadowed: Set<String>) {
    modules = Self.known.filter { shadowed.contains($0.key) }
  }

  /// `source` with whole words replaced, comments aside, unless they follow a dot.
  func applied(to source: String) -> String {
    guard !modules.isEmpty else { return source }
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line in
      line.drop { $0 == " " }.hasPrefix("//") ? String(line) : qualified(line)
    }.joined(separator: "\n")
  }

  private func qualified(_ line: Substring) -> String {
    var result = ""
    var word = ""
    func flush() {
      if let module = modules[word], result.last != "." { result += module + "." }
      result += word
      word = ""
    }
    for character in line {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
