// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "FoundationUI",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "FoundationUI", targets: ["FoundationUI"])],
  dependencies: [
    // No version is required, and the package has no tags yet.
    .package(url: "https://github.com/SoundBlaster/NavigationSplitView", branch: "main")
  ],
  targets: [
    .target(
      name: "FoundationUI",
      dependencies: [
        .product(name: "NavigationSplitViewKit", package: "NavigationSplitView")
      ],
      path: "Sources")
  ]
)
