// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Lists of devices by each filter, and by two filters.
@Suite(.serialized) struct DeviceListTests {
  private static let since = noon.adding(seconds: 300)

  // MARK: model

  private func isMeant(_ device: Device, by filter: DeviceFilter) -> Bool {
    if let user = filter.user, device.user != user { return false }
    let (tags, asked) = (Set(device.tags), filter.tags)
    if !tags.isSuperset(of: asked.all) || !tags.isDisjoint(with: asked.none) { return false }
    if !asked.any.isEmpty, tags.isDisjoint(with: asked.any) { return false }
    if let language = filter.language {
      guard let first = device.languages.first, prefixRule([language])(first) else { return false }
    }
    if let versions = filter.versions {
      guard let version = device.appVersion.flatMap(AppVersion.init) else { return false }
      if let from = versions.from, version < from { return false }
      if let below = versions.below, version >= below { return false }
    }
    if let state = filter.state, device.state != state { return false }
    if let reason = filter.reason, device.stateReason != reason { return false }
    if let environment = filter.environment, device.environment != environment { return false }
    if let kind = filter.tokenKind, device.tokenKind != kind { return false }
    return filter.updatedSince.map { device.updatedAt >= $0 } ?? true
  }

  /// Six hundred devices of all kinds, a third of them inactive.
  private func fill(_ store: TestStore, _ app: AppID) async throws {
    let languages = ["fr-CA", "fr", "de", "en-GB", "en", nil]
    let versions = ["3.2", "3.2.0", "3.10.1", "2.9", "4", "3.2-beta", nil]
    for number in 1...UInt32(600) {
      var device = DeviceRegistration(
        languages: languages[Int(number % 6)].map { [$0, "it"] } ?? [],
        environment: number % 5 == 0 ? .sandbox : .production,
        tokenKind: TokenKind.allCases[number % 3 == 0 ? Int(number % 11) : 0],
        user: number % 4 == 0 ? nil : "u\(number % 4)",
        tags: number % 3 == 1 ? ["beta"] + (number % 50 == 1 ? ["rare"] : []) : [])
      device.appVersion = versions[Int(number % 7)]
      _ = try await store.changes.register(app: app, token: token(number), device)
    }
    try await store.run(
      """
      UPDATE devices SET updated_at = timestamptz '2026-11-20T09:00:00Z' + bucket % 600 * interval '1 second';
      UPDATE devices SET state = 2 + bucket % 2, state_reason = (ARRAY['BadDeviceToken', 'other'])[1 + bucket % 5 / 4]
      WHERE bucket % 3 = 0;
      """)
  }

  private func listed(
    _ store: TestStore, _ app: AppID, _ filter: DeviceFilter, limit: Int
  ) async throws -> [Device] {
    var seen: [Device] = []
    var place: RangeCursor?
    repeat {
      let page = try await store.devices.list(app: app, filter: filter, after: place, limit: limit)
      #expect(page.devices.count <= limit)
      seen += page.devices
      place = page.next
    } while place != nil
    return seen
  }

  private typealias Change = @Sendable (inout DeviceFilter) -> Void

  /// Values of each filter.
  private static let filters: [[Change]] = [
    [{ $0.user = "u1" }, { $0.user = "nobody" }],
    [{ $0.language = "fr" }, { $0.language = "en" }, { $0.language = "it" }],
    [
      { $0.tags.all = ["beta"] }, { $0.tags.all = ["rare"] }, { $0.tags.all = ["none"] },
      { $0.tags.all = ["beta", "rare"] }, { $0.tags.any = ["beta", "rare"] },
      { $0.tags.none = ["beta"] },
      { $0.tags = Narrowing.Tags(all: ["beta"], none: ["rare"]) },
    ],
    [
      { $0.versions = AppVersion("3.2").map { AppVersionRange(exactly: $0) } },
      { $0.versions = AppVersionRange(from: AppVersion("3.2"), below: AppVersion("4")) },
      { $0.versions = AppVersionRange(from: AppVersion("3.10")) },
      { $0.versions = AppVersionRange(below: AppVersion("3")) },
    ],
    [{ $0.state = .active }, { $0.state = .quarantined }, { $0.state = .unregistered }],
    [{ $0.reason = "BadDeviceToken" }, { $0.reason = "other" }, { $0.reason = "none" }],
    [{ $0.environment = .production }, { $0.environment = .sandbox }],
    [{ $0.tokenKind = .alert }, { $0.tokenKind = .voip }],
    [{ $0.updatedSince = since }, { $0.updatedSince = noon.adding(seconds: 86_400) }],
  ]

