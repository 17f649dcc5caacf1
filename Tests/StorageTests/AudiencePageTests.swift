// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

@Suite(.serialized) struct AudiencePageTests {
  @Test("a page returns every field of its devices, whichever of them have a user or a time zone")
  func fields() {
    func device(_ number: UInt32, user: String?, zone: String?, _ bits: Int) -> AudiencePage.Device
    {
      let length = Int(number) % 5 + 1
      return AudiencePage.Device(
        Recipient(
          token: DeviceToken(bytes: [UInt8](repeating: UInt8(number), count: length)),
          bucket: Int32(number) * 3, languages: number % 3 == 0 ? [] : ["de", "l\(number % 3)"],
          environment: bits & 1 == 0 ? .production : .sandbox, user: user,
          isRegistered: bits & 2 == 0, timeZone: zone, isUnverified: bits & 4 == 0),
        isRecorded: bits & 8 == 0, counts: bits & 16 == 0)
    }
    let zones: [String?] = [nil, "Asia/Tokyo", nil, "Europe/Berlin", "Asia/Tokyo"]
    for (hasUsers, hasZones) in [(false, false), (true, false), (false, true), (true, true)] {
      let devices = (0..<32).map { number in
        device(
          UInt32(number), user: hasUsers && number % 4 == 3 ? "u\(number)" : nil,
          zone: hasZones ? zones[number % 5] : nil, number)
      }
      let page = AudiencePage(devices: devices, next: nil)
      #expect(Array(page) == devices)
      #expect(page.recipients == devices.filter { !$0.isRecorded }.map(\.recipient))
    }
    #expect(AudiencePage(devices: [], next: nil).isEmpty)
  }

