// SPDX-License-Identifier: Apache-2.0
import Testing

/// The arrows of docs/ARCHITECTURE.md. A new arrow is a decision: it is written here, there, and in
/// docs/decisions if it needs a reason.
@Suite struct ArrowTests {
  /// Every target of the product and the targets that it may import.
  static let arrows: [String: Set<String>] = [
    "CDocuments": [], "CLanguageTables": [], "CLinux": [], "CNGHTTP2": [], "COpenSSL": [],
    "CPostgres": [],
    "PushModel": ["JSONText"],
    "JSONText": [],
    "Localization": ["CLanguageTables", "JSONText"],
    "Messages": ["JSONText", "Localization", "PushModel"],
    "Metrics": [],
    "Migrations": [],
    "AsyncIO": ["CLinux"],
    "TLS": ["COpenSSL"],
    "HTTP2": ["CNGHTTP2"],
    "Transport": ["AsyncIO", "TLS", "HTTP2"],
    "HTTPClient": ["AsyncIO", "TLS", "Transport"],
    "Identity": ["AsyncIO", "HTTPClient", "JSONText", "PushModel", "TLS"],
    "Postgres": ["AsyncIO", "CPostgres"],
    "Storage": ["AsyncIO", "JSONText", "Migrations", "Postgres", "PushModel", "TLS"],
    "HTTPServer": ["AsyncIO", "HTTP2", "JSONText", "TLS", "Transport"],
    "Intake": ["Localization", "Messages", "Metrics", "PushModel", "Storage"],
    "API": [
      "AsyncIO", "CDocuments", "HTTPServer", "Intake", "JSONText", "Localization", "Messages",
      "Metrics", "PushModel", "Storage", "TLS",
    ],
    "LegacyBridge": [
      "AsyncIO", "HTTPServer", "Intake", "JSONText", "Messages", "Metrics", "PushModel", "Storage",
      "TLS", "Transport",
    ],
    "Admin": [
      "API", "AsyncIO", "HTTPServer", "Identity", "Intake", "JSONText", "Localization", "Messages",
      "Metrics", "PushModel", "Storage", "TLS",
    ],
    "APNs": ["AsyncIO", "HTTP2", "JSONText", "TLS", "Transport"],
    "DeliveryPipeline": [
      "APNs", "AsyncIO", "Localization", "Messages", "Metrics", "PushModel", "Storage", "TLS",
    ],
    "Duties": ["AsyncIO", "Metrics", "PushModel", "Storage"],
    "Webhooks": [
      "AsyncIO", "Duties", "HTTPClient", "JSONText", "Metrics", "PushModel", "Storage", "TLS",
    ],
    "APNsSimulator": [
      "AsyncIO", "HTTP2", "HTTPServer", "JSONText", "Localization", "TLS", "Transport",
    ],
    "Settings": [
      "API", "APNs", "AsyncIO", "DeliveryPipeline", "Duties", "HTTPServer", "Identity", "JSONText",
      "LegacyBridge", "Localization", "Postgres", "PushModel", "Storage", "TLS", "Webhooks",
    ],
    "GatewayApp": [
      "API", "APNs", "Admin", "AsyncIO", "DeliveryPipeline", "Duties", "HTTPServer", "Identity",
      "Intake", "JSONText", "LegacyBridge", "Localization", "Messages", "Metrics", "Postgres",
      "PushModel", "Settings", "Storage", "TLS", "Webhooks",
    ],
    "Commands": ["AsyncIO", "HTTPClient", "JSONText", "Localization", "TLS"],
    "pushgate": [
      "APNs", "APNsSimulator", "AsyncIO", "Commands", "GatewayApp", "HTTPClient", "Intake",
      "JSONText", "LegacyBridge", "Localization", "Messages", "PushModel", "Settings", "Storage",
      "TLS",
    ],
    "Randomness": [],
    "TestSupport": ["AsyncIO", "Postgres", "PushModel", "Storage"],
  ]

