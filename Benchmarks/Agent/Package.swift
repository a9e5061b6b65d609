// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "AgentBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "catalog", path: "../..")],
  targets: [
    .executableTarget(
      name: "AgentBenchmark",
      dependencies: [
        .product(name: "AgentUI", package: "catalog"),
        .product(name: "YAMLTree", package: "catalog"),
      ],
      path: ".", sources: ["main.swift", "Corpus.swift"])
  ],
  swiftLanguageModes: [.v6]
)
