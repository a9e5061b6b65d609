import ColorScience
import DesignTokens
import Foundation
import Testing

// On macOS the stub would stand before the true SwiftUI, so the check is Linux's.
#if os(Linux)
  /// Compiles an export of everything against the stub and runs the arithmetic of its colours.
  @Suite struct SwiftCompilationTests {
    @Test(.enabled(if: CompilerRun.compiler != nil))
    func compilesAndAgreesWithColorScience() throws {
      let tokens = SwiftExporter(namespace: "DS").export(ExportFixture.load.tokens).source
      let run = try CompilerRun(files: [
        "SwiftUI.swift": SwiftUIStub.source, "Tokens.swift": tokens, "main.swift": Self.program,
      ])
      defer { run.clean() }
      let library = ["-parse-as-library", "-emit-module", "-emit-library", "-static"]
      #expect(try run.compile(library + ["-module-name", "SwiftUI", "SwiftUI.swift"]) == "")
      let program = ["-warnings-as-errors", "-I.", "-L.", "-lSwiftUI", "-o", "run"]
      try #require(try run.compile(program + ["Tokens.swift", "main.swift"]) == "")
      let rows = try run.output(of: "run").split(separator: "\n").map {
        $0.split(separator: " ").compactMap { Double($0) }
      }
      try #require(rows.count == Self.colors.count)
      for (row, (_, color)) in zip(rows, Self.colors) {
        let expected = [color.srgb.red, color.srgb.green, color.srgb.blue].map(Self.linear)
        let isNear = zip(row, expected).allSatisfy { abs($0 - $1) < 1e-6 }
        #expect(isNear && row.count == 3, "\(color): \(row), not \(expected)")
      }
    }

    private static let spaces: [(name: String, space: ColorSpace, sizes: SIMD3<Double>)] = [
      ("srgb", .srgb, [1, 1, 1]), ("hsl", .hsl, [359, 100, 100]), ("hwb", .hwb, [359, 100, 100]),
      ("lab", .lab, [100, 120, -120]), ("lch", .lch, [100, 150, 359]),
      ("oklab", .oklab, [1, 0.4, -0.4]), ("oklch", .oklch, [1, 0.4, 359]),
      ("displayP3", .displayP3, [1, 1, 1]), ("a98RGB", .a98RGB, [1, 1, 1]),
      ("proPhotoRGB", .proPhotoRGB, [1, 1, 1]), ("rec2020", .rec2020, [1, 1, 1]),
      ("xyzD65", .xyzD65, [1, 1, 1]), ("xyzD50", .xyzD50, [1, 1, 1]),
    ]

    private static let samples: [SIMD3<Double>] = [
      [0, 0, 0], [1, 1, 1], [0.2, 0.6, 0.3], [0.01, 0.002, 0.9], [0.7, 0.12, 0.3],
    ]

    /// Every sample in every space, with the name of the space in the exported source.
    private static let colors: [(name: String, color: ColorValue)] = spaces.flatMap { space in
      samples.map { sample in
        let color = sample * space.sizes
        return (space.name, ColorValue(space.space, color.x, color.y, color.z))
      }
    }

    /// Prints the linear components of all colours.
    private static var program: String {
      let lines = colors.map { name, color in
        let components = color.components.map { "\($0 ?? 0)" }.joined(separator: ", ")
        return "show(DS.ColorSpaceToken.\(name).linearSRGB(SIMD3(\(components))))"
      }
      return (["func show(_ color: SIMD3<Double>) { print(color.x, color.y, color.z) }"] + lines)
        .joined(separator: "\n") + "\n"
    }

    private static func linear(_ encoded: Double) -> Double {
      let size = abs(encoded)
      let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
      return encoded < 0 ? -linear : linear
    }
  }

  /// A folder of sources and the compiler that the tests were built with.
  private struct CompilerRun {
    private let folder: URL

    static let compiler: URL? = {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      return path.split(separator: ":").map {
        URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc")
      }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    init(files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("exported-swift-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
      }
    }

    func clean() {
      try? FileManager.default.removeItem(at: folder)
    }

    /// What the compiler has to say.
    func compile(_ arguments: [String]) throws -> String {
      try run(#require(Self.compiler), ["-swift-version", "6"] + arguments)
    }

    func output(of program: String) throws -> String {
      try run(folder.appendingPathComponent(program), [])
    }

    private func run(_ program: URL, _ arguments: [String]) throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = program
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let data = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: data, as: UTF8.self)
    }
  }
#endif