  /// The modules of other packages, by the constant for their product in Package.swift.
  static let products: [String: [String]] = [
    "argumentParser": ["ArgumentParser"], "deque": ["DequeModule"], "heap": ["HeapModule"],
    "histogram": ["Histogram"], "httpTypes": ["HTTPTypes"],
    "logging": ["Logging"],
  ]

  /// Modules of the toolchain that every target may import.
  static let toolchain: Set<String> = ["FoundationEssentials", "Glibc", "Synchronization"]

  /// Modules of the toolchain that only one target may import.
  static let special: [String: Set<String>] = ["LocalizationTests": ["_FoundationICU"]]

  /// Unused arrows, as `from to`. The list may only shrink.
  static let unused: Set<String> = [
    "Storage logging", "pushgate Storage",
  ]

  /// Forbidden dependencies, direct or indirect, and the reason.
  static let walls: [(from: String, to: [String], why: String)] = [
    ("API", ["DeliveryPipeline", "APNs"], "acceptance and delivery share only PostgreSQL"),
    ("Admin", ["DeliveryPipeline", "APNs"], "acceptance and delivery share only PostgreSQL"),
    ("API", ["Admin"], "the API does not depend on its pages"),
    (
      "LegacyBridge", ["DeliveryPipeline", "APNs", "API"],
      "acceptance and delivery share only PostgreSQL"
    ),
    ("DeliveryPipeline", ["API", "HTTPServer"], "acceptance and delivery share only PostgreSQL"),
    (
      "APNs", ["PushModel", "Storage", "Localization", "Metrics", "Postgres"],
      "the client of APNs is independent of the gateway"
    ),
    (
      "APNsSimulator", ["APNs", "PushModel", "Storage"],
      "the simulator must not share code with the client that it checks"
    ),
    ("Duties", ["DeliveryPipeline", "Messages"], "duties are independent of the delivery"),
    ("GatewayApp", ["APNsSimulator"], "a gateway does not contain its own test server"),
    ("Transport", ["APNsSimulator"], "faults of the simulator are not part of the transport"),
    ("TLS", ["AsyncIO"], "byte transformers do not use sockets"),
    ("HTTP2", ["AsyncIO", "TLS"], "byte transformers do not use sockets"),
    (
      "Commands", ["API", "HTTPServer", "Storage", "PushModel"],
      "commands use only the gateway's API"
    ),
    ("HTTPClient", ["HTTPServer"], "client and server have separate parsers"),
    ("pushgate", ["TestSupport"], "test support is only for tests"),
    ("Storage", ["HTTPServer", "APNs", "Localization"], "the store is independent of both sides"),
    ("Storage", ["Messages"], "the store keeps bytes and does not interpret them"),
    ("Messages", ["Storage", "Postgres"], "messages do not depend on their storage"),
    ("Intake", ["HTTPServer"], "acceptance is independent of the protocol"),
  ]

  @Test("Package.swift has exactly the arrows of the table")
  func manifestAgrees() {
    for target in Manifest.targets where !target.isTest {
      let ours = target.dependencies.subtracting(Self.products.keys)
      guard let allowed = Self.arrows[target.name] else {
        complain("Package.swift", nil, "\(target.name) is not in the table of ArrowTests.swift")
        continue
      }
      for name in ours.subtracting(allowed).sorted() {
        complain("Package.swift", nil, "\(target.name) must not depend on \(name)")
      }
      for name in allowed.subtracting(ours).sorted() {
        complain("Package.swift", nil, "\(target.name) ─► \(name) is only in the table")
      }
    }
    for name in Self.arrows.keys where Manifest.target(named: name) == nil {
      complain("Package.swift", nil, "\(name) of the table does not exist")
    }
  }

