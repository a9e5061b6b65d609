// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "CrossPlatformFoundation",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "CrossPlatformFoundation", targets: ["CrossPlatformFoundation"])
  ],
  targets: [
    // Внешних зависимостей нет: только SwiftUI.
    .target(name: "CrossPlatformFoundation", path: "Sources")
  ]
)
