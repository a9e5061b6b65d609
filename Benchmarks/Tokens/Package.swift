// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that measuring is no part of `catalog`.
let package = Package(
  name: "TokensBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "catalog", path: "../..")],
  targets: [
    .executableTarget(
      name: "TokensBenchmark",
      dependencies: [
        .product(name: "DesignTokens", package: "catalog"),
        .product(name: "TokenDialects", package: "catalog"),
      ],
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