  @Test("a named audience is read in token order, page by page, each device once")
  func named() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 2_500, user: "crowd")
      let item = try await store.claimed(
        app, .named(tokens: [DeviceToken(bytes: [0, 0, 0, 0, 0, 0, 0, 1])], users: ["crowd"]))
      var seen: [DeviceToken] = []
      var sizes: [Int] = []
      repeat {
        let page = try await store.audiences.named(item, after: seen.last).recipients
        seen += page.map(\.token)
        sizes.append(page.count)
      } while sizes.last == AudiencePages.size
      #expect(sizes == [1_000, 1_000, 500])
      #expect(seen == seen.sorted() && Set(seen).count == 2_500)
    }
  }

  @Test("a second expansion skips devices with an outcome of the run")
  func namedSkipsRows() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 { try await store.register(app, token(number), user: "u") }
      let item = try await store.claimed(app, .users("u"))
      try await store.record(item, token(2), .waiting)
      try await store.record(item, token(3), .accepted)
      // An outcome of another run does not count.
      try await store.record(try await store.claimed(app, .users("u")), token(4), .accepted)
      #expect(
        try await store.audiences.named(item, after: nil).recipients.map(\.token) == [
          token(1), token(4),
        ])
    }
  }

  @Test("only active devices of the right kind and environment are read, with languages")
  func recipients() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), user: "u", languages: ["fr-CA", "en"])
      try await store.register(app, token(2), user: "u", environment: .sandbox)
      try await store.register(app, token(3), user: "u", kind: .widgets)
      try await store.register(app, token(4), user: "u")
      try await store.register(try await store.app("com.example.other"), token(5), user: "u")
      try await store.run(
        "UPDATE devices SET state = 2, state_reason = 'x' WHERE token = '\\x00000004'")
      var asked = sample(app, .users("u"), environment: .production)
      _ = try await store.acceptance(of: asked, idempotency: nil)
      asked = sample(app, .everyone, environment: .production)
      _ = try await store.acceptance(of: asked, idempotency: nil)
      let items = try await store.claim(holder: holder, singles: 1, broadcasts: 100)
      let named = try await store.audiences.named(items[0], after: nil).recipients
      #expect(named.map(\.token) == [token(1)])
      #expect(named.first?.languages == ["fr-CA", "en"])
      #expect(named.first?.environment == .production)
      #expect(named.first?.user == "u")
      let whole = try await store.audiences.range(items[1], from: 0, to: 65_535, after: nil)
        .recipients
      #expect(whole.map(\.token) == named.map(\.token))
      #expect(whole.map(\.languages) == named.map(\.languages))
    }
  }

  @Test("the ranges of a broadcast cover each device once, in (bucket, token) order")
  func ranges() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 20_000)
      _ = try await store.accept(app, .everyone)
      let items = try await store.claim(holder: holder, singles: 0, broadcasts: 100)
      #expect(items.count == NotificationStore.broadcastRanges)
      var seen: [DeviceToken] = []
      for item in items {
        guard case .range(let from, let to, let start) = item.job else {
          Issue.record("\(item.job)")
          continue
        }
        #expect(start == nil)
        var cursor: RangeCursor?
        while true {
          let page = try await store.audiences.range(item, from: from, to: to, after: cursor)
            .recipients
          let places = page.map { (Int($0.bucket), $0.token) }
          #expect(places.elementsEqual(places.sorted { $0 < $1 }) { $0 == $1 })
          #expect(page.allSatisfy { (from...to).contains($0.bucket) })
          seen += page.map(\.token)
          guard page.count == AudiencePages.size, let last = page.last else { break }
          cursor = RangeCursor(bucket: last.bucket, token: last.token)
        }
      }
      #expect(seen.count == 20_000)
      #expect(Set(seen).count == 20_000)
    }
  }

  @Test("within a bucket a range continues after the cursor's token")
  func sameBucket() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.fill(app, count: 1_500)
      try await store.run("UPDATE devices SET bucket = 7")
      _ = try await store.accept(app, .everyone)
      let items = try await store.claim(holder: holder, singles: 0, broadcasts: 1)
      let first = try await store.audiences.range(items[0], from: 7, to: 7, after: nil).recipients
      let last = try #require(first.last)
      let second = try await store.audiences.range(
        items[0], from: 7, to: 7, after: RangeCursor(bucket: 7, token: last.token)
      ).recipients
      #expect(first.count == 1_000 && second.count == 500)
      #expect(Set(first.map(\.token)).isDisjoint(with: second.map(\.token)))
      #expect(
        try await store.audiences.range(items[0], from: 8, to: 65_535, after: nil).recipients
          .isEmpty)
      #expect(
        try await store.audiences.range(items[0], from: 0, to: 6, after: nil).recipients.isEmpty)
    }
  }

  @Test("a rescued range skips devices with an outcome from its former holder")
  func rescuedRange() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 { try await store.register(app, token(number)) }
      _ = try await store.accept(app, .everyone)
      let first = try await store.claim(holder: holder, singles: 0, broadcasts: 1)
      try await store.record(first[0], token(2), .waiting)
      try await store.record(first[0], token(3), .rejected)
      func page(_ item: Work) async throws -> Set<DeviceToken> {
        let page = try await store.audiences.range(item, from: 0, to: 65_535, after: nil).recipients
        return Set(page.map(\.token))
      }
      #expect(try await page(first[0]) == [token(1), token(2), token(3), token(4)])
      try await store.expireLeases()
      let items = try await store.claim(holder: holder, singles: 0, broadcasts: 100)
      let rescued = try #require(items.first { $0.id == first[0].id })
      #expect(try await page(rescued) == [token(1), token(4)])
    }
  }

  @Test("named tokens without a usable device get one outcome with a reason")
  func unknownDevices() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 {
        try await store.register(
          app, token(number), environment: number == 4 ? .sandbox : .production)
      }
      try await store.register(app, token(6))
      try await store.run(
        """
        UPDATE devices SET state = 2, state_reason = 'BadDeviceToken' WHERE token = '\\x00000002';
        UPDATE devices SET state = 3, state_reason = 'x' WHERE token = '\\x00000003'
        """)
      let asked = sample(
        app, .named(tokens: (1...6).map { token($0) }, users: []), environment: .production)
      _ = try await store.acceptance(of: asked, idempotency: nil)
      try await store.register(app, token(6), kind: .voip)
      let item = try await store.claim(holder: holder, singles: 1, broadcasts: 0)[0]
      try await store.record(item, token(1), .accepted)
      for _ in 0..<2 {
        try await store.audiences.recordUnknown(item, tokens: (1...6).map { token($0) })
      }
      let rows = try await store.runs.deliveries(
        of: asked.id, outcome: .unknownDevice, reason: nil, after: nil, limit: 10)
      #expect(rows.map(\.token) == (2...6).map { token($0) })
      #expect(rows.allSatisfy { $0.outcome == .unknownDevice && $0.attempts == 0 })
      #expect(
        rows.map(\.reason) == [
          "Quarantined", "Unregistered", "OtherEnvironment", "NotRegisteredHere",
          "OtherTokenKind",
        ])
    }
  }

  @Test("a retry finds its device only while the device is active")
  func retryRecipient() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), languages: ["de"])
      let item = try await store.claimed(app, .tokens(token(1)))
      func retried(_ number: UInt32) async throws -> AudiencePages.Retried {
        try await store.audiences.retried(item, token: token(number))
      }
      guard case .device(let device) = try await retried(1) else {
        Issue.record("device not found")
        return
      }
      #expect(device.languages == ["de"])
      #expect(try await retried(2) == .gone)
      try await store.register(app, token(1), environment: .sandbox)
      #expect(try await retried(1) == .moved(to: .sandbox))
      try await store.run("UPDATE devices SET state = 3, state_reason = 'x'")
      #expect(try await retried(1) == .gone)
      // A delivery decided by a late answer is not retried.
      try await store.record(item, token(1), .waiting)
      #expect(try await retried(1) == .gone)
      try await store.record(item, token(1), .accepted)
      #expect(try await retried(1) == .decided)
    }
  }

  @Test("retries of several runs and days find their devices with one call, in order")
  func manyRetries() async throws {
    try await TestDatabase.store { _, _, store in
      let (app, other) = (try await store.app(), try await store.app("com.example.other"))
      try await store.register(app, token(1), languages: ["de"])
      try await store.register(app, token(2), environment: .sandbox)
      try await store.register(other, token(1), languages: ["fr"])
      let work = try await store.claimed(app, .tokens(token(1)))
      let decided = try await store.claimed(app, .tokens(token(1)))
      try await store.record(decided, token(1), .accepted)
      let others = try await store.claimed(other, .tokens(token(1)))
      var yesterday = work
      yesterday.row.run.day -= 1
      let found = try await store.audiences.retried([
        (others, token(1)), (work, token(3)), (yesterday, token(2)), (decided, token(1)),
        (work, token(1)),
      ])
      #expect(found[1] == .gone && found[2] == .moved(to: .sandbox) && found[3] == .decided)
      let languages = [found[0], found[4]].map { one -> [String] in
        guard case .device(let device) = one else { return [] }
        return device.languages
      }
      #expect(languages == [["fr"], ["de"]])
      #expect(try await store.audiences.retried([]).isEmpty)
    }
  }

  @Test("unknown names are recorded in batches of a thousand, also across requests")
  func slices() async throws {
    try await TestDatabase.store { shard, _, store in
      let app = try await store.app()
      var works: [Work] = []
      for _ in 0..<5 { works.append(try await store.claimed(app, .tokens(token(1)))) }
      try await store.run(
        """
        CREATE TABLE sizes (rows int8);
        CREATE FUNCTION note_size() RETURNS trigger LANGUAGE plpgsql AS
          $$ BEGIN INSERT INTO sizes SELECT count(*) FROM new_rows; RETURN NULL; END $$;
        CREATE TRIGGER sizes AFTER INSERT ON deliveries REFERENCING NEW TABLE AS new_rows
          FOR EACH STATEMENT EXECUTE FUNCTION note_size()
        """)
      let tokens = (1...2_500).map { bulkToken($0) }
      _ = try await atOnce(5, on: shard) { number in
        try await store.audiences.recordUnknown(
          works[number], tokens: number == 0 ? tokens : Array(tokens.prefix(400)))
      }
      #expect(try await store.count("deliveries WHERE outcome = 4") == 2_500 + 4 * 400)
      #expect(try await store.value("SELECT max(rows) FROM sizes") == 1_000)
    }
  }
}
