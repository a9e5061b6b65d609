// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "FoundationUI",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "FoundationUI", targets: ["FoundationUI"])],
  dependencies: [
    // No version is required; set the oldest that you have tested.
    .package(url: "https://github.com/SoundBlaster/NavigationSplitView", from: "1.0.0")
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
