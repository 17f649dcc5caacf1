// SPDX-License-Identifier: Apache-2.0
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct DeviceStoreTests {
  @Test("a patch sets and clears its members, and keeps the others")
  func patch() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let registered = try await store.changes.register(
        app: app, token: token(1),
        DeviceRegistration(
          languages: ["fr"], environment: .production, user: "u", tags: ["a"], timeZone: "UTC",
          appVersion: "1", registeredAt: noon.adding(seconds: -1_000_000)))
      func patched(_ change: (inout DevicePatch) -> Void) async throws -> Device {
        var patch = DevicePatch()
        change(&patch)
        return try #require(try await store.changes.patch(app: app, token: token(1), patch))
      }
      var device = try await patched { _ in }
      #expect(device.user == "u" && device.tags == ["a"] && device.languages == ["fr"])
      #expect(device.timeZone == "UTC" && device.appVersion == "1")

      device = try await patched {
        $0.user = .some("v")
        $0.languages = ["de", "en"]
      }
      #expect(device.user == "v" && device.languages == ["de", "en"])
      #expect(device.tags == ["a"] && device.timeZone == "UTC" && device.appVersion == "1")

      device = try await patched {
        $0.user = .some(nil)
        $0.timeZone = .some(nil)
        $0.appVersion = .some(nil)
        $0.tags = []
        $0.languages = []
        $0.environment = .sandbox
      }
      #expect(device.user == nil && device.timeZone == nil && device.appVersion == nil)
      #expect(device.tags == [] && device.languages == [] && device.environment == .sandbox)
      #expect(device.registeredAt == registered.registeredAt)
      #expect(try await store.devices.device(app: app, token: token(1)) == device)
    }
  }

  @Test("an unregistered token cannot be patched, read or deleted")
  func absent() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await store.register(other, token(1))
      #expect(try await store.changes.patch(app: app, token: token(1), DevicePatch()) == nil)
      #expect(try await store.devices.device(app: app, token: token(1)) == nil)
      #expect(try await !store.changes.delete(app: app, token: token(1)))
      #expect(try await store.changes.delete(app: other, token: token(1)))
      #expect(try await !store.changes.delete(app: other, token: token(1)))
    }
  }

  @Test("filters narrow a list and are combined with AND")
  func filters() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let rows: [(UInt32, String?, [String], PushEnvironment)] = [
        (1, "ann", ["fr-CA", "en"], .production), (2, "ann", ["fr"], .sandbox),
        (3, "bob", ["en", "fr"], .production), (4, nil, ["fry"], .production),
        (5, nil, [], .production), (6, "bob", ["fr-CA"], .production),
      ]
      for (number, user, languages, environment) in rows {
        try await store.register(
          app, token(number), user: user, languages: languages, environment: environment)
      }
      try await store.run(
        "UPDATE devices SET state = 2, state_reason = 'x' WHERE token = '\\x00000006'")
      func listed(_ change: (inout DeviceFilter) -> Void) async throws -> [UInt8] {
        var filter = DeviceFilter()
        change(&filter)
        let page = try await store.devices.list(app: app, filter: filter, limit: 100)
        #expect(page.next == nil)
        return page.devices.map { $0.token.bytes[3] }.sorted()
      }
      #expect(try await listed { _ in } == [1, 2, 3, 4, 5, 6])
      #expect(try await listed { $0.user = "ann" } == [1, 2])
      #expect(try await listed { $0.language = "fr" } == [1, 2, 6])
      #expect(try await listed { $0.language = "fr-CA" } == [1, 6])
      #expect(try await listed { $0.language = "f%" } == [])
      #expect(try await listed { $0.state = .quarantined } == [6])
      #expect(try await listed { $0.environment = .sandbox } == [2])
      #expect(
        try await listed {
          $0.user = "bob"
          $0.language = "fr"
          $0.state = .active
        } == [])
      #expect(
        try await listed {
          $0.user = "ann"
          $0.environment = .production
        } == [1])
    }
  }

  @Test("pages have no gaps or repetitions, whatever is deleted between them")
  func paging() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 25)
      var seen: [DeviceToken] = []
      var place: RangeCursor?
      repeat {
        let page = try await store.devices.list(app: app, after: place, limit: 10)
        seen += page.devices.map(\.token)
        if let last = seen.last { _ = try await store.changes.delete(app: app, token: last) }
        place = page.next
      } while place != nil
      #expect(seen.count == 25)
      #expect(seen == seen.sorted() && Set(seen).count == 25)
    }
  }
}
