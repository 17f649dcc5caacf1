// SPDX-License-Identifier: Apache-2.0
import Postgres
import PushModel
import Storage
import TestSupport
import Testing

/// Merging of imported devices with stored ones.
@Suite(.serialized) struct ImportTests {
  private static let epoch = Instant(microseconds: 0)

  private static func imported(
    _ number: UInt32, user: String? = "file", at: Instant? = nil,
    environment: PushEnvironment? = .production
  ) -> ImportedDevice {
    ImportedDevice(
      token: token(number),
      registration: DeviceRegistration(
        languages: ["en"], environment: environment, user: user, registeredAt: at))
  }

  private static func merge(
    _ devices: [ImportedDevice], _ store: TestStore, _ app: AppID, asFirst: Bool = false
  ) async throws -> Int {
    var batch = DeviceBatch()
    for device in devices {
      let list = try await store.changes.languageList(device.registration.languages)
      batch.append(device, app: app, languageList: list)
    }
    return try await store.changes.merge(batch, asFirst: asFirst)
  }

  private static func user(_ number: UInt32, _ store: TestStore, _ app: AppID) async throws
    -> String?
  {
    try await store.devices.device(app: app, token: token(number))?.user
  }

  @Test("a device from a file is stored completely, with any characters", arguments: [false, true])
  func whole(asFirst: Bool) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      var device = ImportedDevice(
        token: token(1),
        registration: DeviceRegistration(
          languages: ["zh-Hant-TW", "en"], environment: .sandbox, tokenKind: .voip,
          user: "u,\"42\"\\N\\", tags: ["a,b", "{c}", "\"d\"", "e\\f g", "é🎲", "NULL"],
          timeZone: "Asia/Taipei", appVersion: "3.2.1",
          registeredAt: RFC3339.parse("2020-01-02T03:04:05.678901Z")))
      device.environmentSource = .found
      device.state = .unregistered
      device.stateReason = "Unregistered"
      device.unregisteredAt = RFC3339.parse("2021-01-02T03:04:05.678901Z")
      let plain = ImportedDevice(
        token: token(2), registration: DeviceRegistration(languages: [], environment: nil))
      let changed = try await Self.merge([device, plain], store, app, asFirst: asFirst)
      #expect(changed == 2)
      let stored = try #require(try await store.devices.device(app: app, token: token(1)))
      let said = device.registration
      #expect(stored.languages == said.languages && stored.environment == .sandbox)
      #expect(stored.user == said.user && stored.tags == said.tags && stored.tokenKind == .voip)
      #expect(stored.timeZone == said.timeZone && stored.appVersion == said.appVersion)
      #expect(stored.registeredAt == said.registeredAt && stored.environmentSource == .found)
      #expect(stored.state == .unregistered && stored.stateReason == "Unregistered")
      #expect(stored.unregisteredAt == device.unregisteredAt)
      let other = try #require(try await store.devices.device(app: app, token: token(2)))
      #expect(other.registeredAt == Self.epoch && other.environment == .production)
      #expect(other.environmentSource == .assumed && other.tags == [] && other.user == nil)
      let bucket: Int32 = try await store.value(
        "SELECT bucket FROM devices WHERE app = \(app) AND token = \(token(1))")
      let right: Int32 = try await store.value(
        """
        SELECT get_byte(sha256(token), 0) * 256 + get_byte(sha256(token), 1) FROM devices
        WHERE app = \(app) AND token = \(token(1))
        """)
      #expect(bucket == right)
      // A second import changes nothing.
      let again = try await Self.merge([device, plain], store, app, asFirst: asFirst)
      #expect(again == 0)
    }
  }

  @Test("an import updates devices registered at or before its time, not later ones")
  func times() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let day = noon.adding(seconds: -86_400 * 300)
      try await store.register(app, token(1), user: "put", registeredAt: day)
      let older = try await Self.merge(
        [Self.imported(1), Self.imported(2)], store, app)
      #expect(older == 1)
      #expect(try await Self.user(1, store, app) == "put")
      let before = try await Self.merge(
        [Self.imported(1, at: day.adding(seconds: -1))], store, app)
      #expect(before == 0)
      let same = try await Self.merge([Self.imported(1, user: "same", at: day)], store, app)
      #expect(same == 1)
      #expect(try await Self.user(1, store, app) == "same")
      let later = try await Self.merge(
        [Self.imported(1, at: day.adding(seconds: 1))], store, app)
      #expect(later == 1)
      let device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.user == "file" && device.registeredAt == day.adding(seconds: 1))
      // A time in the future counts as now.
      _ = try await Self.merge(
        [Self.imported(3, at: noon.adding(seconds: 86_400 * 9_999))], store, app)
      let isNow: Bool = try await store.value(
        """
        SELECT registered_at > now() - interval '1 minute' AND registered_at <= now()
        FROM devices WHERE app = \(app) AND token = \(token(3))
        """)
      #expect(isNow)
    }
  }

  @Test("an inactive device is reactivated only by a registration after its deactivation")
  func pruned() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let day = noon.adding(seconds: -86_400 * 300)
      for number: UInt32 in 1...3 {
        try await store.register(app, token(number), user: "put", registeredAt: day)
      }
      try await store.run(
        """
        UPDATE devices SET state = 3, state_reason = 'Unregistered',
          unregistered_at = registered_at + interval '1 hour' WHERE token = '\\x\(token(1).hex)';
        UPDATE devices SET state = 2, state_reason = 'BadDeviceToken',
          quarantined_at = registered_at + interval '1 hour' WHERE token <> '\\x\(token(1).hex)'
        """)
      func states() async throws -> [DeviceState?] {
        var states: [DeviceState?] = []
        for number: UInt32 in 1...3 {
          states.append(try await store.devices.device(app: app, token: token(number))?.state)
        }
        return states
      }
      for seconds: Int64 in [-1, 0, 1800, 3600] {
        let changed = try await Self.merge(
          (1...3).map { Self.imported($0, at: day.adding(seconds: seconds)) }, store, app)
        #expect(changed == 0)
      }
      let kept = try await states()
      #expect(kept == [.unregistered, .quarantined, .quarantined])
      // The token was bad in the other environment.
      let moved = try await Self.merge(
        [Self.imported(3, at: day, environment: .sandbox)], store, app)
      #expect(moved == 1)
      let after = try await Self.merge(
        (1...2).map { Self.imported($0, at: day.adding(seconds: 3601)) }, store, app)
      #expect(after == 2)
      let revived = try await states()
      #expect(revived == [.active, .active, .active])
      let device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.stateReason == nil && device.unregisteredAt == nil && device.user == "file")
    }
  }

  @Test("an operator's quarantine is lifted only by a later registration")
  func quarantinedByOperator() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let day = noon.adding(seconds: -86_400 * 300)
      try await store.register(app, token(1), registeredAt: day)
      _ = try await store.store.deviceChanges.quarantine(app: app, token: token(1), reason: "lost")
      let older = [PushEnvironment.production, .sandbox].map {
        Self.imported(1, at: day.adding(seconds: 86_400), environment: $0)
      }
      for line in older {
        let changed = try await Self.merge([line], store, app)
        #expect(changed == 0)
      }
      let kept = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(kept.state == .quarantined && kept.stateReason == "lost")
      try await store.run("UPDATE devices SET quarantined_at = registered_at + interval '1 hour'")
      let later = day.adding(seconds: 3_601)
      let changed = try await Self.merge([Self.imported(1, at: later)], store, app)
      #expect(changed == 1)
      let revived = try await store.devices.device(app: app, token: token(1))
      #expect(revived?.state == .active)
    }
  }

  @Test(
    "of two lines for a token the later registration counts, then the later line",
    arguments: [false, true])
  func duplicates(asFirst: Bool) async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      let day = noon.adding(seconds: -86_400 * 300)
      let changed = try await Self.merge(
        [
          Self.imported(1, user: "first"), Self.imported(2, user: "new", at: day),
          Self.imported(1, user: "second"), Self.imported(2, user: "old"),
        ], store, app, asFirst: asFirst)
      #expect(changed == 2)
      #expect(try await Self.user(1, store, app) == "second")
      #expect(try await Self.user(2, store, app) == "new")
    }
  }

  @Test("a first import merges devices that were registered meanwhile")
  func overtaken() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      #expect(try await !store.changes.hasDevices(app: app))
      try await store.register(app, token(2), user: "put")
      #expect(try await store.changes.hasDevices(app: app))
      let changed = try await Self.merge(
        (1...3).map { Self.imported($0) }, store, app, asFirst: true)
      #expect(changed == 2)
      #expect(try await Self.user(2, store, app) == "put")
      #expect(try await store.count("devices") == 3)
    }
  }

  @Test("an environment found by Apple is kept if a file does not state one")
  func found() async throws {
    try await TestDatabase.store { _, _, store in
      let app = try await store.app()
      try await store.register(app, token(1), environment: nil, registeredAt: Self.epoch)
      try await store.run("UPDATE devices SET environment = 2, environment_source = 3")
      _ = try await Self.merge([Self.imported(1, environment: nil)], store, app)
      var device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.environment == .sandbox && device.environmentSource == .found)
      #expect(device.user == "file")
      _ = try await Self.merge([Self.imported(1, environment: .production)], store, app)
      device = try #require(try await store.devices.device(app: app, token: token(1)))
      #expect(device.environment == .production && device.environmentSource == .stated)
    }
  }

  @Test("an import waits for locked rows; a lost connection stores nothing of the batch")
  func lost() async throws {
    try await TestDatabase.store { shard, database, store in
      let app = try await store.app()
      try await store.register(app, token(5), registeredAt: Self.epoch)
      // The waiting session loses its connection.
      let rival = try await database.rival(
        on: shard, "UPDATE devices SET user_id = 'rival'",
        until: """
          EXISTS (SELECT FROM pg_locks WHERE NOT granted
            AND CASE WHEN pg_backend_pid() = ANY (pg_blocking_pids(pid)) THEN pg_terminate_backend(pid) END)
          """)
      await #expect(throws: StorageError.self) {
        _ = shard
        _ = try await Self.merge((1...9).map { Self.imported($0) }, store, app)
      }
      #expect(try await store.count("devices") == 1)
      try await rival.committed()
      let changed = try await Self.merge((1...9).map { Self.imported($0) }, store, app)
      #expect(changed == 9)
    }
  }
}
