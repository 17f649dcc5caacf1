// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TLS
import TestSupport
import Testing

/// Filtered audiences.
@Suite(.serialized) struct NarrowedTests {
  // MARK: model

  private struct Model {
    let token: DeviceToken
    let device: DeviceRegistration
    var isActive = true

    private var bucket: Int32 {
      let hash = SHA256.hash(token.bytes)
      return Int32(hash[0]) << 8 | Int32(hash[1])
    }

    func isMeant(by audience: Audience, kind: TokenKind = .alert) -> Bool {
      let narrowing = audience.narrowing
      guard isActive, device.tokenKind == kind,
        audience.environment ?? device.environment == device.environment
      else { return false }
      let tags = Set(device.tags)
      if !tags.isSuperset(of: narrowing.tags.all) { return false }
      if !narrowing.tags.any.isEmpty, tags.isDisjoint(with: narrowing.tags.any) { return false }
      if !tags.isDisjoint(with: narrowing.tags.none) { return false }
      if !narrowing.languages.isEmpty {
        guard let first = device.languages.first, prefixRule(narrowing.languages)(first) else {
          return false
        }
      }
      if let share = narrowing.share, !share.positions.contains((bucket + share.shift) & 65_535) {
        return false
      }
      guard let versions = narrowing.versions else { return true }
      guard let version = device.appVersion.flatMap(AppVersion.init) else { return false }
      return versions.from.map { $0 <= version } ?? true
        && versions.below.map { version < $0 } ?? true
    }
  }

  private static func devices(_ count: UInt32) -> [Model] {
    (1...count).map { number in
      let tags = ["everybody", number % 7 == 0 ? "seventh" : nil, number % 50 == 3 ? "rare" : nil]
      let languages = ["fr-CA", "fr", "de", "en-GB", "en", nil]
      let versions = ["3.2", "3.2.0", "3.10.1", "2.9", "4", "3.2-beta", "", nil]
      return Model(
        token: token(number),
        device: DeviceRegistration(
          languages: languages[Int(number % 6)].map { [$0, "it"] } ?? [],
          environment: number % 5 == 0 ? .sandbox : .production,
          tokenKind: number % 11 == 0 ? .voip : .alert, user: "u\(number % 4)",
          tags: number % 3 == 0 ? [] : tags.compactMap(\.self),
          appVersion: versions[Int(number % 8)]),
        isActive: number % 13 != 0)
    }
  }

  private func fill(_ store: TestStore, _ app: AppID, _ models: [Model]) async throws {
    for model in models {
      _ = try await store.changes.register(app: app, token: model.token, model.device)
    }
    let away = models.filter { !$0.isActive }.map(\.token)
    _ = try await store.client.write.query(
      "UPDATE devices SET state = 2, state_reason = 'x' WHERE token = ANY (\(away.map(\.bytes)))")
  }

  private static let narrowings: [Narrowing] = [
    Narrowing(tags: Narrowing.Tags(all: ["everybody"])),
    Narrowing(tags: Narrowing.Tags(all: ["rare"])),
    Narrowing(tags: Narrowing.Tags(all: ["everybody", "seventh"])),
    Narrowing(tags: Narrowing.Tags(any: ["rare", "seventh", "nobody"])),
    Narrowing(tags: Narrowing.Tags(all: ["everybody"], any: ["rare", "seventh"], none: ["rare"])),
    Narrowing(tags: Narrowing.Tags(none: ["everybody"])),
    Narrowing(tags: Narrowing.Tags(any: ["nobody"])),
    Narrowing(languages: ["fr"]), Narrowing(languages: ["fr-CA", "en"]),
    Narrowing(versions: AppVersionRange(from: AppVersion("3.2"))),
    Narrowing(versions: AppVersionRange(below: AppVersion("3.2.0.0"))),
    Narrowing(versions: AppVersionRange(from: AppVersion("3.2"), below: AppVersion("3.10"))),
    Narrowing(
      tags: Narrowing.Tags(any: ["everybody"], none: ["seventh"]), languages: ["de", "fr"],
      versions: AppVersionRange(from: AppVersion("2"), below: AppVersion("5"))),
    Narrowing(languages: ["en"], versions: AppVersionRange(from: AppVersion("3.3"))),
    Narrowing(share: AudienceShare(from: 0, to: 10)),
    Narrowing(share: AudienceShare(from: 10, to: 100)),
    Narrowing(share: AudienceShare(from: 40, to: 70, seed: "spring")),
    Narrowing(
      tags: Narrowing.Tags(all: ["everybody"]), languages: ["fr"],
      share: AudienceShare(from: 20, to: 90, seed: "autumn")),
  ]

