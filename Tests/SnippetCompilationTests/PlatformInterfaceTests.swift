import SnippetCompilation
import SwiftSymbols
import Testing

/// The interfaces that stand in for the frameworks.
struct PlatformInterfaceTests {
  private let sources = [
    "SwiftUI/A.swift": "#if os(iOS)\nlet phone\n#else\nlet other\n#endif\nlet both",
    "UIKit/UIKit.swift": "let kit", "AppKit/AppKit.swift": "let kit", "Charts.swift": "let chart",
  ]

  @Test func eachPlatformHasItsOwn() throws {
    let phone = PlatformInterface(sources, for: .iOS, compiler: "Swift version 6.3")
    let mac = PlatformInterface(sources, for: .macOS, compiler: "Swift version 6.3")
    #expect(phone.modules == ["Charts", "SwiftUI", "UIKit"])
    #expect(mac.modules == ["AppKit", "Charts", "SwiftUI"])
    let text = try #require(phone.files["SwiftUI.swiftinterface"])
    #expect(text.hasPrefix("// swift-interface-format-version: 1.0\n"))
    #expect(text.contains("// swift-compiler-version: Swift version 6.3\n"))
    #expect(text.contains("@_exported import UIKit\n"))
    #expect(text.hasSuffix("\nlet phone\n\n\n\nlet both"))
    #expect(mac.files["SwiftUI.swiftinterface"]?.hasSuffix("\n\n\n\nlet other\n\nlet both") == true)
  }

  static let interfaces: [(text: String, phone: String?, mac: String?)] = [
    ("@available(iOS 17.0, macOS 14.0, *)\nlet a", "17.0", "14.0"),
    ("@available(macOS 13.0, *)\nlet a", nil, "13.0"),
    ("@available(iOS, introduced: 14.0, deprecated: 17.0)\nlet a", "14.0", nil),
    ("@available(iOS 26.0, *)\n@available(*, unavailable)\nlet a", "26.0", nil),
  ]

  @Test(arguments: interfaces)
  func versionsOfAPlatform(text: String, phone: String?, mac: String?) throws {
    for (platform, version) in [(SourceConfiguration.Platform.iOS, phone), (.macOS, mac)] {
      let interface = PlatformInterface(
        ["SwiftUI/A.swift": text], for: platform, compiler: "Swift version 6.3")
      let written = try #require(interface.files["SwiftUI.swiftinterface"])
      let first = version.map { "@available(_PackageDescription \($0))" } ?? ""
      let rest = text.split(separator: "\n").dropFirst().joined(separator: "\n")
      #expect(written.hasSuffix("line: 1)\n\(first)\n\(rest)"))
    }
  }

  @Test func versions() {
    let old = CompilerVersion("Swift version 5.10 (swift-5.10-RELEASE)\nTarget: x86_64")
    #expect(old?.numbers == [5, 10])
    #expect(old?.isSupported == false)
    let new = CompilerVersion("Apple Swift version 6.1.2 (swiftlang-6.1.2)\n")
    #expect(new?.name == "Apple Swift version 6.1.2 (swiftlang-6.1.2)")
    #expect(new?.isSupported == true)
    #expect(CompilerVersion("clang version 17") == nil)
  }
}