  @Test("each filter and each pair lists exactly the matching devices, page by page")
  func combinations() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let other = try await store.app("com.example.other")
      try await fill(store, app)
      try await store.register(other, token(1), user: "u1", languages: ["fr"])
      let all = try await listed(store, app, DeviceFilter(), limit: 1_000)
      #expect(all.count == 600)
      #expect(all.map(\.token) == all.map(\.token).sorted())
      var filters: [DeviceFilter] = []
      for (index, changes) in Self.filters.enumerated() {
        for change in changes {
          var filter = DeviceFilter()
          change(&filter)
          filters.append(filter)
          for another in Self.filters[(index + 1)...].joined() {
            var both = filter
            another(&both)
            filters.append(both)
          }
        }
      }
      var found = 0
      for (number, filter) in filters.enumerated() {
        let listed = try await listed(store, app, filter, limit: number % 2 == 0 ? 17 : 1_000)
        let expected = all.filter { isMeant($0, by: filter) }
        #expect(listed.map(\.token).sorted() == expected.map(\.token), "\(filter)")
        found += listed.count
      }
      #expect(filters.count > 200 && found > 5_000)
    }
  }

  @Test("a device that exists during all pages is listed once, whatever changes between them")
  func stability() async throws {
    let changes: [Change] = [
      { $0.environment = .sandbox }, { $0.tags.all = ["beta"] }, { $0.state = .active },
      { $0.language = "fr" }, { $0.user = "u" }, { $0.updatedSince = noon }, { _ in },
    ]
    try await TestDatabase.store { _, _, store in
      var device = DeviceRegistration(
        languages: ["fr"], environment: .sandbox, user: "u", tags: ["beta"])
      for (number, change) in changes.enumerated() {
        let app = try await store.app("com.example.app\(number)")
        var filter = DeviceFilter()
        change(&filter)
        for number in UInt32(1)...60 {
          _ = try await store.changes.register(app: app, token: token(number * 1_000), device)
        }
        var seen: [DeviceToken] = []
        var place: RangeCursor?
        repeat {
          let page = try await store.devices.list(
            app: app, filter: filter, after: place, limit: 7)
          seen += page.devices.map(\.token)
          place = page.next
          // The last device is deleted, another is added, and every user opens the app.
          if let last = seen.last { _ = try await store.changes.delete(app: app, token: last) }
          device.appVersion = "3.\(seen.count)"
          let newcomer = token(UInt32(seen.count) * 991)
          _ = try await store.changes.register(app: app, token: newcomer, device)
          for number in UInt32(1)...60 where !seen.contains(token(number * 1_000)) {
            _ = try await store.changes.register(app: app, token: token(number * 1_000), device)
          }
        } while place != nil
        #expect(Set(seen).count == seen.count, "\(filter)")
        #expect(Set(seen).isSuperset(of: (1...60).map { token($0 * 1_000) }), "\(filter)")
      }
    }
  }

  @Test("a language list stored by another node is evaluated when it is read")
  func newLanguages() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var filter = DeviceFilter()
      filter.language = "fr"
      try await store.register(app, token(1), languages: ["fr"])
      #expect(try await listed(store, app, filter, limit: 10).map(\.token) == [token(1)])
      for (number, language) in ["frr", "fr-CH", "de"].enumerated() {
        try await store.register(app, token(UInt32(number) + 2), languages: [language])
      }
      let found = try await listed(store, app, filter, limit: 1).map(\.token)
      #expect(found.sorted() == [token(1), token(3)])
    }
  }

  @Test(
    "pages of a hundred thousand scan some devices each, and miss none",
    arguments: [
      { $0.updatedSince = noon },
      {
        $0.environment = .production
        $0.updatedSince = noon
      },
      {
        $0.user = "guest"
        $0.tags.all = ["beta"]
      },
      {
        $0.tokenKind = .alert
        $0.reason = "x"
      },
      {
        $0.state = .active
        $0.tags.all = ["beta"]
      },
      {
        $0.language = "en"
        $0.updatedSince = noon
      },
    ] as [@Sendable (inout DeviceFilter) -> Void])
  private func bounded(_ change: Change) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 100_000, user: "guest")
      try await store.run(
        """
        UPDATE devices SET updated_at = timestamptz '2026-11-20T08:59:59Z' - bucket * interval '1 second';
        UPDATE devices SET updated_at = timestamptz '2026-11-20T09:00:00Z', tags = '{beta}'
        WHERE token IN (int8send(500), int8send(90000));
        UPDATE devices SET state = 2, state_reason = 'x' WHERE token IN (int8send(7), int8send(70000));
        """)
      var filter = DeviceFilter()
      change(&filter)
      var seen: [DeviceToken] = []
      var place: RangeCursor?
      var pages = 0
      repeat {
        let page = try await store.devices.list(app: app, filter: filter, after: place, limit: 10)
        seen += page.devices.map(\.token)
        place = page.next
        pages += 1
      } while place != nil
      // Filters with an index find both at once; others scan all devices, a fifth per page.
      let expected = filter.reason == nil ? [500, 90_000] : [7, 70_000]
      #expect(seen.sorted() == expected.map { bulkToken($0) })
      let hasIndex = filter.reason != nil || (!filter.tags.all.isEmpty && filter.user == nil)
      #expect(hasIndex ? pages == 1 : (5...7).contains(pages), "\(pages) pages")
    }
  }
}
