import SwiftSymbols
import SwiftTokens

/// A constant that was read, written as Swift, is read as the same constant.
enum ConstantProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let file = SourceFile(path: inputPath, text: text)
    let read = SwiftConstantReader.read([file])
    requirePlaces(read.diagnostics, in: Array(text.utf8))
    requirePlaces(read.constants.map { ($0.name, $0.location) }, in: Array(text.utf8))
    let isSwift = !read.diagnostics.contains { $0.id == .swiftSyntaxError }
    for constant in read.constants.prefix(20) where isSwift && constant.value.isTakenApart {
      let written = constant.value.description
      let again = SwiftConstantReader.read(
        [SourceFile(path: inputPath, text: "public let a = \(written)\n")])
      if again.diagnostics.contains(where: { $0.id == .swiftTooDeep }) { continue }
      require(
        again.constants.first?.value.description == written,
        "a constant is another one after writing it: \(written)")
    }
    let load = SwiftTokenLoad(sources: [file])
    requirePlaces(load.diagnostics, in: Array(text.utf8))
    requirePlaces(load.unevaluated.map { ($0.text, $0.location) }, in: Array(text.utf8))
  }
}

extension ConstantExpression {
  /// Whether no part of it is kept as text.
  fileprivate var isTakenApart: Bool {
    if case .source = form { return false }
    return form.parts.allSatisfy(\.isTakenApart)
  }
}
