// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that measuring is no part of `catalog`.
let package = Package(
  name: "ContrastBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "catalog", path: "../..")],
  targets: [
    .executableTarget(
      name: "ContrastBenchmark",
      dependencies: [
        .product(name: "ColorScience", package: "catalog"),
        .product(name: "DesignTokens", package: "catalog"),
        .product(name: "TokenContrast", package: "catalog"),
        .product(name: "TokenDialects", package: "catalog"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
