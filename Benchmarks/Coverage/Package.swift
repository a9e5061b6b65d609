// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that what is measured is no dependency of `catalog`.

/// The packages whose sources are read, each with one of its products.
///
/// Only a product in use is fetched without a warning. It is used on a platform that nobody measures
/// on, so that it is not compiled with the benchmark.
let measured: [(product: String, package: String, version: Version)] = [
  ("NIOCore", "swift-nio", "2.101.2"),
  ("Collections", "swift-collections", "1.6.0"),
  ("ArgumentParser", "swift-argument-parser", "1.8.2"),
  ("Algorithms", "swift-algorithms", "1.2.1"),
  ("Logging", "swift-log", "1.16.2"),
]

let package = Package(
  name: "CoverageBenchmark",
  platforms: [.macOS(.v15)],
  dependencies: measured.map {
    .package(url: "https://github.com/apple/\($0.package).git", exact: $0.version)
  },
  targets: [
    .executableTarget(
      name: "CoverageBenchmark",
      dependencies: measured.map {
        .product(name: $0.product, package: $0.package, condition: .when(platforms: [.wasi]))
      },
      path: "Sources")
  ],
  swiftLanguageModes: [.v6]
)