  @Test("each filter of everyone selects equal devices for counts, pages and remaining ranges")
  func everyone() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let models = Self.devices(700)
      try await fill(store, app, models)
      for narrowing in Self.narrowings {
        for environment in [nil, PushEnvironment.sandbox] {
          let audience = Audience(.everyone, environment: environment, narrowing: narrowing)
          let meant = Set(models.filter { $0.isMeant(by: audience) }.map(\.token))
          let asked = sample(app, audience)
          #expect(
            try await store.acceptance(of: asked) == .accepted(id: asked.id, audience: meant.count),
            "\(narrowing)")
          let works = try await store.claim(singles: 0, broadcasts: 100)
          #expect(works.allSatisfy { $0.notification.audience == audience })
          var seen: [DeviceToken] = []
          var left = 0
          for work in works {
            seen += try await read(store, work).map(\.token)
            left += try await rest(store, work)
          }
          #expect(Set(seen) == meant && seen.count == meant.count, "\(narrowing)")
          #expect(left == meant.count)
          try await store.run("DELETE FROM queue")
        }
      }
    }
  }

  private func read(_ store: TestStore, _ work: Work) async throws -> [Recipient] {
    guard case .range(let from, let to, nil) = work.job else {
      Issue.record("\(work.job)")
      return []
    }
    var seen: [Recipient] = []
    var cursor: RangeCursor?
    repeat {
      let page = try await store.audiences.narrowed(work, from: from, to: to, after: cursor)
      #expect(page.recipients.allSatisfy { (from...to).contains($0.bucket) })
      seen += page.recipients
      cursor = page.next
    } while cursor != nil
    let places = seen.map { (Int($0.bucket), $0.token) }
    #expect(places.elementsEqual(places.sorted { $0 < $1 }) { $0 == $1 })
    return seen
  }

  private func rest(_ store: TestStore, _ work: Work) async throws -> Int {
    guard case .range(let from, let to, _) = work.job else { return 0 }
    var devices = 0
    var cursor: RangeCursor?
    repeat {
      let page = try await store.audiences.rest(of: work, from: from, to: to, after: cursor)
      devices += page.unrecorded
      cursor = page.next
    } while cursor != nil
    return devices
  }

  @Test("each filter of names selects its devices, and records the others' reasons")
  func names() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let models = Self.devices(300)
      try await fill(store, app, models)
      for narrowing in Self.narrowings {
        let tokens = models.filter { $0.device.tokenKind == .alert }.prefix(100).map(\.token)
        let audience = Audience(.named(tokens: tokens, users: ["u1"]), narrowing: narrowing)
        let meant = models.filter {
          $0.isMeant(by: audience) && (tokens.contains($0.token) || $0.device.user == "u1")
        }.map(\.token)
        let asked = sample(app, audience)
        #expect(
          try await store.acceptance(of: asked) == .accepted(id: asked.id, audience: meant.count))
        let works = try await store.claim(singles: 10, broadcasts: 0)
        var seen: [DeviceToken] = []
        for work in works {
          #expect(work.job == .names(after: nil) && work.notification.audience == audience)
          seen += try await store.audiences.named(work, after: nil).recipients.map(\.token)
          let missing = Set(tokens).subtracting(seen)
          try await store.audiences.recordUnknown(work, tokens: missing.sorted())
        }
        #expect(seen.sorted() == meant.sorted(), "\(narrowing)")
        let rows = try await store.runs.deliveries(
          of: asked.id, outcome: .unknownDevice, reason: nil, after: nil, limit: 1_000)
        let told = Dictionary(uniqueKeysWithValues: rows.map { ($0.token, $0.reason) })
        let left = Set(tokens).subtracting(meant)
        #expect(Set(told.keys) == left, "\(narrowing)")
        for model in models where left.contains(model.token) {
          #expect(told[model.token] == (model.isActive ? "NotInAudience" : "Quarantined"))
        }
        try await store.run("DELETE FROM queue")
      }
    }
  }

  @Test("a recently stored list of languages is not missed")
  func newLists() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), languages: ["fr"])
      _ = try await store.accept(app, Audience(.everyone, narrowing: Narrowing(languages: ["fr"])))
      let works = try await store.claim(singles: 0, broadcasts: 100)
      func seen() async throws -> [UInt8] {
        var seen: [UInt8] = []
        for work in works { seen += try await read(store, work).map { $0.token.bytes[3] } }
        return seen.sorted()
      }
      #expect(try await seen() == [1])
      // First languages that are not evaluated here yet, some of which match.
      for (number, language) in [(2, "fr-CH"), (3, "de-CH"), (4, "fr-x-new")] {
        try await store.register(app, token(UInt32(number)), languages: [language, "fr"])
      }
      #expect(try await seen() == [1, 2, 4])
      let named = Audience(
        .named(tokens: (1...6).map { token($0) }, users: []),
        narrowing: Narrowing(languages: ["fr"]))
      let work = try await store.claimed(app, named)
      try await store.register(app, token(5), languages: ["de-x-new"])
      try await store.register(app, token(6), languages: ["fr-x-newer"])
      #expect(
        try await store.audiences.named(work, after: nil).recipients.map { $0.token.bytes[3] } == [
          1, 2, 4, 6,
        ])
    }
  }

  @Test("rescued ranges skip recorded devices, and resends apply the filter")
  func goingOn() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      for number: UInt32 in 1...4 {
        _ = try await store.changes.register(
          app: app, token: token(number),
          DeviceRegistration(languages: [], environment: .production, tags: ["beta"]))
      }
      let asked = sample(
        app, Audience(.everyone, narrowing: Narrowing(tags: Narrowing.Tags(all: ["beta"]))))
      _ = try await store.acceptance(of: asked)
      var works = try await store.claim(singles: 0, broadcasts: 100)
      let work = try #require(works.first)
      try await store.record(work, token(1), .rejected)
      try await store.record(work, token(2), .rejected)
      try await store.expireLeases()
      works = try await store.claim(singles: 0, broadcasts: 100)
      var seen: [DeviceToken] = []
      for work in works { seen += try await read(store, work).map(\.token) }
      #expect(seen.sorted() == [token(3), token(4)])
      try await store.run("DELETE FROM queue")
      var untagged = DevicePatch()
      untagged.tags = []
      _ = try await store.changes.patch(app: app, token: token(2), untagged)
      #expect(
        try await store.store.resends.resend(
          asked, Resend.outcomes, deadline: noon.adding(seconds: 1_000_000), usesStrings: false)
          == .started)
      let again = try #require(try await store.claim(singles: 0, broadcasts: 10).first)
      #expect(again.job == .failures(after: nil))
      #expect(
        try await store.audiences.failures(again, after: nil).recipients.map(\.token) == [token(1)])
    }
  }

  @Test("PostgreSQL and Swift order versions equally")
  func versions() async throws {
    let texts = [
      "0", "0.0", "0.0.1", "1", "1.0", "1.0.0.0", "1.0.1", "1.00.1", "3.2", "3.2.0", "3.9", "3.10",
      "10",
      "010", "999999999", "1.2.3.4.5.6.7.8", "1.2.3.4.5.6.7.8.9", "1234567890", "", ".", "1.", ".1",
      "1..2",
      "v1", "1.2-beta", "1 ", "１.2", "-1", "1\n",
    ]
    try await TestDatabase.store { _, _, store in
      for text in texts {
        let numbers: [Int32]? = try await store.value("SELECT device_version(\(text))")
        #expect(numbers == AppVersion(text)?.numbers, "\(text)")
      }
      for left in texts.compactMap(AppVersion.init) {
        for right in texts.compactMap(AppVersion.init) {
          let isLess: Bool = try await store.value("SELECT \(left.numbers) < \(right.numbers)")
          #expect(isLess == (left < right), "\(left.text) < \(right.text)")
        }
      }
    }
  }
}
