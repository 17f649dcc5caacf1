// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// What every target is compiled with: the strictest language the toolchain offers.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

/// The targets that touch C say so at every unsafe use.
let strictWithC: [SwiftSetting] = strict + [.strictMemorySafety()]

/// What every push goes through, compiled for speed: what these modules have of generic code is specialised
/// where another uses it, and exclusive access is checked at run time in debug builds only (a tenth of a push).
let hot: [SwiftSetting] = [
  .unsafeFlags(
    ["-cross-module-optimization", "-enforce-exclusivity=unchecked"],
    .when(configuration: .release))
]

/// Modules off the path of a push, compiled for size because they write many texts.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
// The modules, not the umbrella product: it would compile eight more that nothing here uses.
let deque = Target.Dependency.product(name: "DequeModule", package: "swift-collections")
let heap = Target.Dependency.product(name: "HeapModule", package: "swift-collections")
let histogram = Target.Dependency.product(name: "Histogram", package: "hdrhistogram-swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")

let package = Package(
  name: "pushgate",
  products: [.executable(name: "pushgate", targets: ["pushgate"])],
  // Exact versions: a build for production takes what the tests ran with.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/HdrHistogram/hdrhistogram-swift", exact: "0.2.0"),
  ],
  targets: [
    // C, thin and alone: each module is imported by exactly one Swift target.
    .target(name: "CLinux"),
    // The variable names the commit of a release; a change compiles this target again, and links.
    .target(
      name: "CDocuments",
      cSettings: [.define("SOURCE_COMMIT", to: Context.environment["SOURCE_COMMIT"] ?? "unknown")]),
    .target(name: "CLanguageTables"),
    .systemLibrary(
      name: "CNGHTTP2", pkgConfig: "libnghttp2", providers: [.apt(["libnghttp2-dev"])]),
    .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),

    // Vocabulary and text: no I/O.
    .target(name: "PushModel", dependencies: ["JSONText"], swiftSettings: strict),
    .target(name: "JSONText", swiftSettings: strict + hot),
    .target(
      name: "Localization", dependencies: ["CLanguageTables", "JSONText"],
      exclude: ["language-tables.txt"], swiftSettings: strict),
    .target(
      name: "Messages", dependencies: ["JSONText", "Localization", "PushModel"],
      swiftSettings: strict),
    .target(name: "Metrics", dependencies: [histogram], swiftSettings: strict),

    // Sockets, and the byte transformers that know none.
    .target(
      name: "AsyncIO", dependencies: ["CLinux", deque, heap], swiftSettings: strictWithC + hot),
    .target(name: "TLS", dependencies: ["COpenSSL"], swiftSettings: strictWithC + hot),
    .target(name: "HTTP2", dependencies: ["CNGHTTP2", deque], swiftSettings: strictWithC + hot),
    .target(
      name: "Transport", dependencies: ["AsyncIO", "TLS", "HTTP2"], swiftSettings: strict + hot),

    .target(
      name: "HTTPClient", dependencies: ["AsyncIO", "TLS", "Transport"], swiftSettings: strict),

    .target(
      name: "Identity", dependencies: ["AsyncIO", "HTTPClient", "JSONText", "PushModel", "TLS"],
      swiftSettings: strict + small),

    // The store.
    .target(
      name: "Postgres", dependencies: ["AsyncIO", "CPostgres", deque, logging],
      swiftSettings: strictWithC),
    .target(
      name: "Migrations", path: "migrations",
      resources: [.embedInCode("0001_initial.sql"), .embedInCode("0002_legacy_feedback.sql")],
      swiftSettings: strict),
    .target(
      name: "Storage",
      dependencies: ["AsyncIO", "JSONText", "Migrations", "Postgres", "PushModel", "TLS", logging],
      exclude: ["Notifications/AcceptStatement"],
      swiftSettings: strict),

    // The two halves.
    .target(
      name: "HTTPServer",
      dependencies: [
        "AsyncIO", "HTTP2", "JSONText", "TLS", "Transport", deque, httpTypes, logging,
      ],
      swiftSettings: strict + hot),
    .target(
      name: "Intake",
      dependencies: ["Localization", "Messages", "Metrics", "PushModel", "Storage"],
      swiftSettings: strict),
    .target(
      name: "API",
      dependencies: [
        "AsyncIO", "CDocuments", "HTTPServer", "Intake", "JSONText", "Localization", "Messages",
        "Metrics", "PushModel", "Storage", "TLS", httpTypes, logging,
      ],
      exclude: ["openapi.json"],
      swiftSettings: strictWithC),
    .target(
      name: "LegacyBridge",
      dependencies: [
        "AsyncIO", "HTTPServer", "Intake", "JSONText", "Messages", "Metrics", "PushModel",
        "Storage", "TLS", "Transport", logging,
      ],
      swiftSettings: strict),
    .target(
      name: "Admin",
      dependencies: [
        "API", "AsyncIO", "HTTPServer", "Identity", "Intake", "JSONText", "Localization",
        "Messages", "Metrics", "PushModel", "Storage", "TLS", httpTypes, logging,
      ],
      resources: [
        .embedInCode("Assets/admin.css"), .embedInCode("Assets/admin.js"),
        .embedInCode("Assets/icon.svg"),
      ],
      swiftSettings: strict + small),
    .target(
      name: "APNs",
      dependencies: ["AsyncIO", "HTTP2", "JSONText", "TLS", "Transport", deque, logging],
      swiftSettings: strict + hot),
    .target(
      name: "DeliveryPipeline",
      dependencies: [
        "APNs", "AsyncIO", "Localization", "Messages", "Metrics", "PushModel", "Storage", "TLS",
        deque, logging,
      ],
      swiftSettings: strict),
    .target(
      name: "Duties",
      dependencies: ["AsyncIO", "Metrics", "PushModel", "Storage", logging],
      swiftSettings: strict),
    .target(
      name: "Webhooks",
      dependencies: [
        "AsyncIO", "Duties", "HTTPClient", "JSONText", "Metrics", "PushModel", "Storage", "TLS",
        logging,
      ],
      swiftSettings: strict),
    .target(
      name: "APNsSimulator",
      dependencies: [
        "AsyncIO", "HTTP2", "HTTPServer", "JSONText", "Localization", "TLS", "Transport", deque,
        httpTypes, logging,
      ],
      swiftSettings: strict + hot),
    // The settings of `pushgate serve`: they set limits of many modules, and need no node.
    .target(
      name: "Settings",
      dependencies: [
        "API", "APNs", "AsyncIO", "DeliveryPipeline", "Duties", "HTTPServer", "Identity",
        "JSONText", "LegacyBridge", "Localization", "Postgres", "PushModel", "Storage", "TLS",
        "Webhooks", logging,
      ],
      swiftSettings: strict),
    .target(
      name: "GatewayApp",
      dependencies: [
        "API", "APNs", "Admin", "AsyncIO", "DeliveryPipeline", "Duties", "HTTPServer", "Identity",
        "Intake", "JSONText", "LegacyBridge", "Localization", "Messages", "Metrics", "Postgres",
        "PushModel", "Settings", "Storage", "TLS", "Webhooks", httpTypes, logging,
      ],
      swiftSettings: strict),
    .target(
      name: "Commands",
      dependencies: ["AsyncIO", "HTTPClient", "JSONText", "Localization", "TLS", argumentParser],
      swiftSettings: strict + small),
    .executableTarget(
      name: "pushgate",
      dependencies: [
        "APNs", "APNsSimulator", "AsyncIO", "Commands", "GatewayApp", "HTTPClient", "Intake",
        "JSONText", "LegacyBridge", "Localization", "Messages", "PushModel", "Settings", "Storage",
        "TLS", argumentParser, logging,
      ],
      resources: [.embedInCode("Dev/postgres.sh")],
      swiftSettings: strict,
      // No library looks up symbols of this program; their names would take 1.7 MB. The build id
      // connects the binary to its debug symbols. Tables of function pointers are read-only after the
      // start.
      linkerSettings: [
        .unsafeFlags(
          ["--no-export-dynamic", "--build-id=sha1", "-znow"].flatMap { ["-Xlinker", $0] },
          .when(configuration: .release))
      ]),

    // Tests. `TestSupport` and `Randomness` are what several of them share; `TidyTests` holds the house rules.
    .target(
      name: "TestSupport",
      dependencies: ["AsyncIO", "Postgres", "PushModel", "Storage", logging],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(name: "Randomness", path: "Tests/Randomness", swiftSettings: strict),
    .testTarget(
      name: "AsyncIOTests", dependencies: ["AsyncIO", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "TLSTests", dependencies: ["TLS"], swiftSettings: strict),
    .testTarget(name: "HTTP2Tests", dependencies: ["HTTP2", "Randomness"], swiftSettings: strict),
    .testTarget(
      name: "TransportTests",
      dependencies: ["AsyncIO", "HTTP2", "TLS", "TestSupport", "Transport"],
      swiftSettings: strict),
    .testTarget(
      name: "JSONTextTests", dependencies: ["JSONText", "Randomness"], swiftSettings: strict),
    .testTarget(name: "PushModelTests", dependencies: ["PushModel"], swiftSettings: strict),
    .testTarget(name: "MetricsTests", dependencies: ["Metrics"], swiftSettings: strict),
    .testTarget(
      name: "LocalizationTests", dependencies: ["JSONText", "Localization", "Randomness"],
      resources: [.copy("Fixtures")], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .testTarget(
      name: "MessagesTests",
      dependencies: ["JSONText", "Localization", "Messages", "PushModel", "Randomness"],
      resources: [.copy("Fixtures")], swiftSettings: strict),
    .testTarget(
      name: "PostgresTests", dependencies: ["AsyncIO", "Postgres", "TestSupport", logging],
      swiftSettings: strict),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "AsyncIO", "Migrations", "Postgres", "PushModel", "Randomness", "Storage", "TLS",
        "TestSupport", logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "IntakeTests",
      dependencies: [
        "AsyncIO", "Intake", "JSONText", "Localization", "Messages", "Postgres", "PushModel",
        "Storage", logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HTTPServerTests",
      dependencies: [
        "AsyncIO", "HTTP2", "HTTPServer", "JSONText", "Randomness", "TLS", "TestSupport",
        "Transport", httpTypes, logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "HTTPClientTests",
      dependencies: ["AsyncIO", "HTTPClient", "TLS", "TestSupport", "Transport"],
      swiftSettings: strict),
    .testTarget(
      name: "IdentityTests",
      dependencies: [
        "Identity", "JSONText", "PushModel", "TLS",
      ], swiftSettings: strict),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "AsyncIO", "Commands", "HTTPClient", "JSONText", "Localization", argumentParser,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LegacyBridgeTests",
      dependencies: ["Intake", "LegacyBridge", "Messages", "PushModel", "Randomness", "TLS"],
      swiftSettings: strict),
    .testTarget(
      name: "APITests",
      dependencies: [
        "API", "AsyncIO", "HTTPServer", "Intake", "JSONText", "Localization", "Messages",
        "Postgres", "PushModel", "Storage", "TLS", "TestSupport", httpTypes, logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "AdminTests",
      dependencies: [
        "API", "APNs", "Admin", "AsyncIO", "HTTPServer", "Identity", "PushModel", "Randomness",
        "Storage",
        httpTypes,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "APNsTests",
      dependencies: [
        "APNs", "APNsSimulator", "AsyncIO", "HTTP2", "JSONText", "Randomness", "TLS", "TestSupport",
        "Transport", logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DeliveryPipelineTests",
      dependencies: [
        "APNs", "AsyncIO", "DeliveryPipeline", "Localization", "Messages", "Metrics", "Postgres",
        "PushModel", "Randomness", "Storage", "TLS", "TestSupport", logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "DutiesTests",
      dependencies: [
        "AsyncIO", "Duties", "Metrics", "Postgres", "PushModel", "Storage", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "WebhooksTests",
      dependencies: [
        "AsyncIO", "Duties", "HTTPClient", "Metrics", "Postgres", "PushModel", "Storage", "TLS",
        "TestSupport", "Webhooks", logging,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "APNsSimulatorTests",
      dependencies: [
        "APNsSimulator", "AsyncIO", "HTTP2", "JSONText", "Localization", "TLS", "Transport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SettingsTests",
      dependencies: [
        "API", "AsyncIO", "Duties", "HTTPServer", "Identity", "LegacyBridge", "Settings",
        "Webhooks",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GatewayTests",
      dependencies: [
        "API", "AsyncIO", "DeliveryPipeline", "Duties", "GatewayApp", "HTTPServer", "Localization",
        "Metrics", "Postgres", "PushModel", "Settings", "Storage", "TestSupport", "Webhooks",
        logging,
      ],
      swiftSettings: strict),
    .testTarget(name: "TidyTests", swiftSettings: strict),
  ]
)
