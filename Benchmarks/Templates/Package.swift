// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that swift-mustache is no dependency of `catalog`.
let package = Package(
  name: "TemplatesBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "catalog", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
  ],
  targets: [
    .executableTarget(
      name: "TemplatesBenchmark",
      dependencies: [
        .product(name: "Templates", package: "catalog"),
        .product(name: "Mustache", package: "swift-mustache"),
      ],
      path: ".", sources: ["main.swift"])
  ],
  swiftLanguageModes: [.v6]
)
