// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Design",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Design", targets: ["Design"])],
  targets: [
    // The tests, DesignTests, are planned; see guides/testing.md.
    .target(name: "Design")
  ]
)