  @Test("docs/ARCHITECTURE.md has exactly the arrows of the table")
  func documentAgrees() throws {
    var documented: [String: Set<String>] = [:]
    for line in try Repository.file("docs/ARCHITECTURE.md").lines where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { String(String($0).trimmed) }
      let name = String(cells[0].dropFirst().dropLast())
      guard cells.count == 3, Self.arrows[name] != nil else { continue }
      let words = cells[2].split { !$0.isLetter && !$0.isNumber }.map(String.init)
      documented[name] = Set(words).intersection(Self.arrows.keys)
    }
    for (name, arrows) in Self.arrows where Manifest.target(named: name)?.isC == false {
      let told = documented[name] ?? []
      if told != arrows {
        complain(
          "docs/ARCHITECTURE.md", nil,
          "\(name) imports \(arrows.sorted()), but the page lists \(told.sorted())")
      }
    }
  }

  @Test("every import is a dependency in Package.swift")
  func importsAreDependencies() {
    for file in Repository.swift {
      guard let name = file.target, let target = Manifest.target(named: name) else { continue }
      let ours = target.dependencies.subtracting(Self.products.keys)
      let foreign = target.dependencies.flatMap { Self.products[$0] ?? [] }
      let allowed = ours.union(foreign).union(Self.toolchain)
        .union(Self.special[name] ?? []).union(file.path.hasPrefix("Tests/") ? ["Testing"] : [])
      for (module, line) in file.imports where !allowed.contains(module) {
        complain(file.path, line, "\(name) imports \(module) without depending on it")
      }
    }
  }

  @Test("every dependency in Package.swift is imported, except for a shrinking list")
  func dependenciesAreUsed() {
    for target in Manifest.targets where !target.isC && !target.isTest {
      let imported = Set(
        Repository.swift.filter { $0.target == target.name }.flatMap { $0.imports.map(\.module) })
      for name in target.dependencies.sorted() {
        let isUsed = !imported.isDisjoint(with: Self.products[name] ?? [name])
        guard isUsed == Self.unused.contains("\(target.name) \(name)") else { continue }
        complain(
          "Package.swift", nil,
          isUsed
            ? "\(target.name) imports \(name) now: remove it from the list in ArrowTests.swift"
            : "\(target.name) depends on \(name) but never imports it")
      }
    }
  }

  @Test("forbidden dependencies do not exist, not even indirectly")
  func wallsHold() {
    for wall in Self.walls {
      var reached: Set<String> = []
      var next = Array(Self.arrows[wall.from] ?? [])
      while let name = next.popLast() {
        if reached.insert(name).inserted { next += Self.arrows[name] ?? [] }
      }
      for name in wall.to where reached.contains(name) {
        complain("Package.swift", nil, "\(wall.from) reaches \(name): \(wall.why)")
      }
    }
  }

  @Test("only the executable imports the simulator")
  func simulatorIsApart() {
    for (target, arrows) in Self.arrows where target != "pushgate" {
      guard arrows.contains("APNsSimulator") else { continue }
      complain("Package.swift", nil, "\(target) must not depend on APNsSimulator")
    }
  }

  @Test("each C module is imported by exactly one target")
  func cModulesHaveOneUser() {
    let users = [
      "CDocuments": "API", "CLanguageTables": "Localization", "CLinux": "AsyncIO",
      "CNGHTTP2": "HTTP2", "COpenSSL": "TLS",
      "CPostgres": "Postgres",
    ]
    for file in Repository.swift {
      for (module, line) in file.imports {
        guard let user = users[module], file.target != user else { continue }
        complain(file.path, line, "only \(user) imports \(module); use what \(user) offers")
      }
    }
  }

  @Test("no module shares its name with a type inside it")
  func modulesAndTypesDiffer() {
    for file in Repository.product {
      for declaration in file.typeDeclarations where declaration.name == file.target {
        complain(
          file.path, declaration.line,
          "a type with the name of its module hides the other types of the module")
      }
    }
  }
}
